import Testing

@testable import SQLite

@Suite struct ConnectionTests {
  static func filled() throws -> Connection {
    let connection = try Connection(inMemory: ())
    try connection.executeScript(
      """
      CREATE TABLE t(id INTEGER PRIMARY KEY, name TEXT CHECK (name <> 'bad')) STRICT;
      INSERT INTO t VALUES (1, 'one'), (2, NULL), (3, 'three'); -- the end
      """)
    return connection
  }

  @Test func `every kind of value comes back as it was bound`() throws {
    let connection = try Connection(inMemory: ())
    let values: [Value] = [
      .null, .integer(.min), .integer(.max), .real(0.1), .real(.infinity), .text(""),
      .text("石川五右衛門"), .text("a\0b"), .text("\0"), .blob([]), .blob([0, 255, 0]),
    ]
    for value in values {
      let back = try connection.firstRow("SELECT \(value)") { row throws(DatabaseError) in
        try row.value(0)
      }
      #expect(back == value)
    }
    let number = try connection.firstRow("SELECT \(Double.nan)") { row throws(DatabaseError) in
      try row.value(0)
    }
    #expect(number == .null)
  }

  @Test func `many blobs and other values bind together`() throws {
    let connection = try Connection(inMemory: ())
    let big = [UInt8](repeating: 7, count: 5_000_000)
    let back = try connection.firstRow(
      "SELECT \(big), \("x"), \([UInt8]()), \([9] as [UInt8]), \(1)"
    ) {
      row throws(DatabaseError) in try row.values()
    }
    #expect(back == [.blob(big), .text("x"), .blob([]), .blob([9]), .integer(1)])
  }

  @Test func `rows are decoded in order`() throws {
    let rows = try Self.filled().rows("SELECT id, name FROM t ORDER BY id DESC") {
      row throws(DatabaseError) in (try row.int(0), try row.textOrNil(1))
    }
    #expect(rows.map { $0.0 } == [3, 2, 1])
    #expect(rows.map { $0.1 } == ["three", nil, "one"])
  }

  @Test func `a closure's own error comes through and the statement is free again`() throws {
    enum Stop: Error, Equatable {
      case here(Int64)
      case database(ResultCode)
    }
    let connection = try Self.filled()
    func scan(_ sql: SQL) throws(Stop) {
      try connection.forEachRow(sql, failure: { Stop.database($0.code) }) { row throws(Stop) in
        guard let id = try? row.int(0) else { return }
        if id == 2 { throw Stop.here(id) }
      }
    }
    func names(_ sql: SQL) throws(Stop) -> [Int64] {
      try connection.rows(sql, failure: { Stop.database($0.code) }) { row throws(Stop) in
        do throws(DatabaseError) { return try row.int(0) } catch { throw .database(error.code) }
      }
    }
    #expect(try names("SELECT id FROM t ORDER BY id") == [1, 2, 3])
    #expect(throws: Stop.database(.mismatch)) { try names("SELECT name FROM t ORDER BY id") }
    #expect(throws: Stop.here(2)) { try scan("SELECT id FROM t ORDER BY id") }
    #expect(throws: Stop.database(.error)) { try scan("SELECT nothing FROM t") }
    #expect(!connection.hasBusyStatement)
    try connection.execute("DROP TABLE t")
    try connection.close()
  }

  @Test func `the same statement can run inside itself`() throws {
    let connection = try Self.filled()
    var pairs: [[Int64]] = []
    let sql: SQL = "SELECT id FROM t ORDER BY id"
    try connection.forEachRow(sql) { outer throws(DatabaseError) in
      let first = try outer.int(0)
      try connection.forEachRow(sql) { inner throws(DatabaseError) in
        pairs.append([first, try inner.int(0)])
      }
    }
    #expect(pairs.count == 9)
    #expect(pairs.last == [3, 3])
  }

  @Test func `values of one run are gone in the next`() throws {
    let connection = try Self.filled()
    let sql: SQL = "SELECT \("secret")"
    _ = try connection.firstText(sql)
    let error = #expect(throws: DatabaseError.self) { try connection.execute(SQL(raw: sql.text)) }
    #expect(error?.code == .range)
    #expect(error?.message == "0 values for 1 parameters")
  }

  @Test(arguments: [
    ("SELECT 1; SELECT 2", ResultCode.misuse), ("", .misuse), ("  -- nothing\n", .misuse),
    ("SELECT 1\0; nonsense", .misuse), ("nonsense", .error), ("SELECT \"quoted\"", .error),
  ])
  func `what is not exactly one statement is refused`(text: String, code: ResultCode) throws {
    let connection = try Connection(inMemory: ())
    let error = #expect(throws: DatabaseError.self) { try connection.execute(SQL(raw: text)) }
    #expect(error?.code == code)
    #expect(error?.sql == text)
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1; -- comment", "/* x */ SELECT 1 ;  \n"])
  func `blanks and comments around a statement do no harm`(text: String) throws {
    #expect(try Connection(inMemory: ()).firstInt(SQL(raw: text)) == 1)
  }

  @Test func `a script stops at its first mistake`() throws {
    let connection = try Connection(inMemory: ())
    let error = #expect(throws: DatabaseError.self) {
      try connection.executeScript("CREATE TABLE a(b); CREATE TABLE a(b); CREATE TABLE c(d);")
    }
    #expect(error?.message == "table a already exists")
    #expect(try connection.tableNames() == ["a"])
    try connection.executeScript("")
    try connection.executeScript(" ; ; -- x\n ;")
  }

  @Test func `an observer sees the statements and never the values`() throws {
    let connection = try Self.filled()
    var seen: [String] = []
    connection.statementObserver = { seen.append($0) }
    try connection.execute("UPDATE t SET name = \("secret") WHERE id = \(1)")
    try connection.executeScript("DELETE FROM t; SELECT 1;")
    #expect(seen == ["UPDATE t SET name = ? WHERE id = ?", "DELETE FROM t;", " SELECT 1;"])
  }

  @Test func `changes and row numbers are counted`() throws {
    let connection = try Self.filled()
    try connection.execute("INSERT INTO t VALUES (77, 'x')")
    #expect(try connection.lastInsertedRowID == 77)
    try connection.execute("UPDATE t SET name = 'y'")
    #expect(try connection.changeCount == 4)
    #expect(try connection.rowCounts() == ["t": 4])
  }

  @Test func `a statement that fails names itself and its rule but no value`() throws {
    let connection = try Self.filled()
    let error = #expect(throws: DatabaseError.self) {
      try connection.execute("UPDATE t SET name = \("bad") WHERE id = \(1)")
    }
    #expect(error?.code == .constraintCheck)
    #expect(error?.sql == "UPDATE t SET name = ? WHERE id = ?")
    #expect(error?.description.contains("bad") == true, "the rule is named by SQLite")
    switch error?.code {
    case .some(.constraint): break
    default: Issue.record("the primary code must match its extension")
    }
    let unique = #expect(throws: DatabaseError.self) {
      try connection.execute("INSERT INTO t VALUES (\(1), \("secret"))")
    }
    #expect(unique?.code == .constraintPrimaryKey)
    #expect(unique?.description.contains("secret") == false)
  }

  @Test func `the cache stays small and statements outlive it`() throws {
    let connection = try Connection(inMemory: ())
    for number in 0..<300 {
      #expect(try connection.firstInt("SELECT \(raw: String(number))") == Int64(number))
    }
    #expect(try connection.firstInt("SELECT 0") == 0)
    try connection.close()
  }

  @Test func `a closed connection refuses everything quietly`() throws {
    let connection = try Self.filled()
    try connection.close()
    try connection.close()
    #expect(!connection.isInTransaction)
    #expect(!connection.hasBusyStatement)
    let error = #expect(throws: DatabaseError.self) { try connection.execute("SELECT 1") }
    #expect(error?.code == .misuse)
    #expect(throws: DatabaseError.self) { try connection.begin(.immediate) }
    #expect(throws: DatabaseError.self) { try connection.lastInsertedRowID }
  }

  @Test func `closing under a running statement is a programmer error`() async {
    await #expect(processExitsWith: .failure) {
      let connection = try ConnectionTests.filled()
      try connection.forEachRow("SELECT id FROM t") { _ throws(DatabaseError) in
        try connection.close()
      }
    }
  }

  @Test func `the protective settings hold`() throws {
    let folder = try ScratchFolder()
    let connection = try Connection(path: folder.bytes("a"), access: .readWriteCreate)
    let table: [(SQL, Int64)] = [
      ("PRAGMA foreign_keys", 1), ("PRAGMA secure_delete", 1), ("PRAGMA synchronous", 3),
      ("PRAGMA cell_size_check", 1), ("PRAGMA trusted_schema", 0), ("PRAGMA page_size", 8192),
      ("PRAGMA temp_store", 2), ("PRAGMA mmap_size", 0),
    ]
    for (pragma, value) in table {
      #expect(try connection.firstInt(pragma) == value, "\(pragma.text)")
    }
    #expect(try connection.firstText("PRAGMA journal_mode") == "delete")
    // Defensive mode: the schema table is closed to writing.
    try connection.execute("CREATE TABLE t(a)")
    try connection.executeScript("PRAGMA writable_schema = ON")
    #expect(throws: DatabaseError.self) { try connection.execute("DELETE FROM sqlite_schema") }
    #expect(throws: DatabaseError.self) {
      try connection.execute("SELECT load_extension('x')")
    }
  }

  @Test func `a text over the limit is an error`() throws {
    let connection = try Connection(inMemory: ())
    let error = #expect(throws: DatabaseError.self) {
      try connection.firstInt("SELECT length(zeroblob(\(200 << 20)))")
    }
    #expect(error?.code == .tooBig)
  }
}
