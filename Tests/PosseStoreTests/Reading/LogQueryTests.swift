import Chronology
import PosseModel
import PredicateFormat
import Testing

@testable import PosseStore

/// Which entries of the log a query finds, and in what order.
struct LogQueryTests {
  private let book: ScratchBook
  private let people: [FugitiveID]

  init() throws {
    book = try ScratchBook()
    people = [try book.add("Ned Kelly"), try book.add("Ann Voss"), try book.add("Éva Old")]
    try book.log(people[0], action: "call", on: "2026-02-10", by: "Reyes", note: "Blue van")
    try book.log(people[1], action: "Letter", on: "2026-02-09", by: "okafor", at: "TX")
    try book.log(people[0], action: "sighting", on: "unknown", at: "NM/88001", isPrivate: true)
    try book.log(people[2], action: "call", on: "2026-02-10")
    try book.change { _ = try $0.trash([people[2]]) }
    try book.log(people[1], action: "call", on: "2026-02-10")
    try book.book.usePredicates(in: .test, literalPrefix: { _ in nil })
  }

  @Test func `by date and number, those without a date last, nobody from the trash`() throws {
    #expect(try book.logNumbers() == [2, 1, 5, 3])
    #expect(try book.logNumbers { $0.people = [people[0]] } == [1, 3])
    #expect(try book.logNumbers { $0.people = [] } == [])
    #expect(try book.logNumbers { $0.people = [people[2]] } == [])
    #expect(try book.logNumbers { $0.limit = 2 } == [2, 1])
    #expect(try book.logNumbers { $0.order = [] } == [1, 2, 3, 5])
  }

  @Test func `a day comes where it begins in the zone`() async {
    await #expect(processExitsWith: .success) {
      let book = try ScratchBook()
      try Zone.use("America/Chicago")
      let ned = try book.add("Ned Kelly")
      for date in [
        "2026-02-10T05:59:59Z", "2026-02-10", "2026-02-10T06:00:00Z", "2026-02", "2026-02-11",
        "2026",
      ].reversed() {
        try book.log(ned, action: "call", on: date)
      }
      #expect(try book.logNumbers() == [1, 3, 6, 4, 5, 2])
      #expect(
        try book.logNumbers { $0.order = [.init(.date, isDescending: true)] } == [2, 4, 5, 6, 3, 1])
    }
  }

  @Test(arguments: [
    // Capture, release and second capture as they were written, and where each comes.
    (["2026-02-10T14:05:00Z", "2026-02-10", "2026-02"], [1, 2, 3]),
    (["2026-02-10", "2026-02-10", "2026-02-10"], [1, 2, 3]),
    (["2026-02-10T14:05:00Z", "unknown", "2026-02-10"], [1, 3, 2]),
    (["2026-02-10", "2026-02", "2026-02-12"], [1, 2, 3]),
    (["2026-02-10", "2026-02-11", "2026"], [1, 2, 3]),
    (["2026-02", "2026-02-10", "2026-02-12"], [1, 2, 3]),
  ])
  func `a release comes behind its capture where its date leaves that open`(
    dates: [String], expected: [Int64]
  ) throws {
    let book = try ScratchBook()
    let ned = try book.add("Ned Kelly")
    for (index, date) in dates.enumerated() {
      if index == 1 {
        let moment = date == "unknown" ? nil : try book.moment(date)
        try book.change { _ = try $0.release([ned], ReleaseAct(date: moment)) }
      } else {
        try book.capture(ned, on: date)
      }
    }
    try book.log(ned, action: "call", on: "2026-02-10T14:04:59Z")
    #expect(try book.logNumbers().filter { $0 < 4 } == expected)
    #expect(try LogChronology.sorted(book.log(of: ned)).map(\.id.number) == book.logNumbers())
  }

  @Test(
    arguments: [
      (LogRecordField.id, [1, 2, 3, 5], [5, 3, 2, 1]), (.fugitive, [1, 3, 2, 5], [2, 5, 1, 3]),
      (.name, [2, 5, 1, 3], [1, 3, 2, 5]), (.action, [1, 5, 2, 3], [3, 2, 1, 5]),
      (.date, [2, 1, 5, 3], [1, 5, 2, 3]), (.agent, [2, 1, 3, 5], [1, 2, 3, 5]),
      (.place, [3, 2, 1, 5], [2, 3, 1, 5]), (.note, [1, 2, 3, 5], [1, 2, 3, 5]),
      (.private, [1, 2, 5, 3], [3, 1, 2, 5]), (.lat, [1, 2, 3, 5], [1, 2, 3, 5]),
    ] as [(LogRecordField, [Int64], [Int64])])
  func `each field orders, with what has no value last`(
    field: LogRecordField, rising: [Int64], falling: [Int64]
  ) throws {
    #expect(try book.logNumbers { $0.order = [.init(field)] } == rising)
    #expect(try book.logNumbers { $0.order = [.init(field, isDescending: true)] } == falling)
  }

  @Test(
    arguments: [
      ("id > 2", [5, 3]), ("fugitive == 1", [1, 3]), ("name BEGINSWITH[cd] 'ann'", [2, 5]),
      ("name == 'Éva Old'", []), ("action == 'call'", [1, 5]), ("action ==[c] 'LETTER'", [2]),
      ("date >= '2026-02-10'", [1, 5]), ("date == nil", [3]), ("agent == 'Reyes'", [1]),
      ("agent != 'Reyes'", [2, 5, 3]), ("place BEGINSWITH 'NM'", [3]),
      ("lat == nil", [2, 1, 5, 3]),
      ("note CONTAINS[cd] 'VAN'", [1]), ("private == YES", [3]), ("reason != nil", []),
      ("NOT (agent == 'Reyes' OR private == YES)", [2, 5]), ("TRUEPREDICATE", [2, 1, 5, 3]),
    ] as [(String, [Int64])])
  func `a predicate asks about one entry`(text: String, expected: [Int64]) throws {
    let predicate = try book.logPredicate(text)
    #expect(try book.logNumbers { $0.predicate = predicate } == expected)
  }

  @Test func `entries are found by their indexes and people by number`() throws {
    for (text, step) in [
      ("agent == 'Reyes'", "SEARCH l USING INDEX log_agent"),
      ("place == 'TX'", "SEARCH l USING INDEX log_place"),
      ("name == 'Ned Kelly'", "SEARCH l USING INDEX log_fugitive"),
      ("id == 2", "SEARCH l USING INTEGER PRIMARY KEY"),
    ] {
      var query = LogQuery()
      query.predicate = try book.logPredicate(text)
      let plan = try book.read { try $0.plan(of: query) }.steps
      #expect(plan.first?.hasPrefix(step) == true, "\(text): \(plan)")
      #expect(plan.contains { $0.hasPrefix("SEARCH f USING INTEGER PRIMARY KEY") })
    }
  }

  @Test func `what shells may offer`() throws {
    #expect(
      try book.read { try $0.names(in: .actions) } == ["Letter", "call", "sighting"])
    #expect(try book.read { try $0.names(in: .logEntries) } == ["l5", "l4", "l3", "l2", "l1"])
  }
}
