import Chronology
import PredicateFormat
import SQLite
import Testing

@testable import PosseStore

/// Predicates that an index can answer are answered by it, in a book of some size.
final class QueryPlanTests {
  private let book: ScratchBook

  init() throws {
    book = try ScratchBook()
    // Rows as the book writes them; only their number and spread matter here.
    try book.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000)
      INSERT INTO fugitive (uuid, name, name_cd, bounty, currency, captured, captdate,
        captdate_offset, captdate_precision, captdate_circa, created, created_offset, modified,
        modified_offset)
      SELECT printf('%036d', i), printf('Name %d', i * 7919 % 4000),
        printf('name %d', i * 7919 % 4000), i * 1000, 'USD', i % 3 = 0,
        iif(i % 3 = 0, i * 1000000, NULL), iif(i % 3 = 0, 0, NULL),
        iif(i % 3 = 0, iif(i % 2, 'instant', 'day'), NULL), iif(i % 3 = 0, 0, NULL), 0, 0, 0, 0
      FROM n
      """)
    try book.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)
      INSERT INTO tag (name, name_cd) SELECT printf('Tag %d', i), printf('tag %d', i) FROM n
      """)
    try book.run("INSERT INTO fugitive_tag (fugitive, tag) SELECT id, id % 200 + 1 FROM fugitive")
    try book.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
      INSERT INTO place (text, text_cd, country, country_cd, state, state_cd)
      SELECT printf('T%d', i), printf('t%d', i), 'US', 'us', printf('%02d', i % 50),
        printf('%02d', i % 50) FROM n
      """)
    try book.run(
      """
      WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
      INSERT INTO agent (name, name_cd) SELECT printf('Agent %d', i), printf('agent %d', i) FROM n
      """)
    try book.run("UPDATE fugitive SET place = id % 500 + 2, agent = id % 40 + 1")
    try book.run("ANALYZE")
    try book.book.usePredicates(in: .test, literalPrefix: { _ in nil })
  }

  private func plan(_ predicate: CheckedPredicate) throws -> [String] {
    try book.read { try $0.queryPlan(of: .with { $0.predicate = predicate }) }
  }

  /// Whether the step that finds the people is a search by an index or by number.
  private func searches(_ predicate: CheckedPredicate) throws -> Bool {
    let plan = try plan(predicate)
    let steps = plan.filter { $0.hasSuffix(" f") || $0.contains(" f ") }
    let isSearch = !steps.isEmpty && steps.allSatisfy { $0.hasPrefix("SEARCH f") }
    if !isSearch || plan.contains(where: { $0.contains("fugitive_trashed") }) {
      Issue.record("\(plan)")
      return false
    }
    return true
  }

  @Test func `numbers and dates`() throws {
    let bounty = Asked.compare("bounty", .greaterOrEqual, Asked.number("3990.5"))
    let captured = Asked.compare("captured", .equal, Asked.number("1"))
    let day = try book.moment("1970-01-01")
    let period = try #require(DatePeriod(day))
    #expect(try searches(bounty))
    #expect(try searches(.and([captured, bounty])))
    for order in ValueOrder.allCases where order != .notEqual {
      #expect(
        try searches(
          .and([captured, Asked.compare("captdate", order, .dateBound(.period(period)))])))
    }
    let instant = Instant(microseconds: 3_990_000_000)
    let bound = DateBound.instant(instant, wallClock: Instant(microseconds: 7_590_000_000))
    #expect(
      try searches(
        .and([captured, Asked.compare("captdate", .greaterOrEqual, .dateBound(bound))])))
  }

  @Test func texts() throws {
    #expect(try searches(Asked.text("name", .beginsWith, "Name 39")))
    #expect(try searches(Asked.text("name", .beginsWith, "näme 39", .ignoringBoth)))
    #expect(try searches(Asked.text("name", .like, "Name 39*")))
    #expect(try searches(Asked.compare("name", .equal, .text("NAME 39"), .ignoringBoth)))
    #expect(try searches(Asked.compare("name", .equal, .text("NAME 39"), .ignoringCase)))
    #expect(try searches(.isIn(Asked.field("name"), [.text("Name 1"), .text("Name 2")], .exact)))
    #expect(
      try searches(.isIn(Asked.field("bounty"), [Asked.number("1"), Asked.number("2.5")], .exact)))
    let many = (0..<2_000).map { CheckedValue.text("Name \($0 * 3)") }
    #expect(try searches(.isIn(Asked.field("name"), many, .exact)))
  }

  @Test func `rows of other tables`() throws {
    let tag = Asked.any("tags") { Asked.compare(Asked.inner($0, "name"), .equal, .text("Tag 5")) }
    #expect(try searches(tag))
    #expect(try plan(tag).contains { $0.hasPrefix("SEARCH v1") })
    #expect(try searches(Asked.compare("state", .equal, .text("17"))))
    #expect(
      try plan(Asked.compare("state", .equal, .text("17"))).contains { $0.hasPrefix("SEARCH v") })
    #expect(try searches(Asked.compare("state", .equal, .text("17"), .ignoringBoth)))
    #expect(try searches(Asked.compare("agent", .equal, .text("Agent 7"))))
    #expect(
      try searches(
        Asked.compare(
          "born", .less, .dateBound(.period(try #require(DatePeriod(book.moment("1960"))))))))
  }

  @Test func `who has an entry by an agent is known from the index of the log alone`() throws {
    let agent = Asked.any("log") {
      Asked.compare(Asked.inner($0, "agent"), .equal, .text("Agent 7"))
    }
    let plan = try plan(agent)
    #expect(plan.contains { $0.hasPrefix("SEARCH c1 USING COVERING INDEX log_agent") }, "\(plan)")
  }

  @Test func `a list without a predicate is as it was`() throws {
    let plan = try book.read { try $0.queryPlan(of: FugitiveQuery()) }
    #expect(plan.allSatisfy { !$0.contains("posse") })
  }
}
