import Chronology
import Testing

@Suite struct CivilTimeTests {
  @Test func `a reading as if UTC turns into its instant and back`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let instant = Sample.randomInstant(using: &generator)
      #expect(CivilTime(asIfUTC: instant).asIfUTC == instant)
    }
  }

  @Test func `a moment before 1970 has a positive part of a second`() {
    let civil = CivilTime(asIfUTC: Instant(microseconds: -1))
    #expect(civil.date.machineText == "1969-12-31")
    #expect([civil.hour, civil.minute, civil.second] == [23, 59, 59])
    #expect(civil.microsecond == 999_999)
  }

  @Test(arguments: [
    (24, 0, 0, 0), (-1, 0, 0, 0), (0, 60, 0, 0), (0, 0, 60, 0), (0, 0, 0, 1_000_000),
    (0, 0, 0, -1), (Int.max, 0, 0, 0),
  ])
  func `a time of day that does not exist is no reading`(
    hour: Int, minute: Int, second: Int, microsecond: Int
  ) {
    #expect(
      CivilTime(
        year: 2026, month: 3, day: 1, hour: hour, minute: minute, second: second,
        microsecond: microsecond) == nil)
  }

  @Test(arguments: [Int64.min, Int64.min + 1, Int64.max, Int64.max - 1])
  func `an instant from a damaged file is carried without a trap`(microseconds: Int64) throws {
    try Zone.use("UTC")
    let instant = Instant(microseconds: microseconds)
    #expect(CivilTime(asIfUTC: instant).asIfUTC.isInRange == false)
    #expect(Zone.civil(instant).abbreviation == "UTC")
    #expect(Instant(machineText: instant.machineText) == nil)
    for precision in DatePrecision.allCases {
      let moment = Moment(instant: instant, offsetMinutes: .max, precision: precision)
      #expect(!moment.displayMinute().isEmpty && !moment.displayDay().isEmpty)
      #expect(moment.isFuture(now: Sample.now) == (microseconds > 0))
      #expect(Moment(machineText: moment.machineText) == nil)
      _ = moment.calendarDate()
      _ = DatePeriod(moment)
    }
  }
}
