import Chronology
import Testing

@Suite(.serialized) struct CalendarSpanTests {
  @Test(arguments: [
    ("14d", 14, CalendarUnit.day), ("2w", 2, .week), ("3mo", 3, .month), ("1y", 1, .year),
    ("30min", 30, .minute), ("12h", 12, .hour), ("0s", 0, .second), (" 14 Days ", 14, .day),
    ("1 month", 1, .month), ("90 SEC", 90, .second), ("9223372036854775807y", .max, .year),
  ])
  func `an accepted duration`(text: String, count: Int, unit: CalendarUnit) throws {
    let span = try CalendarSpan(parsing: text)
    #expect(span == CalendarSpan(count: count, unit: unit))
    #expect(try CalendarSpan(parsing: span.machineText) == span)
  }

  @Test(arguments: [
    ("", DateError.empty), ("  ", .empty), ("14", .unrecognised("14")), ("d", .unrecognised("d")),
    ("-14d", .unrecognised("-14d")), ("+14d", .unrecognised("+14d")),
    ("14d ago", .unrecognised("14d ago")), ("14dd", .unrecognised("14dd")),
    ("1.5d", .unrecognised("1.5d")), ("14m", .unrecognised("14m")),
    ("1d12h", .unrecognised("1d12h")), ("14 d 2", .unrecognised("14 d 2")),
    ("１４d", .unrecognised("１４d")), ("14d\0", .unrecognised("14d\0")),
    ("9223372036854775808d", .outOfRange("9223372036854775808d")),
  ])
  func `a refused duration`(text: String, error: DateError) {
    #expect(throws: error) { try CalendarSpan(parsing: text) }
  }

  @Test(arguments: DateForms.durations)
  func `every duration offered in messages is accepted`(form: String) throws {
    #expect(try CalendarSpan(parsing: form).machineText == form)
  }

  @Test func `a negative count is no duration`() {
    #expect(CalendarSpan(count: -1, unit: .day) == nil)
    #expect(CalendarSpan(count: .min, unit: .year) == nil)
  }

  @Test(arguments: [
    ("2024-01-31T10:00:00.5Z", "1mo", CalendarSpan.Sign.plus, "2024-02-29T10:00:00.5Z"),
    ("2023-01-31T10:00:00Z", "1mo", .plus, "2023-02-28T10:00:00Z"),
    ("2023-03-31T10:00:00Z", "1mo", .minus, "2023-02-28T10:00:00Z"),
    ("2024-02-29T10:00:00Z", "1y", .plus, "2025-02-28T10:00:00Z"),
    ("2024-02-29T10:00:00Z", "4y", .plus, "2028-02-29T10:00:00Z"),
    ("2024-02-29T10:00:00Z", "1y", .minus, "2023-02-28T10:00:00Z"),
    ("2024-10-31T10:00:00Z", "13mo", .plus, "2025-11-30T10:00:00Z"),
    ("2024-01-15T10:00:00Z", "1mo", .minus, "2023-12-15T10:00:00Z"),
    ("2024-12-15T10:00:00Z", "1mo", .plus, "2025-01-15T10:00:00Z"),
    ("1970-01-01T00:00:00Z", "2w", .minus, "1969-12-18T00:00:00Z"),
    ("1970-01-01T00:00:00Z", "0mo", .minus, "1970-01-01T00:00:00Z"),
  ])
  func `months and years end at the month's last day`(
    start: String, span: String, sign: CalendarSpan.Sign, end: String
  ) throws {
    try Zone.use("UTC")
    let instant = try #require(Sample.instant(start))
    #expect(try CalendarSpan(parsing: span).added(to: instant, sign: sign) == Sample.instant(end))
  }

  @Test func `months forth and back stay within the days that were cut off`() throws {
    try Zone.use("UTC")
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<5000 {
      let start = Sample.randomInstant(using: &generator)
      let count = Int.random(in: 0...2400, using: &generator)
      let span = try #require(CalendarSpan(count: count, unit: .month))
      guard let end = span.added(to: start), let back = span.added(to: end, sign: .minus) else {
        continue
      }
      let (from, to) = (CivilTime(asIfUTC: start), CivilTime(asIfUTC: end))
      #expect(to.year * 12 + to.month - from.year * 12 - from.month == count)
      #expect(to.day == from.day || to.day < from.day && to.day >= 28)
      #expect(start.microseconds - back.microseconds <= 3 * 86_400_000_000 && back <= start)
    }
  }

  @Test(arguments: CalendarUnit.allCases, [0, 1, 100_000, .max - 1, .max])
  func `no count does harm`(unit: CalendarUnit, count: Int) throws {
    try Zone.use("UTC")
    let span = try #require(CalendarSpan(count: count, unit: unit))
    for instant in [
      Sample.now, Instant.range.lowerBound, Instant.range.upperBound,
      Instant(microseconds: .min), Instant(microseconds: .max),
    ] {
      for sign in [CalendarSpan.Sign.plus, .minus] {
        let result = span.added(to: instant, sign: sign)
        #expect(result == nil || result == instant || result?.isInRange == true)
      }
    }
  }

  @Test(
    .needsZoneFiles,
    arguments: [
      // The wall clock stays; the first of two readings; out of a gap by its length; 24-hour days.
      ["America/Chicago", "2026-02-15T18:00:00Z", "1mo", "2026-03-15T17:00:00Z"],
      ["America/Chicago", "2026-10-01T06:30:00Z", "1mo", "2026-11-01T06:30:00Z"],
      ["America/Chicago", "2026-02-08T08:30:00Z", "1mo", "2026-03-08T08:30:00Z"],
      ["America/Chicago", "2026-03-07T18:00:00Z", "1d", "2026-03-08T18:00:00Z"],
      ["Asia/Tokyo", "2024-01-31T14:59:00Z", "1mo", "2024-02-29T14:59:00Z"],
      ["Asia/Tokyo", "2024-01-31T15:00:00Z", "1mo", "2024-02-29T15:00:00Z"],
      ["America/Sao_Paulo", "2018-10-04T03:00:00Z", "1mo", "2018-11-04T03:00:00Z"],
      ["Australia/Lord_Howe", "2026-09-03T15:45:00Z", "1mo", "2026-10-03T15:45:00Z"],
    ])
  func `months keep the clock of the zone`(row: [String]) async {
    await #expect(processExitsWith: .success) { [row] in
      try Zone.use(row[0])
      let start = try #require(Instant(machineText: row[1]))
      let end = try CalendarSpan(parsing: row[2]).added(to: start)
      #expect(end?.machineText == row[3])
    }
  }
}
