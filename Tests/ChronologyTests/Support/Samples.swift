import Chronology

/// Values that many suites draw on.
enum Sample {
  /// A Saturday, 2024-06-15T12:00:00Z.
  static let now = Instant(microseconds: 1_718_452_800_000_000)

  static func instant(_ text: String) -> Instant? {
    Instant(machineText: text)
  }

  static func randomInstant(using generator: inout SeededGenerator) -> Instant {
    let range = Instant.range
    return Instant(
      microseconds: .random(
        in: range.lowerBound.microseconds...range.upperBound.microseconds, using: &generator))
  }

  static func randomDate(using generator: inout SeededGenerator) -> PartialDate? {
    let day = CivilDate(dayNumber: .random(in: -719_162...2_932_896, using: &generator))
    guard let day else { return nil }
    let isCirca = Bool.random(using: &generator)
    switch Int.random(in: 0...2, using: &generator) {
    case 0: return PartialDate(year: day.year, isCirca: isCirca)
    case 1: return PartialDate(year: day.year, month: day.month, isCirca: isCirca)
    default: return PartialDate(day, isCirca: isCirca)
    }
  }
}
