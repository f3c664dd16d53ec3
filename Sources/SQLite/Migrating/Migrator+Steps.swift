extension Migrator {
  /// Gives an empty database its schema; false when another process was quicker.
  func create(_ connection: Connection, now: Int64) throws(MigrationError) -> Bool {
    try locked(connection) { () throws(MigrationError) in
      let isStillEmpty = try wrap { () throws(DatabaseError) in
        try state(of: connection) == .empty
      }
      if !isStillEmpty { return false }
      try wrap { () throws(DatabaseError) in
        try connection.setApplicationID(applicationID)
        try connection.executeScript(Self.table)
      }
      try take(migrations[...], connection, now: now)
      return true
    }
  }

  /// Copies an older database and takes the missing steps; nil when another process came in between.
  func upgrade(
    _ connection: Connection, from version: Int, path: [UInt8]?, now: Int64
  ) throws(MigrationError) -> Outcome? {
    let dataVersion = try wrap { () throws(DatabaseError) in
      try connection.firstInt("PRAGMA data_version")
    }
    var backup: [UInt8]?
    if let path {
      backup = try BackupFiles(database: path).make(of: connection, version: version, now: now)
    }
    let isDone = try locked(connection) { () throws(MigrationError) in
      let isUntouched = try wrap { () throws(DatabaseError) in
        let dataVersionNow = try connection.firstInt("PRAGMA data_version")
        let stateNow = try state(of: connection)
        return dataVersionNow == dataVersion && stateNow == .older(version)
      }
      if !isUntouched { return false }
      // Under the lock the original is what the copy was made of.
      if let backup { try compareRowCounts(of: backup, with: connection) }
      try take(migrations[version...], connection, now: now)
      return true
    }
    if !isDone {
      if let backup { try? SystemCalls.remove(backup) }
      return nil
    }
    if let path { BackupFiles(database: path).removeOldest(keeping: Self.keptBackups) }
    return .upgraded(from: version, backup: backup)
  }

  private static let table = """
    CREATE TABLE migration(
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL UNIQUE,
      version INTEGER NOT NULL,
      applied_at INTEGER NOT NULL,
      program TEXT NOT NULL
    ) STRICT;
    """

  private func take(
    _ steps: ArraySlice<Migration>, _ connection: Connection, now: Int64
  ) throws(MigrationError) {
    for step in steps {
      do throws(DatabaseError) {
        try step.apply(connection)
        try connection.execute(
          """
          INSERT INTO migration(name, version, applied_at, program)
          VALUES (\(step.name), \(step.version), \(now), \(program))
          """)
        try connection.setUserVersion(Int32(step.version))
      } catch {
        throw .step(name: step.name, error)
      }
    }
    try wrap { () throws(DatabaseError) in try derive(connection) }
    let violations = try wrap { () throws(DatabaseError) in try connection.foreignKeyViolations() }
    if !violations.isEmpty { throw .foreignKeys(Array(violations.prefix(10))) }
  }

  /// Runs the body under the write lock with foreign keys unchecked; commits only when it answers true.
  private func locked(
    _ connection: Connection, _ body: () throws(MigrationError) -> Bool
  ) throws(MigrationError) -> Bool {
    // Inside a transaction the switch would have no effect.
    try wrap { () throws(DatabaseError) in try connection.setForeignKeys(false) }
    defer { try? connection.setForeignKeys(true) }
    try wrap { () throws(DatabaseError) in try connection.begin(.immediate) }
    do throws(MigrationError) {
      let isWanted = try body()
      try wrap { () throws(DatabaseError) in
        if isWanted { try connection.commit() } else { try connection.rollback() }
      }
      return isWanted
    } catch {
      connection.rollBackQuietly()
      throw error
    }
  }

  private func compareRowCounts(
    of backup: [UInt8], with connection: Connection
  ) throws(MigrationError) {
    let (expected, found) = try wrap { () throws(DatabaseError) in
      let copy = try Connection(path: backup, access: .readOnly)
      return (try connection.rowCounts(), try copy.rowCounts())
    }
    for (table, count) in expected.sorted(by: { $0.key < $1.key }) where found[table] != count {
      throw .backup(
        BackupError(
          path: backup,
          reason: .rowCount(table: table, expected: count, found: found[table] ?? 0)))
    }
  }

  func wrap<T>(_ body: () throws(DatabaseError) -> T) throws(MigrationError) -> T {
    do throws(DatabaseError) { return try body() } catch { throw .database(error) }
  }
}
