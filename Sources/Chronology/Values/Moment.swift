/// A date as it was given: a point in time, or a year, month or day of the calendar.
///
/// A moment of precision year, month or day is a calendar period without a zone: its instant is the
/// first day 00:00 written as if UTC, and its offset is 0. The initialisers keep it that way.
package struct Moment: Hashable, Sendable {
  /// The point in time, or the first day of the period 00:00 written as if UTC.
  package let instant: Instant

  /// The offset from UTC that was in force where the moment was given, in minutes east.
  package let offsetMinutes: Int

  /// How much of the moment is known.
  package let precision: DatePrecision

  /// Whether the moment is only about right, written with `~` in front.
  package let isCirca: Bool

  /// Makes a moment from its stored parts; a period is brought back to its first day and offset 0.
  package init(
    instant: Instant, offsetMinutes: Int = 0, precision: DatePrecision = .instant,
    isCirca: Bool = false
  ) {
    self.precision = precision
    self.isCirca = isCirca
    guard precision != .instant else {
      self.instant = instant
      self.offsetMinutes = offsetMinutes
      return
    }
    let date = CivilTime(asIfUTC: instant).date
    let firstDay = CivilCalendar.dayNumber(
      year: date.year, month: precision == .year ? 1 : date.month,
      day: precision == .day ? date.day : 1)
    self.instant = Instant(seconds: firstDay * CivilCalendar.secondsPerDay, microsecond: 0)
    self.offsetMinutes = 0
  }

  /// Makes the moment of a calendar period.
  package init(_ date: PartialDate) {
    self.init(instant: date.firstDay, precision: date.precision, isCirca: date.isCirca)
  }

  /// Makes the moment of an instant, with the offset of the process's zone at that instant.
  package init(local instant: Instant) {
    self.init(instant: instant, offsetMinutes: Zone.civil(instant).offsetMinutes)
  }

  /// The calendar period, or nil when the moment is a point in time.
  package var partialDate: PartialDate? {
    let date = CivilTime(asIfUTC: instant).date
    return switch precision {
    case .year: PartialDate(year: date.year, isCirca: isCirca)
    case .month: PartialDate(year: date.year, month: date.month, isCirca: isCirca)
    case .day: PartialDate(year: date.year, month: date.month, day: date.day, isCirca: isCirca)
    case .instant: nil
    }
  }

  /// Returns the calendar period, or the local day of a point in time.
  ///
  /// Nil when that day falls outside the years 0001 to 9999.
  package func calendarDate() -> PartialDate? {
    guard precision == .instant else { return partialDate }
    let date = Zone.civil(instant).civil.date
    return PartialDate(year: date.year, month: date.month, day: date.day, isCirca: isCirca)
  }

  /// Tells whether the moment is still to come.
  ///
  /// A point in time is when it is later than now, a period when its first day is later than
  /// today's local date.
  package func isFuture(now: Instant) -> Bool {
    guard precision != .instant else { return instant > now }
    return instant > CivilTime(startOf: Zone.civil(now).civil.date).asIfUTC
  }
}
