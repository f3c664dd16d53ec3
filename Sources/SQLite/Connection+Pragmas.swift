extension Connection {
  /// A row that refers to a row that does not exist.
  package struct ForeignKeyViolation: Hashable, Sendable {
    /// The table that refers.
    package let table: String
    /// The row that refers; nil in a table without row ids.
    package let rowID: Int64?
    /// The table that is referred to.
    package let parent: String
  }

  /// The number that says which program the file belongs to.
  package func applicationID() throws(DatabaseError) -> Int32 {
    try number("PRAGMA application_id")
  }

  /// Sets the number that says which program the file belongs to.
  package func setApplicationID(_ number: Int32) throws(DatabaseError) {
    try run("PRAGMA application_id = \(raw: String(number))")
  }

  /// The number of the schema.
  package func userVersion() throws(DatabaseError) -> Int32 {
    try number("PRAGMA user_version")
  }

  /// Sets the number of the schema.
  package func setUserVersion(_ number: Int32) throws(DatabaseError) {
    try run("PRAGMA user_version = \(raw: String(number))")
  }

  /// Switches the checking of foreign keys; has no effect inside a transaction.
  package func setForeignKeys(_ isOn: Bool) throws(DatabaseError) {
    try run(isOn ? "PRAGMA foreign_keys = ON" : "PRAGMA foreign_keys = OFF")
  }

  /// Problems found by a thorough check of the file, in SQLite's words; empty when it is sound.
  package func integrityProblems(limit: Int = 100) throws(DatabaseError) -> [String] {
    try problems("PRAGMA integrity_check(\(raw: String(max(1, limit))))")
  }

  /// Rows that refer to rows that do not exist.
  package func foreignKeyViolations() throws(DatabaseError) -> [ForeignKeyViolation] {
    try rows("PRAGMA foreign_key_check") { row throws(DatabaseError) in
      ForeignKeyViolation(
        table: try row.text(0), rowID: try row.intOrNil(1), parent: try row.text(2))
    }
  }

  /// The names of the tables that hold rows of their own, in byte order, without SQLite's.
  package func tableNames() throws(DatabaseError) -> [String] {
    // A virtual table has no root page; the tables it keeps its rows in have.
    try texts(
      """
      SELECT name FROM sqlite_schema
      WHERE type = 'table' AND rootpage > 0 AND substr(name, 1, 7) <> 'sqlite_' ORDER BY name
      """)
  }

  /// The number of rows of every table.
  package func rowCounts() throws(DatabaseError) -> [String: Int64] {
    var counts: [String: Int64] = [:]
    for name in try tableNames() {
      counts[name] = try firstInt("SELECT count(*) FROM \(identifier: name)") ?? 0
    }
    return counts
  }

  private func problems(_ sql: SQL) throws(DatabaseError) -> [String] {
    let lines = try rows(sql) { row throws(DatabaseError) in try row.text(0) }
    return lines == ["ok"] ? [] : lines
  }

  private func number(_ sql: SQL) throws(DatabaseError) -> Int32 {
    let value = try firstRow(sql) { row throws(DatabaseError) in try row.int(0) }
    return Int32(truncatingIfNeeded: value ?? 0)
  }
}
