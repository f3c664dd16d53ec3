import PosseModel
import SQLite
import Testing

@testable import PosseStore

struct FilterTests {
  private let book: ScratchBook

  init() throws {
    book = try ScratchBook()
    try book.add("Ann", "bounty=500", "tags=Österreich|armed")
    try book.add("Bob", "bounty=499.99 GBP", "tags=armed")
    let carl = try book.add("Carl", "bounty=501 JPY", "tags=osterreich")
    try book.add("Dora")
    let eve = try book.add("Eve", "bounty=1000", "tags=armed|OSTERREICH")
    try book.capture(carl, on: "1880")
    try book.capture(eve, on: "unknown")
    let fred = try book.add("Fred", "tags=armed", "bounty=9000")
    try book.change { try $0.trash([fred]) }
  }

  @Test func `nothing asked means everybody outside the trash by number`() throws {
    #expect(try book.names(FugitiveQuery()) == ["Ann", "Bob", "Carl", "Dora", "Eve"])
  }

  @Test func `captured or at large`() throws {
    #expect(try book.names(.with { $0.isCaptured = true }) == ["Carl", "Eve"])
    #expect(try book.names(.with { $0.isCaptured = false }) == ["Ann", "Bob", "Dora"])
  }

  @Test func `tags are folded, and all of them are required`() throws {
    #expect(try book.names(.with { $0.tags = ["ÖSTERREICH"] }) == ["Ann", "Carl", "Eve"])
    #expect(try book.names(.with { $0.tags = ["armed", "osterreich"] }) == ["Ann", "Eve"])
    #expect(try book.names(.with { $0.tags = ["arm"] }).isEmpty)
    #expect(try book.names(.with { $0.tags = ["%"] }).isEmpty)
  }

  @Test func `a least bounty compares the number whatever the currency`() throws {
    #expect(try book.names(.with { $0.minimumBounty = 500_000 }) == ["Ann", "Carl", "Eve"])
    #expect(try book.names(.with { $0.minimumBounty = 0 }) == ["Ann", "Bob", "Carl", "Eve"])
    #expect(try book.names(.with { $0.minimumBounty = .max }).isEmpty)
  }

  @Test func `only some people, in any number`() throws {
    let ids = [5, 1, 99].map { FugitiveID($0) }
    #expect(try book.names(.with { $0.ids = ids }) == ["Ann", "Eve"])
    #expect(try book.names(.with { $0.ids = [] }).isEmpty)
    let many = (1...400_000).map { FugitiveID($0) }
    #expect(try book.names(.with { $0.ids = many }).count == 5)
    #expect(try book.read { try $0.values(of: [.tags, .name], for: many) }.count == 6)
  }

  @Test func `the trash is a place of its own`() throws {
    #expect(try book.names(.with { $0.trash = .inside }) == ["Fred"])
    #expect(try book.names(.with { $0.trash = .both }).count == 6)
  }

  @Test func `filters add up`() throws {
    let query = FugitiveQuery.with {
      $0.isCaptured = true
      $0.tags = ["armed"]
      $0.minimumBounty = 1
    }
    #expect(try book.names(query) == ["Eve"])
    #expect(try book.read { try $0.count(query) } == 1)
  }

  @Test func `a limit cuts the list and not the count`() throws {
    for (limit, names) in [(0, []), (1, ["Eve"]), (2, ["Eve", "Dora"])] as [(Int, [String])] {
      let query = FugitiveQuery.with {
        $0.order = [.init(.id, isDescending: true)]
        $0.limit = limit
      }
      #expect(try book.names(query) == names)
      #expect(try book.read { try $0.count(query) } == 5)
    }
    #expect(try book.names(.with { $0.limit = .max }).count == 5)
  }

  @Test func `lists of each person come with the person, whatever the limit`() throws {
    let query = FugitiveQuery.with {
      $0.order = [.init(.bounty, isDescending: true)]
      $0.limit = 2
    }
    try book.addPhoto(1, to: FugitiveID(5))
    let rows = try book.read {
      try $0.list(query, fields: [.tags, .name, .log, .photos, .aliases, .tags])
    }
    #expect(rows.map { $0[.name].pipedText } == ["Eve", "Carl"])
    #expect(rows.map { $0[.tags] } == [.texts(["armed", "OSTERREICH"]), .texts(["osterreich"])])
    #expect(rows.map { $0[.aliases] } == [.texts([]), .texts([])])
    #expect(rows.map { $0[.log].pipedText } == ["capture", "capture 1880"])
    #expect(rows.map { $0[.photos].pipedText } == ["p1", ""])
    #expect(rows[0].values.count == 6 && rows[0].values[5] == rows[0].values[0])
    #expect(rows[0][.hair] == .null)
  }

  @Test(arguments: [nil, true])
  func `a filter is asked once, whatever lists come along`(isCaptured: Bool?) throws {
    var statements: [String] = []
    book.book.connection.statementObserver = { statements.append($0) }
    let fields: [FugitiveField] = [.name, .tags, .aliases, .offenses, .log, .photos, .sources]
    let rows = try book.read {
      try $0.list(.with { $0.isCaptured = isCaptured }, fields: fields)
    }
    let asked = statements.filter { $0.contains("f.trashed IS NULL") }
    #expect(asked.count == 1)
    #expect(rows.last?[.tags] == .texts(["armed", "OSTERREICH"]))
    #expect(rows.last?[.log].pipedText == "capture")
    #expect(rows.last?[.sources] == .sources([]))
  }

  @Test func `a field asked for twice comes twice`() throws {
    let id = try book.add("Gus", "place=TX/78701 Austin", "lastSeenPlace=TX")
    let fields: [FugitiveField] = [.place, .lastSeenPlace, .city, .place, .lastSeenPlace, .city]
    let rows = try book.read { try $0.list(.with { $0.ids = [id] }, fields: fields) }
    let texts = ["TX/78701 Austin", "TX", "Austin"]
    #expect(rows.map { $0.values.map(\.pipedText) } == [texts + texts])
  }

  @Test func `no list reads the bytes of pictures`() throws {
    try book.addPhoto(1, to: FugitiveID(1))
    var statements: [String] = []
    book.book.connection.statementObserver = { statements.append($0) }
    _ = try book.read { try $0.list(FugitiveQuery(), fields: FugitiveField.allCases) }
    #expect(statements.count > 3)
    #expect(!statements.contains { $0.contains("blob") })
  }

  @Test func `the summary counts and totals those at large`() throws {
    try book.addPhoto(1, to: FugitiveID(1))
    try book.addPhoto(2, to: FugitiveID(6))
    let summary = try book.read { try $0.summary() }
    #expect(summary.atLarge == 3 && summary.captured == 2 && summary.trashed == 1)
    #expect(summary.photos == 1)
    #expect(summary.outstanding.displayText == "$500 + £499.99")
    let empty = try ScratchBook().read { try $0.summary() }
    #expect(empty.atLarge == 0 && empty.captured == 0 && empty.trashed == 0 && empty.photos == 0)
    #expect(empty.outstanding == MoneyTotals())
  }
}
