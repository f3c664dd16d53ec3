import CSQLite

extension Connection {
  /// The page size of a database made by this program, in bytes.
  static let pageSize = 8192

  /// Applies the settings of every connection; fails when one does not hold.
  func configure(isFile: Bool) throws(DatabaseError) {
    try switchOptions()
    try setLimits()
    try run("PRAGMA cell_size_check = ON")
    try run("PRAGMA mmap_size = 0")
    // Sorting and the like must not leave names in /tmp.
    try run("PRAGMA temp_store = MEMORY")
    try run("PRAGMA foreign_keys = ON")
    try require("PRAGMA foreign_keys", is: .integer(1))
    try run("PRAGMA secure_delete = ON")
    try require("PRAGMA secure_delete", is: .integer(1))
    if access == .readOnly {
      try run("PRAGMA query_only = ON")
      return
    }
    try run("PRAGMA page_size = \(raw: String(Self.pageSize))")
    try require("PRAGMA journal_mode = DELETE", is: .text(isFile ? "delete" : "memory"))
    // FULL alone leaves the removal of the journal unsynced: a power cut could bring it back.
    try run("PRAGMA synchronous = EXTRA")
    try require("PRAGMA synchronous", is: .integer(3))
  }

  private func switchOptions() throws(DatabaseError) {
    let options: [(Int32, Int32)] = [
      (SQLITE_DBCONFIG_DEFENSIVE, 1),
      (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_DQS_DML, 0),
      (SQLITE_DBCONFIG_DQS_DDL, 0),
      (SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0),
    ]
    for (option, value) in options { try check(unsafe posse_db_config(handle, option, value)) }
  }

  private func setLimits() throws(DatabaseError) {
    let limits: [(Int32, Int32)] = [
      // A kept original may have 64 MiB.
      (SQLITE_LIMIT_LENGTH, 128 << 20),
      (SQLITE_LIMIT_SQL_LENGTH, 1_000_000),
      (SQLITE_LIMIT_COLUMN, 200),
      (SQLITE_LIMIT_COMPOUND_SELECT, 50),
      (SQLITE_LIMIT_FUNCTION_ARG, 100),
      // VACUUM needs one.
      (SQLITE_LIMIT_ATTACHED, 1),
      (SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 3_000),
      (SQLITE_LIMIT_TRIGGER_DEPTH, 10),
      (SQLITE_LIMIT_WORKER_THREADS, 0),
    ]
    for (limit, value) in limits { _ = unsafe sqlite3_limit(try handle, limit, value) }
  }

  /// Runs a pragma whatever it answers.
  func run(_ sql: SQL) throws(DatabaseError) {
    try forEachRow(sql) { _ in }
  }

  private func require(_ sql: SQL, is expected: Value) throws(DatabaseError) {
    let value = try firstRow(sql) { row throws(DatabaseError) in try row.value(0) }
    if value != expected {
      throw DatabaseError(
        code: .misuse, message: "a protective setting does not hold", sql: sql.text)
    }
  }
}
