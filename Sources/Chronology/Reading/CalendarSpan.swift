/// A duration as people type it: `30min`, `12h`, `14d`, `2w`, `3mo`, `1y`.
///
/// Up to weeks it has a fixed length, a day being 24 hours; months and years follow the calendar.
package struct CalendarSpan: Hashable, Sendable {
  /// The direction in which a span is counted.
  package enum Sign: Hashable, Sendable {
    /// Later.
    case plus
    /// Earlier.
    case minus
  }

  /// How many units, 0 or more.
  package let count: Int

  /// The unit.
  package let unit: CalendarUnit

  /// Makes a span; nil when the count is negative.
  package init?(count: Int, unit: CalendarUnit) {
    guard count >= 0 else { return nil }
    self.count = count
    self.unit = unit
  }

  /// Reads a duration: digits, perhaps blanks, and a unit, in any case and without a sign.
  ///
  /// Throws `DateError.empty`, `unrecognised`, or `outOfRange` for a count that no computer holds.
  package init(parsing text: String) throws(DateError) {
    let excerpt = TextExcerpt.cut(text)
    guard var scanner = DateScanner(text) else { throw .unrecognised(excerpt) }
    guard !scanner.isAtEnd else { throw .empty }
    self = try CalendarSpan.take(from: &scanner, excerpt: excerpt)
    guard scanner.isAtEnd else { throw .unrecognised(excerpt) }
  }

  /// The shortest text, such as `14d`; the inverse is `init(parsing:)`.
  package var machineText: String { "\(count)\(unit.rawValue)" }

  /// Returns the instant this span later or earlier; nil past the years 0001 to 9999.
  ///
  /// Months and years keep the local wall clock and end at the month's last day: a month after the
  /// 31st of January is the 28th or 29th of February. A wall clock reading that occurs twice there
  /// is the first, one that does not exist is moved forward by as much as the clocks were.
  package func added(to instant: Instant, sign: Sign = .plus) -> Instant? {
    let direction = sign == .plus ? 1 : -1
    switch unit.measure {
    case .microseconds(let length):
      let (distance, overflows) = length.multipliedReportingOverflow(by: Int64(count * direction))
      return overflows ? nil : instant.adding(microseconds: distance)
    case .months(let length):
      let (months, overflows) = length.multipliedReportingOverflow(by: count * direction)
      return overflows ? nil : Self.adding(months: months, to: instant)
    }
  }

  private static func adding(months: Int, to instant: Instant) -> Instant? {
    guard months != 0 else { return instant }
    let civil = Zone.civil(instant).civil
    let (sum, overflows) = (civil.year * 12 + civil.month - 1).addingReportingOverflow(months)
    guard !overflows else { return nil }
    let (year, month) = CivilCalendar.floorDivision(sum, 12)
    guard let length = CivilCalendar.days(inMonth: month + 1, of: year),
      let shifted = CivilTime(
        year: year, month: month + 1, day: min(civil.day, length), hour: civil.hour,
        minute: civil.minute, second: civil.second, microsecond: civil.microsecond)
    else { return nil }
    let result = Zone.nearestInstant(of: shifted)
    return result.isInRange ? result : nil
  }

  /// Takes digits, perhaps blanks, and a unit.
  static func take(
    from scanner: inout DateScanner, excerpt: String
  ) throws(DateError) -> CalendarSpan {
    guard let digits = scanner.takeDigits() else { throw .unrecognised(excerpt) }
    _ = scanner.takeBlanks()
    guard let unit = CalendarUnit(word: scanner.takeWord()) else { throw .unrecognised(excerpt) }
    guard let count = digits.value, let span = CalendarSpan(count: count, unit: unit) else {
      throw .outOfRange(excerpt)
    }
    return span
  }
}
