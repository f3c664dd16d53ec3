/// A point in time, counted in microseconds of UTC since 1970.
///
/// The program keeps to the years 0001…9999 (`Instant.range`): everything that reads or computes an
/// instant checks it. A value beyond, from a damaged file, is carried and printed without a trap.
package struct Instant: Hashable, Sendable, Comparable {
  /// The microseconds since 1970-01-01T00:00:00Z, negative before.
  package var microseconds: Int64

  /// The instants of the years 0001 to 9999, UTC.
  package static let range =
    Instant(
      microseconds: -62_135_596_800_000_000)...Instant(
      microseconds: 253_402_300_799_999_999)

  /// Makes an instant from its microseconds, in range or not.
  package init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// Makes an instant from its microseconds; nil outside the years 0001 to 9999.
  package init?(inRange microseconds: Int64) {
    self.init(microseconds: microseconds)
    guard isInRange else { return nil }
  }

  /// Whether the instant lies in the years 0001 to 9999.
  package var isInRange: Bool { Self.range.contains(self) }

  /// Returns the instant some microseconds later; nil past the years 0001 to 9999.
  package func adding(microseconds count: Int64) -> Instant? {
    let (sum, overflows) = microseconds.addingReportingOverflow(count)
    return overflows ? nil : Instant(inRange: sum)
  }

  /// Tells whether the left one comes first.
  package static func < (left: Instant, right: Instant) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The whole seconds since 1970, rounded down.
  var seconds: Int {
    CivilCalendar.floorDivision(Int(microseconds), 1_000_000).quotient
  }

  /// The microseconds past the whole second, 0…999,999.
  var microsecondOfSecond: Int {
    CivilCalendar.floorDivision(Int(microseconds), 1_000_000).remainder
  }

  /// Makes an instant from seconds and a part of one; what 64 bits cannot hold ends at their bound.
  init(seconds: Int, microsecond: Int) {
    let (whole, overflows) = Int64(seconds).multipliedReportingOverflow(by: 1_000_000)
    let (sum, overflowsToo) = whole.addingReportingOverflow(Int64(microsecond))
    let bound = seconds < 0 ? Int64.min : Int64.max
    self.init(microseconds: overflows || overflowsToo ? bound : sum)
  }
}
