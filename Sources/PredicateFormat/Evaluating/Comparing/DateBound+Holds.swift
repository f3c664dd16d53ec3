package import Chronology

extension DateBound {
  /// The instant at which it starts.
  package var start: Instant {
    switch self {
    case .instant(let instant, _): instant
    case .period(let period): period.start
    }
  }

  /// Tells whether a date of a record stands in an order to the bound.
  ///
  /// - Parameters:
  ///   - order: the order, the date on the left.
  ///   - number: the instant, or the first day of a period 00:00 written as if UTC.
  ///   - precision: how much of the date is known.
  /// - Returns: whether it holds; the opposite of `equal` for `notEqual`.
  package func holds(_ order: ValueOrder, of number: Instant, _ precision: DatePrecision) -> Bool {
    switch self {
    case .instant(let instant, let wallClock):
      order.holds(ComparisonOutcome(number, precision == .instant ? instant : wallClock))
    case .period(let period) where precision == .instant:
      Self.holds(order, from: number, through: nil, period.start..<max(period.start, period.next))
    case .period(let period):
      Self.holds(
        order, from: number, through: Self.next(after: number, precision),
        period.calendarStart..<period.calendarNext)
    }
  }

  /// Compares with a whole period: before its start, from its next on, or within.
  ///
  /// A date that is itself a period equals one that it lies inside of.
  private static func holds(
    _ order: ValueOrder, from number: Instant, through next: Instant?, _ period: Range<Instant>
  ) -> Bool {
    switch order {
    case .equal:
      next.map { period.lowerBound <= number && $0 <= period.upperBound }
        ?? period.contains(number)
    case .notEqual: !holds(.equal, from: number, through: next, period)
    case .less: number < period.lowerBound
    case .lessOrEqual: number < period.upperBound
    case .greater: number >= period.upperBound
    case .greaterOrEqual: number >= period.lowerBound
    }
  }

  /// Returns the first day after a stored period; nil for one outside of the years 0001 to 9999.
  private static func next(after number: Instant, _ precision: DatePrecision) -> Instant? {
    Moment(instant: number, precision: precision).partialDate?.nextDay
  }
}
