import Chronology
import PosseModel
import PredicateFormat
import SQLite
import Testing

@testable import PosseStore

/// Predicates in queries of a book.
struct PredicateQueryTests {
  private static func prepared() throws -> ScratchBook {
    let book = try ScratchBook()
    try book.book.usePredicates(in: .test, literalPrefix: { _ in nil })
    return book
  }

  private static func names(_ book: ScratchBook, _ predicate: CheckedPredicate) throws -> [String] {
    try book.names(.with { $0.predicate = predicate })
  }

  @Test func `a predicate is one condition among others`() throws {
    let book = try Self.prepared()
    let first = try book.add("Ada", "bounty=100", "tags=armed", "place=TX/78701 Austin")
    try book.add("Bob", "bounty=200", "place=CA")
    try book.add("Cy")
    let big = Asked.compare("bounty", .greaterOrEqual, Asked.number("100"))
    let query = FugitiveQuery.with {
      $0.predicate = big
      $0.minimumBounty = 150_000
    }
    #expect(try Self.names(book, big) == ["Ada", "Bob"])
    #expect(try Self.names(book, .not(big)) == ["Cy"])
    #expect(try book.names(query) == ["Bob"])
    #expect(try book.read { try $0.count(query) } == 1)
    #expect(try Self.names(book, Asked.compare("state", .notEqual, .text("TX"))) == ["Bob", "Cy"])
    #expect(
      try book.read { reader in
        try reader.list(
          .with {
            $0.predicate = big
            $0.limit = 1
          }, fields: [.name, .tags, .photos, .log, .sources, .aliases]
        ).map(\.id)
      } == [first])
  }

  @Test func `an answer of the evaluator that fails ends the query with its reason`() throws {
    let book = try Self.prepared()
    try book.add("Ada", "notes=(")
    let slow = CheckedPredicate.matches(Asked.field("name"), .constant("slow"), .exact)
    #expect(throws: StoreError.evaluation(.patternTooExpensive)) {
      try Self.names(book, slow)
    }
    #expect(throws: StoreError.evaluation(.invalidPattern("(", reason: "unclosed", offset: 1))) {
      try Self.names(book, .matches(Asked.field("name"), .value(Asked.field("notes")), .exact))
    }
    // The reason of one failure is not that of another.
    #expect(throws: StoreError.self) {
      try book.read { try $0.rows("SELECT 1 FROM nowhere") { _ in 1 } }
    }
    #expect(try Self.names(book, Asked.compare("name", .equal, .text("Ada"))) == ["Ada"])
  }

  @Test func `a book that was not prepared refuses a predicate`() throws {
    let book = try ScratchBook()
    #expect(throws: StoreError.compilation(.notPrepared)) {
      try Self.names(book, .constant(true))
    }
  }

  @Test func `the SQL and its values can be shown`() throws {
    let book = try Self.prepared()
    let compiled = try book.read {
      try $0.compiled(Asked.compare("name", .equal, .text("Ada"), .ignoringBoth))
    }
    #expect(compiled.text == "f.name_cd IS ?")
    #expect(compiled.parameters == [.text("ada")])
  }

  @Test(arguments: ["America/Chicago", "Pacific/Auckland", "Asia/Kolkata", "UTC"])
  func `a capture on a day is found by the day in every zone`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      let book = try Self.prepared()
      try Zone.use(zone)
      for (name, date) in [
        ("day", "2026-02-27"), ("noon", "2026-02-27T12:00"), ("midnight", "2026-02-27T00:00"),
        ("late", "2026-02-27T23:59:59"), ("eve", "2026-02-26T23:59:59"), ("next", "2026-02-28"),
        ("month", "2026-02"), ("year", "2026"),
      ] {
        try book.capture(try book.add(name), on: date)
      }
      let moment = try book.moment("2026-02-27")
      guard let period = DatePeriod(moment) else { throw NoMoment(text: "2026-02-27") }
      func names(_ order: ValueOrder) throws -> [String] {
        try Self.names(book, Asked.compare("captdate", order, .dateBound(.period(period)))).sorted()
      }
      let within = ["day", "late", "midnight", "noon"]
      #expect(try names(.equal) == within)
      #expect(try names(.notEqual) == ["eve", "month", "next", "year"])
      #expect(try names(.less) == ["eve", "month", "year"])
      #expect(try names(.lessOrEqual) == (["eve", "month", "year"] + within).sorted())
      #expect(try names(.greater) == ["next"])
      #expect(try names(.greaterOrEqual) == (["next"] + within).sorted())
    }
  }
}
