import Testing

@testable import SQLite

@Suite struct SQLTests {
  @Test func `values never become text`() {
    let name = "'; DROP TABLE fugitive; --"
    let sql: SQL = "SELECT id FROM fugitive WHERE name = \(name) AND bounty > \(5)"
    #expect(sql.text == "SELECT id FROM fugitive WHERE name = ? AND bounty > ?")
    #expect(sql.bindings == [.text(name), .integer(5)])
  }

  @Test func `fragments nest with their values in order`() {
    let inner: SQL = "a = \(1)"
    let both = SQL.joined([inner, "b IN (\(list: [2, 3]))"], separator: " AND ")
    let outer: SQL = "SELECT \(0) WHERE \(both) LIMIT \(4)"
    #expect(outer.text == "SELECT ? WHERE a = ? AND b IN (?, ?) LIMIT ?")
    #expect(outer.bindings == [.integer(0), .integer(1), .integer(2), .integer(3), .integer(4)])
  }

  @Test(arguments: [
    ("name", "\"name\""), ("a\"b", "\"a\"\"b\""), ("", "\"\""), ("\"", "\"\"\"\""),
    ("x; DROP", "\"x; DROP\""),
  ])
  func `identifiers are quoted whatever they hold`(name: String, quoted: String) {
    #expect(("\(identifier: name)" as SQL).text == quoted)
  }

  @Test func `every convertible type is bound as its storage class`() {
    let nothing: String? = nil
    let sql: SQL =
      "\(true)\(1.5)\("t")\([UInt8](arrayLiteral: 1))\(nothing)\(Int64.max)\(Value.null)\("ab".dropFirst())"
    #expect(
      sql.bindings == [
        .integer(1), .real(1.5), .text("t"), .blob([1]), .null, .integer(.max), .null, .text("b"),
      ])
  }

  @Test func `an empty list and an empty fragment are empty`() {
    #expect(("\(list: [Int]())" as SQL).text == "")
    #expect(SQL.joined([]).isEmpty)
    #expect(SQL().isEmpty)
    #expect(("a" + SQL.value(1)).text == "a?")
  }

  @Test func `a quoted identifier works as a name in SQLite`() throws {
    let connection = try Connection(inMemory: ())
    let name = "odd \"name\"; --"
    try connection.execute("CREATE TABLE \(identifier: name)(a)")
    #expect(try connection.tableNames() == [name])
  }
}
