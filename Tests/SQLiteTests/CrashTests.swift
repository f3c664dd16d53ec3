import Foundation
import Testing

@testable import SQLite

@Suite struct CrashTests {
  /// Makes `crashed` and its journal as a process leaves them that dies in the middle of a transaction.
  static func makeCrashed(_ folder: ScratchFolder) throws {
    let connection = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    try connection.executeScript(
      """
      CREATE TABLE t(a TEXT);
      WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 5000)
      INSERT INTO t SELECT 'old ' || hex(randomblob(50)) FROM n;
      """)
    _ = try connection.firstInt("PRAGMA cache_size = 1")
    try connection.begin(.immediate)
    // More than the cache holds: changed pages go to the file before the commit.
    try connection.execute("UPDATE t SET a = 'new ' || hex(randomblob(50))")
    for suffix in ["", "-journal"] {
      try folder.write(try folder.contents("book" + suffix), to: "crashed" + suffix)
    }
    try connection.rollback()
    try connection.close()
    try FileManager.default.removeItem(atPath: folder.file("book"))
  }

  static let newRows: SQL = "SELECT count(*) FROM t WHERE a LIKE 'new%'"

  @Test func `an unfinished transaction is rolled back by the next reader`() throws {
    let folder = try ScratchFolder()
    try Self.makeCrashed(folder)
    let before = try folder.contents("crashed")
    let strict = try Connection(path: folder.bytes("crashed"), access: .readOnly)
    let error = #expect(throws: DatabaseError.self) { try strict.firstInt(Self.newRows) }
    #expect(error?.code == .readOnlyRollback)
    try strict.close()
    #expect(try folder.contents("crashed") == before)
    #expect(try folder.names() == ["crashed", "crashed-journal"])

    let reader = try Connection.openForReading(path: folder.bytes("crashed"))
    #expect(try reader.firstInt(Self.newRows) == 0)
    #expect(try reader.firstInt("SELECT count(*) FROM t") == 5000)
    #expect(try reader.integrityProblems() == [])
    #expect(reader.access == .readOnly)
    #expect(try folder.names() == ["crashed"])
  }

  @Test func `where nothing can be written an unfinished transaction is a clear error`()
    async throws
  {
    let folder = try ScratchFolder()
    try Self.makeCrashed(folder)
    try setPermissions(0o444, of: folder.file("crashed"))
    try setPermissions(0o444, of: folder.file("crashed-journal"))
    try setPermissions(0o555, of: folder.path)
    defer { try? setPermissions(0o755, of: folder.path) }
    let before = try folder.contents("crashed")
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.file("crashed") as String] in
      becomeNobody()
      do throws(DatabaseError) {
        _ = try Connection.openForReading(path: Array(path.utf8))
        exit(41)
      } catch {
        exit(error.code == .readOnlyRollback ? 40 : error.code.rawValue & 0xFF)
      }
    }
    #expect(try folder.contents("crashed") == before)
    #expect(try folder.names() == ["crashed", "crashed-journal"])
  }

  @Test func `a read-only file in a read-only folder is read and not written`() async throws {
    let folder = try ScratchFolder()
    try FileAccessTests.makeBook(folder)
    try setPermissions(0o444, of: folder.file("book"))
    try setPermissions(0o555, of: folder.path)
    defer { try? setPermissions(0o755, of: folder.path) }
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.file("book") as String] in
      becomeNobody()
      let path = Array(path.utf8)
      let reader = try Connection.openForReading(path: path)
      if try reader.ints("SELECT a FROM t") != [1] { exit(41) }
      exit(FileAccessTests.code(path, .readWrite) == .readOnly ? 40 : 42)
    }
  }

  @Test func `a writable file in a read-only folder refuses writing as read-only`() async throws {
    let folder = try ScratchFolder()
    try FileAccessTests.makeBook(folder)
    try setPermissions(0o666, of: folder.file("book"))
    try setPermissions(0o555, of: folder.path)
    defer { try? setPermissions(0o755, of: folder.path) }
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.file("book") as String] in
      becomeNobody()
      let connection = try Connection(path: Array(path.utf8), access: .readWrite)
      do throws(DatabaseError) {
        try connection.execute("INSERT INTO t VALUES (2)")
        exit(41)
      } catch {
        exit(error.code == .readOnlyFolder ? 40 : error.code.rawValue & 0xFF)
      }
    }
  }

  @Test func `a file that may not be read says why`() async throws {
    let folder = try ScratchFolder()
    try FileAccessTests.makeBook(folder)
    try setPermissions(0, of: folder.file("book"))
    await #expect(processExitsWith: .exitCode(40)) { [path = folder.file("book") as String] in
      becomeNobody()
      let path = Array(path.utf8)
      if FileHeader.inspect(path: path) != .unreadable(EACCES) { exit(41) }
      do throws(DatabaseError) {
        _ = try Connection.openForReading(path: path)
        exit(42)
      } catch {
        exit(error.code.primary == .cannotOpen && error.systemErrorNumber == EACCES ? 40 : 43)
      }
    }
  }

  /// A crash between any two statements is the same as a copy of the files taken there.
  @Test func `an upgrade that dies between any two statements is old or new`() throws {
    let folder = try ScratchFolder()
    try MigratorTests.makeOldFile(folder)
    let connection = try MigratorTests.open(folder)
    _ = try connection.firstInt("PRAGMA cache_size = 1")
    let name = String(repeating: "x", count: 30_000)
    for _ in 0..<20 { try connection.execute("INSERT INTO person(name) VALUES (\(name))") }
    var snapshots = 0
    connection.statementObserver = { _ in
      snapshots += 1
      for suffix in ["", "-journal"] {
        guard let bytes = try? folder.contents("book" + suffix) else { continue }
        try? folder.write(bytes, to: "crash\(snapshots)" + suffix)
      }
    }
    let migrator = MigratorTests.migrator([MigratorTests.first, MigratorTests.second])
    _ = try migrator.migrate(connection, path: folder.bytes("book"), now: 0)
    connection.statementObserver = nil
    #expect(snapshots > 15)
    var hadJournal = false
    for number in 1...snapshots {
      let path = folder.bytes("crash\(number)")
      hadJournal =
        hadJournal || FileManager.default.fileExists(atPath: folder.file("crash\(number)-journal"))
      let survivor = try Connection(path: path, access: .readWrite)
      let state = try migrator.state(of: survivor)
      #expect(state == .older(1) || state == .current)
      #expect(try survivor.firstInt("SELECT count(*) FROM person") == 23)
      #expect(try survivor.integrityProblems() == [])
      if state == .older(1) {
        #expect(try survivor.firstInt("SELECT count(*) FROM migration") == 1)
      }
      // And the upgrade can be done again.
      _ = try migrator.migrate(survivor, path: path, now: Int64(number) * 1_000_000)
      #expect(try migrator.state(of: survivor) == .current)
      try survivor.close()
    }
    #expect(hadJournal)
  }

  private func setPermissions(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }
}

/// Gives up the rights of root for the rest of the process, for permission bits mean nothing to root.
private func becomeNobody() {
  if geteuid() != 0 { return }
  _ = setgroups(0, nil)
  if setgid(65_534) != 0 || setuid(65_534) != 0 { exit(90) }
}
