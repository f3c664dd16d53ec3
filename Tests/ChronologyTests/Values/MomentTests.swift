import Chronology
import Testing

@Suite struct MomentTests {
  @Test(arguments: [
    "1713", "1883-11", "2026-03-01", "~1968", "~1968-03", "2026-03-01T20:05:00Z",
    "2026-03-01T20:05:00.000001Z", "~2026-03-01T20:05:00Z",
  ])
  func `a moment is read and written the same`(text: String) throws {
    let moment = try #require(Moment(machineText: text))
    #expect(moment.machineText == text)
    #expect(moment.offsetMinutes == 0)
  }

  @Test func `a random moment survives its text save for the offset`() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let moment = Moment(
        instant: Sample.randomInstant(using: &generator),
        offsetMinutes: .random(in: -900...900, using: &generator),
        precision: DatePrecision.allCases.randomElement(using: &generator) ?? .day,
        isCirca: .random(using: &generator))
      let inUTC = Moment(
        instant: moment.instant, precision: moment.precision, isCirca: moment.isCirca)
      #expect(Moment(machineText: moment.machineText) == inUTC)
    }
  }

  @Test(arguments: [
    (DatePrecision.year, "2026-01-01T00:00:00Z"), (.month, "2026-03-01T00:00:00Z"),
    (.day, "2026-03-09T00:00:00Z"),
  ])
  func `a period stands on its first day without an offset`(
    precision: DatePrecision, firstDay: String
  ) throws {
    let instant = try #require(Sample.instant("2026-03-09T17:04:05Z"))
    let moment = Moment(instant: instant, offsetMinutes: -300, precision: precision)
    #expect(moment.instant == Sample.instant(firstDay))
    #expect(moment.offsetMinutes == 0)
  }

  @Test(arguments: [
    ("2024-06-15T12:00:00Z", false), ("2024-06-15T12:00:00.000001Z", true),
    ("2024-06-15", false), ("2024-06-16", true), ("2024-06", false), ("2024-07", true),
    ("2024", false), ("~2025", true), ("1713", false),
  ])
  func `a moment is to come when it or its first day is later`(text: String, isFuture: Bool) throws
  {
    try Zone.use("UTC")
    let moment = try #require(Moment(machineText: text))
    #expect(moment.isFuture(now: Sample.now) == isFuture)
  }

  @Test(arguments: [
    ("2026-03-01T20:05:59.9Z", "2026-03-01", "2026-03-01 20:05 UTC"),
    ("~2026-03-01T20:05:59Z", "~2026-03-01", "~2026-03-01 20:05 UTC"),
    ("2026-03-01", "2026-03-01", "2026-03-01"), ("~1968-03", "~1968-03", "~1968-03"),
    ("1713", "1713", "1713"),
  ])
  func `people see the day, the minute and partial dates as written`(
    text: String, day: String, minute: String
  ) throws {
    try Zone.use("UTC")
    let moment = try #require(Moment(machineText: text))
    #expect(moment.displayDay() == day)
    #expect(moment.displayMinute() == minute)
  }

  @Test func `a local day is what the clock of the zone shows`() throws {
    try Zone.use("UTC")
    let moment = try #require(Moment(machineText: "2026-03-01T23:59:59Z"))
    #expect(moment.calendarDate()?.machineText == "2026-03-01")
    let circa = try #require(Moment(machineText: "~1968"))
    #expect(circa.calendarDate()?.machineText == "~1968")
  }
}
