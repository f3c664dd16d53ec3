import Chronology
import Testing

@Suite(.serialized) struct DatePeriodTests {
  @Test(arguments: [
    ("2024-02-29", "2024-02-29T00:00:00Z", "2024-03-01T00:00:00Z"),
    ("2024-02", "2024-02-01T00:00:00Z", "2024-03-01T00:00:00Z"),
    ("2024-12", "2024-12-01T00:00:00Z", "2025-01-01T00:00:00Z"),
    ("~2024", "2024-01-01T00:00:00Z", "2025-01-01T00:00:00Z"),
  ])
  func `a period runs up to the next one`(text: String, start: String, next: String) throws {
    try Zone.use("UTC")
    let period = DatePeriod(try #require(PartialDate(machineText: text)))
    #expect(period.start == Sample.instant(start))
    #expect(period.next == Sample.instant(next))
    #expect(period.calendarStart == period.start)
    #expect(period.calendarNext == period.next)
  }

  @Test func `the last day of 9999 ends after every instant`() throws {
    try Zone.use("UTC")
    let period = DatePeriod(try #require(PartialDate(machineText: "9999-12-31")))
    #expect(period.next > Instant.range.upperBound)
  }

  @Test func `a point in time is no period`() throws {
    try Zone.use("UTC")
    #expect(DatePeriod(Moment(instant: Sample.now)) == nil)
    #expect(DatePeriod(try #require(Moment(machineText: "2024-02"))) != nil)
  }

  @Test(
    .needsZoneFiles,
    arguments: [
      // A day of 23 hours, one of 25, one that begins at 01:00, and one that never was.
      ["America/Chicago", "2026-03-08", "2026-03-08T06:00:00Z", "2026-03-09T05:00:00Z"],
      ["America/Chicago", "2026-11-01", "2026-11-01T05:00:00Z", "2026-11-02T06:00:00Z"],
      ["America/Sao_Paulo", "2018-11-04", "2018-11-04T03:00:00Z", "2018-11-05T02:00:00Z"],
      ["Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z", "2011-12-30T10:00:00Z"],
      ["Asia/Tokyo", "2024-02", "2024-01-31T15:00:00Z", "2024-02-29T15:00:00Z"],
    ])
  func `a period is of local time`(row: [String]) async {
    await #expect(processExitsWith: .success) { [row] in
      try Zone.use(row[0])
      let date = try #require(PartialDate(machineText: row[1]))
      let period = DatePeriod(date)
      #expect(period.start.machineText == row[2])
      #expect(period.next.machineText == row[3])
      #expect(period.calendarStart == date.firstDay)
    }
  }
}
