import Chronology
import PredicateFormat
import SQLite

/// Dates of records against dates that were typed.
///
/// A stored point in time is compared with the instants of the bound; a stored year, month or day, which
/// has no zone, with what calendars and wall clocks show at them. Where the two differ, a comparison with the
/// wider of them comes first: an index can use it.
extension PredicateCompiler {
  func dateTest(
    _ columns: StoredColumns, _ order: ValueOrder, _ bound: DateBound
  ) -> Condition {
    switch (bound, order) {
    case (_, .notEqual): dateTest(columns, .equal, bound).negated
    case (.period(let period), .equal): equality(columns, period)
    case (.period(let period), .less), (.period(let period), .greaterOrEqual):
      bounded(columns, order, period.start, period.calendarStart)
    case (.period(let period), .lessOrEqual):
      bounded(columns, .less, max(period.start, period.next), period.calendarNext)
    case (.period(let period), .greater):
      bounded(columns, .greaterOrEqual, max(period.start, period.next), period.calendarNext)
    case (.instant(let instant, let wallClock), .equal):
      equality(columns, instant, wallClock)
    case (.instant(let instant, let wallClock), _): bounded(columns, order, instant, wallClock)
    }
  }

  /// An order against an instant for points in time and a wall clock for periods.
  private func bounded(
    _ columns: StoredColumns, _ order: ValueOrder, _ instant: Instant, _ wallClock: Instant
  ) -> Condition {
    let value = columns.value
    guard let precision = columns.precision, instant != wallClock else {
      return plain(value, order, "\(instant.microseconds)")
    }
    let isUpper = order == .less || order == .lessOrEqual
    let wider = isUpper ? max(instant, wallClock) : min(instant, wallClock)
    let sign: SQL = "\(raw: order.rawValue)"
    return .and([
      plain(value, order, "\(wider.microseconds)"),
      .leaf(
        """
        CASE \(precision) WHEN 'instant' THEN \(value) \(sign) \(instant.microseconds) \
        ELSE \(value) \(sign) \(wallClock.microseconds) END
        """),
    ])
  }

  private func equality(
    _ columns: StoredColumns, _ instant: Instant, _ wallClock: Instant
  ) -> Condition {
    let value = columns.value
    guard let precision = columns.precision, instant != wallClock else {
      return plain(value, .equal, "\(instant.microseconds)")
    }
    return .and([
      .leaf("\(value) IN (\(instant.microseconds), \(wallClock.microseconds))"),
      .leaf(
        """
        CASE \(precision) WHEN 'instant' THEN \(value) = \(instant.microseconds) \
        ELSE \(value) = \(wallClock.microseconds) END
        """),
    ])
  }

  /// A point in time within a period, or a period that lies in it as a whole.
  private func equality(_ columns: StoredColumns, _ period: DatePeriod) -> Condition {
    let value = columns.value
    func within(_ start: Instant, _ next: Instant) -> SQL {
      "\(value) >= \(start.microseconds) AND \(value) < \(next.microseconds)"
    }
    guard let precision = columns.precision else {
      return .and([
        plain(value, .greaterOrEqual, "\(period.start.microseconds)"),
        plain(value, .less, "\(period.next.microseconds)"),
      ])
    }
    // A longer period may begin on the same day.
    let longer: SQL =
      switch period.precision {
      case .year: ""
      case .month: "WHEN 'year' THEN FALSE "
      case .day, .instant: "WHEN 'year' THEN FALSE WHEN 'month' THEN FALSE "
      }
    return .and([
      plain(value, .greaterOrEqual, "\(min(period.start, period.calendarStart).microseconds)"),
      plain(value, .less, "\(max(period.next, period.calendarNext).microseconds)"),
      .leaf(
        """
        CASE \(precision) WHEN 'instant' THEN \(within(period.start, period.next)) \
        \(longer)ELSE \(within(period.calendarStart, period.calendarNext)) END
        """),
    ])
  }
}

extension DatePeriod {
  private static let microsecondsPerDay: Int64 = 86_400_000_000

  /// How much of a date the period is.
  fileprivate var precision: DatePrecision {
    let (length, _) = calendarNext.microseconds.subtractingReportingOverflow(
      calendarStart.microseconds)
    return switch length / Self.microsecondsPerDay {
    case ...1: .day
    case 2...31: .month
    default: .year
    }
  }
}
