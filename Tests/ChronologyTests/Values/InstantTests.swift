import Chronology
import Testing

@Suite struct InstantTests {
  @Test(arguments: [
    (Int64(0), "1970-01-01T00:00:00Z"),
    (1_772_395_500_000_000, "2026-03-01T20:05:00Z"),
    (1_772_395_500_500_000, "2026-03-01T20:05:00.5Z"),
    (1_772_395_500_000_001, "2026-03-01T20:05:00.000001Z"),
    (-1, "1969-12-31T23:59:59.999999Z"),
    (-62_135_596_800_000_000, "0001-01-01T00:00:00Z"),
    (253_402_300_799_999_999, "9999-12-31T23:59:59.999999Z"),
  ])
  func `an instant is written as RFC 3339 in UTC and read back`(microseconds: Int64, text: String) {
    let instant = Instant(microseconds: microseconds)
    #expect(instant.machineText == text)
    #expect(Instant(machineText: text) == instant)
  }

  @Test func `a random instant survives its text`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let instant = Sample.randomInstant(using: &generator)
      #expect(Instant(machineText: instant.machineText) == instant)
    }
  }

  @Test(arguments: [
    "", "2026-03-01", "~2026-03-01T20:05:00Z", "2026-03-01T20:05Z", "2026-03-01T20:05:00",
    "2026-03-01T20:05:00z", "2026-03-01t20:05:00Z", "2026-03-01 20:05:00Z",
    "2026-03-01T20:05:00.0Z", "2026-03-01T20:05:00.50Z", "2026-03-01T20:05:00.Z",
    "2026-03-01T20:05:00.1234567Z", "2026-03-01T20:05:00+00:00", "2026-03-01T24:00:00Z",
    "2026-03-01T20:60:00Z", "2026-03-01T20:05:60Z", "2026-02-30T20:05:00Z",
    "0000-03-01T20:05:00Z", " 2026-03-01T20:05:00Z", "2026-03-01T20:05:00Z ",
    "2026-03-01T20:05:00Z\n", "２026-03-01T20:05:00Z", "2026-03-01T20:05:00Z\0",
  ])
  func `text that no instant is written as is not read`(text: String) {
    #expect(Instant(machineText: text) == nil)
  }

  @Test func `adding stops at the years 0001 and 9999`() {
    let range = Instant.range
    #expect(range.upperBound.adding(microseconds: 1) == nil)
    #expect(range.lowerBound.adding(microseconds: -1) == nil)
    #expect(range.upperBound.adding(microseconds: .max) == nil)
    #expect(range.lowerBound.adding(microseconds: .min) == nil)
    #expect(Sample.now.adding(microseconds: -1)?.microseconds == Sample.now.microseconds - 1)
    #expect(Instant(inRange: .max) == nil)
    #expect(Instant(inRange: 0)?.isInRange == true)
  }
}
