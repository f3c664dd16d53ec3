import Testing

@testable import SQLite

@Suite struct ConnectionTests {
  @Test func `every kind of value comes back as it was bound`() throws {
    let connection = try Connection(inMemory: ())
    let values: [Value] = [
      .null, .integer(.min), .integer(.max), .real(0.1), .text(""), .text("石川五右衛門"),
      .text("a\0b"), .blob([]), .blob([0, 255, 0]),
    ]
    for value in values {
      let back = try connection.firstRow("SELECT \(value)") { row throws(DatabaseError) in
        try row.value(0)
      }
      #expect(back == value)
    }
  }

  @Test func `rows are decoded in order`() throws {
    let connection = try Connection(inMemory: ())
    try connection.executeScript(
      "CREATE TABLE t(a INTEGER, b TEXT) STRICT; INSERT INTO t VALUES (1,'x'),(2,NULL); -- end")
    let rows = try connection.rows("SELECT a, b FROM t ORDER BY a") { row throws(DatabaseError) in
      (try row.int(0), try row.textOrNil(1))
    }
    #expect(rows.map { $0.0 } == [1, 2])
    #expect(rows.map { $0.1 } == ["x", nil])
  }
}
