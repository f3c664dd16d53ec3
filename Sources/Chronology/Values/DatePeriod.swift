/// A year, month or day of the calendar as a stretch of time, from its start up to the next one's.
///
/// A day that a zone left out, when it moved across the date line, starts and ends at one instant.
package struct DatePeriod: Hashable, Sendable {
  /// The first instant of the period in the process's zone.
  package let start: Instant

  /// The first instant after the period in the process's zone.
  package let next: Instant

  /// The first day of the period 00:00 written as if UTC.
  package let calendarStart: Instant

  /// The first day after the period 00:00 written as if UTC.
  package let calendarNext: Instant

  /// Makes the period of a partial date in the process's zone.
  package init(_ date: PartialDate) {
    calendarStart = date.firstDay
    calendarNext = date.nextDay
    start = Zone.start(of: CivilDate(anyDay: date.firstDayNumber))
    next = Zone.start(of: CivilDate(anyDay: date.nextDayNumber))
  }

  /// Makes the period of a moment; nil when that is a point in time.
  package init?(_ moment: Moment) {
    guard let date = moment.partialDate else { return nil }
    self.init(date)
  }
}
