import Chronology
import PosseModel
import Testing

@testable import PosseStore

/// `--due`: points in time by the instant, calendar dates by the local calendar.
struct DueTests {
  private static func names(
    _ book: ScratchBook, dueBy text: String
  ) throws -> [String] {
    let instant = try book.moment(text).instant
    return try book.names(.with { $0.dueBy = instant })
  }

  @Test func `a date counts from its first moment, and what is overdue counts too`() throws {
    let book = try ScratchBook()
    for due in [
      "1999", "2026-03", "2026-03-14", "~2026-03-15", "2026-03-15T00:00:00Z",
      "2026-03-15T00:00:00.000001Z", "2026-03-16", "2026-04", "2027",
    ] {
      try book.add(due, "due=\(due)")
    }
    try book.add("none")
    #expect(
      try Self.names(book, dueBy: "2026-03-14T23:59:59.999999Z")
        == ["1999", "2026-03", "2026-03-14"])
    #expect(
      try Self.names(book, dueBy: "2026-03-15T00:00:00Z")
        == ["1999", "2026-03", "2026-03-14", "~2026-03-15", "2026-03-15T00:00:00Z"])
    #expect(try Self.names(book, dueBy: "9999-12-31T00:00:00Z").count == 9)
    #expect(try Self.names(book, dueBy: "0001-01-01T00:00:00Z").isEmpty)
  }

  /// Names in the order of urgency at an instant.
  private static func urgent(_ book: ScratchBook, at text: String) throws -> [String] {
    let now = try book.moment(text).instant
    return try book.names(.with { $0.order = [.urgency(at: now)] })
  }

  @Test func `the most urgent is what is overdue, then what ends first`() throws {
    let book = try ScratchBook()
    let dues = [
      "2027", "2026", "2026-03", "2026-03-31T23:00:00Z", "2026-03-15", "2026-03-14T23:59:00Z",
      "2026-03-14", "2026-02", "2025", "~2026-02-28",
    ]
    try book.add("none")
    for due in dues { try book.add(due, "due=\(due)") }
    #expect(
      try Self.urgent(book, at: "2026-03-14T12:00:00Z") == [
        "2025", "2026-02", "~2026-02-28", "2026-03-14T23:59:00Z", "2026-03-14", "2026-03-15",
        "2026-03-31T23:00:00Z", "2026-03", "2026", "2027", "none",
      ])
    // The dates themselves keep their ordinary order.
    #expect(
      try book.names(.with { $0.order = [.init(.due)] }) == [
        "2025", "2026", "2026-02", "~2026-02-28", "2026-03", "2026-03-14", "2026-03-14T23:59:00Z",
        "2026-03-15", "2026-03-31T23:00:00Z", "2027", "none",
      ])
  }

  @Test func `who is captured misses no date and comes behind those who do`() throws {
    let book = try ScratchBook()
    let captured = try book.add("captured", "due=2026-02-01")
    try book.capture(captured, on: "2026-02-20")
    try book.add("missed", "due=2026-02-28")
    try book.add("hour", "due=2026-03-01T00:00:00Z")
    try book.add("today", "due=2026-03-01")
    try book.add("month", "due=2026-03")
    #expect(
      try Self.urgent(book, at: "2026-03-01T00:00:00Z")
        == ["missed", "hour", "captured", "today", "month"])
    let now = try book.moment("2026-03-01").instant
    let order =
      [.init(.captured, isDescending: true), .urgency(at: now)] as [FugitiveQuery.SortKey]
    #expect(
      try book.names(
        .with { query in
          query.order = order
          query.limit = 2
        }) == ["captured", "missed"])
  }

  @Test(arguments: [
    ("America/Chicago", ["day", "before", "after"]), ("UTC", ["before", "day", "after"]),
  ])
  func `a day ends at the local midnight`(zone: String, order: [String]) async {
    await #expect(processExitsWith: .success) { [zone, order] in
      let book = try ScratchBook()
      try Zone.use(zone)
      let isUTC = zone == "UTC"
      try book.add("day", "due=2026-03-15")
      try book.add("before", "due=\(isUTC ? "2026-03-15T23:59:59Z" : "2026-03-16T05:00:01Z")")
      try book.add("after", "due=\(isUTC ? "2026-03-16T00:00:01Z" : "2026-03-16T05:00:02Z")")
      #expect(try DueTests.urgent(book, at: "2026-03-01T00:00:00Z") == order)
    }
  }

  @Test(arguments: [
    // Central Daylight Time has begun a week before.
    ("America/Chicago", "2026-03-15T05:00:00Z"),
    ("Pacific/Auckland", "2026-03-14T11:00:00Z"),
    ("Asia/Kolkata", "2026-03-14T18:30:00Z"),
    ("UTC", "2026-03-15T00:00:00Z"),
  ])
  func `a calendar day begins at the local midnight`(zone: String, midnight: String) async {
    await #expect(processExitsWith: .success) { [zone, midnight] in
      let book = try ScratchBook()
      try Zone.use(zone)
      try book.add("day", "due=2026-03-15")
      try book.add("instant", "due=\(midnight)")
      try book.add("later", "due=2026-03-16")
      let instant = try book.moment(midnight).instant
      let before = Instant(microseconds: instant.microseconds - 1)
      #expect(try book.names(.with { $0.dueBy = before }) == [])
      #expect(try book.names(.with { $0.dueBy = instant }) == ["day", "instant"])
      let nextDay = Instant(microseconds: instant.microseconds + 86_400_000_000)
      #expect(try book.names(.with { $0.dueBy = nextDay }) == ["day", "instant", "later"])
    }
  }

  @Test(arguments: ["America/Chicago", "Pacific/Auckland"])
  func `what is stored does not depend on the zone it is read in`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      let book = try ScratchBook()
      try Zone.use(zone)
      let day = try book.add("day", "due=2026-03-15", "born=1968-03")
      try book.capture(day, on: "2026-02-28")
      let instant = try book.add("instant")
      try book.capture(instant, on: "2026-02-27T14:05")
      let local = try book.text(.captdate, of: instant)
      try Zone.use("UTC")
      #expect(try book.text(.due, of: day) == "2026-03-15")
      #expect(try book.text(.captdate, of: day) == "2026-02-28")
      #expect(try book.text(.born, of: day) == "1968-03")
      #expect(try book.text(.captdate, of: instant) == local)
      guard case .moment(let moment) = try book.value(.captdate, of: instant) else {
        Issue.record("no moment")
        return
      }
      #expect(moment.offsetMinutes == (zone == "America/Chicago" ? -360 : 780))
    }
  }
}
