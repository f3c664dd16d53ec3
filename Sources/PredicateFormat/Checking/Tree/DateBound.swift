package import Chronology

/// A date that was typed, or now, as dates of records are compared with it.
///
/// A record's date of precision year, month or day has no zone: it is compared with what the local
/// clocks and calendar show, written as if UTC.
package enum DateBound: Hashable, Sendable {
  /// A point in time: its instant, and the local wall clock at it written as if UTC.
  case instant(Instant, wallClock: Instant)
  /// A year, month or day of the local calendar.
  case period(DatePeriod)

  /// Makes the bound of an instant in the zone of the process.
  package init(_ instant: Instant) {
    self = .instant(instant, wallClock: Zone.civil(instant).civil.asIfUTC)
  }
}
