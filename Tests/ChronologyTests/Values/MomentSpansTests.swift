import Chronology
import Testing

/// Where moments begin, and when they are over.
@Suite(.serialized) struct MomentSpansTests {
  @Test(arguments: [
    ("2026-02-28", "2026-02-28T00:00:00Z", true), ("2026-03-01", "2026-03-01T00:00:00Z", false),
    ("2026-03", "2026-03-01T00:00:00Z", false), ("2026-02", "2026-02-01T00:00:00Z", true),
    ("~2025", "2025-01-01T00:00:00Z", true), ("2026", "2026-01-01T00:00:00Z", false),
    ("2026-03-01T20:05:00Z", "2026-03-01T20:05:00Z", true),
    ("2026-03-01T20:05:00.000001Z", "2026-03-01T20:05:00.000001Z", false),
  ])
  func `a period begins with its first day and is over after its last`(
    text: String, start: String, isPast: Bool
  ) throws {
    try Zone.use("UTC")
    let moment = try #require(Moment(machineText: text))
    let now = try #require(Sample.instant("2026-03-01T20:05:00Z"))
    #expect(moment.start == Sample.instant(start))
    #expect(moment.isPast(now: now) == isPast)
  }

  @Test(arguments: [
    ("America/Chicago", "2026-03-02T06:00:00Z"), ("Pacific/Auckland", "2026-03-01T11:00:00Z"),
  ])
  func `a day is over at the local midnight`(zone: String, midnight: String) throws {
    try Zone.use(zone)
    defer { try? Zone.use("UTC") }
    let day = try #require(Moment(machineText: "2026-03-01"))
    let next = try #require(Sample.instant(midnight))
    let before = Instant(microseconds: next.microseconds - 1)
    #expect(day.isPast(now: next) && !day.isPast(now: before))
  }

  @Test(arguments: [
    ("2026-02-28", "2026-03-01", true), ("2026-02-28", "2026-02-28", false),
    ("2026-02", "2026-02-28", false), ("2026-02", "2026-03", true), ("2026-02", "2026", false),
    ("2025", "2026-01-01", true), ("2026", "2026-02", false),
    ("2026-02-28T23:59:59Z", "2026-03-01", true), ("2026-03-01T00:00:00Z", "2026-03-01", false),
    ("2026-02-28", "2026-03-01T00:00:00Z", true), ("2026-03-01", "2026-03-01T23:59:59Z", false),
    ("2026-03-01T10:00:00Z", "2026-03-01T10:00:01Z", true),
    ("2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z", false),
    ("~2020", "2026", false), ("2020", "~2026", false), ("~2020", "2030", false),
    ("~2020", "2031", true), ("2009", "~2020", true), ("2010", "~2020", false),
    ("~2000", "~2020", false), ("~1999", "~2020", true), ("~1880", "2026-06-01T00:00:00Z", true),
    ("~2026-03", "2027-03", false), ("~2026-03", "2027-04", true),
    ("2025-02", "~2026-03", true), ("2025-03", "~2026-03", false),
    ("~2026-02-01", "2026-03-04", false), ("~2026-02-01", "2026-03-05", true),
    ("2025-12-31", "~2026-02-01", true), ("2026-01-01", "~2026-02-01", false),
    ("~2026-03-01T10:00:00Z", "2026-03-02T10:00:00Z", false),
    ("~2026-03-01T10:00:00Z", "2026-03-02T10:00:01Z", true),
    ("2026-02-28T09:59:59Z", "~2026-03-01T10:00:00Z", true),
    ("2026-02-28T10:00:00Z", "~2026-03-01T10:00:00Z", false),
    ("0001", "~0005", false), ("~9995", "9999", false), ("~9998-12", "9999-12-31", false),
    ("~9999-12-20", "9999-12-31", false), ("0001-01-01", "~0001-01-20", false),
  ])
  func `one moment is certainly before another when the whole of it is`(
    left: String, right: String, isBefore: Bool
  ) throws {
    try Zone.use("UTC")
    let moment = try #require(Moment(machineText: left))
    let other = try #require(Moment(machineText: right))
    #expect(moment.isCertainlyBefore(other) == isBefore)
    #expect(!isBefore || !other.isCertainlyBefore(moment))
  }
}
