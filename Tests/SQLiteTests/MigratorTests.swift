import Foundation
import Testing

@testable import SQLite

@Suite struct MigratorTests {
  /// 2026-11-30T01:52:00Z.
  static let now: Int64 = 1_796_003_520_000_000
  static let applicationID: Int32 = 0x504F_5353

  static let first = Migration(
    name: "make people", version: 1,
    script: """
      CREATE TABLE person(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL) STRICT;
      CREATE TABLE tag(id INTEGER PRIMARY KEY, person_id INTEGER NOT NULL REFERENCES person) STRICT;
      """)

  /// Rebuilds a table that another refers to, which foreign keys would forbid while on.
  static let second = Migration(
    name: "give people a bounty", version: 2,
    script: """
      CREATE TABLE person_new(
        id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL, bounty INTEGER) STRICT;
      INSERT INTO person_new(id, name) SELECT id, name FROM person;
      DROP TABLE person;
      ALTER TABLE person_new RENAME TO person;
      """)

  static func migrator(_ migrations: [Migration], program: String = "posse 1.0") -> Migrator {
    Migrator(migrations: migrations, applicationID: applicationID, program: program)
  }

  /// Makes a file of the first schema with three people and closes it.
  static func makeOldFile(_ folder: ScratchFolder) throws {
    let connection = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    let outcome = try migrator([first]).migrate(connection, path: folder.bytes("book"), now: now)
    #expect(outcome == .created)
    for name in ["Koehler", "石川", "a\0b"] {
      try connection.execute("INSERT INTO person(name) VALUES (\(name))")
    }
    try connection.execute("INSERT INTO tag(person_id) VALUES (2)")
    try connection.close()
  }

  static func open(_ folder: ScratchFolder, timeout: Int = 10_000) throws -> Connection {
    try Connection(
      path: folder.bytes("book"), access: .readWrite, busyTimeoutMilliseconds: timeout)
  }

  @Test func `a new file gets everything in one go`() throws {
    let folder = try ScratchFolder()
    let connection = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    let migrator = Self.migrator([Self.first, Self.second])
    #expect(try migrator.state(of: connection) == .empty)
    #expect(
      try migrator.migrate(connection, path: folder.bytes("book"), now: Self.now) == .created)
    #expect(try migrator.state(of: connection) == .current)
    let steps = try connection.rows(
      "SELECT name, version, applied_at, program FROM migration ORDER BY id"
    ) { row throws(DatabaseError) in try row.values() }
    #expect(
      steps == [
        [.text("make people"), .integer(1), .integer(Self.now), .text("posse 1.0")],
        [.text("give people a bounty"), .integer(2), .integer(Self.now), .text("posse 1.0")],
      ])
    #expect(try connection.firstInt("PRAGMA page_size") == 8192)
    #expect(try connection.firstInt("PRAGMA foreign_keys") == 1)
    try connection.close()
    #expect(try folder.names() == ["book"])
    #expect(try folder.permissions("book") == 0o600)
    guard case .database(let header) = FileHeader.inspect(path: folder.bytes("book")) else {
      Issue.record("no database")
      return
    }
    #expect(header.applicationID == Self.applicationID)
    #expect(header.userVersion == 2)
    #expect(header.pageSize == 8192)
    #expect(migrator.state(of: header) == .current)
  }

  @Test func `a file that is up to date is not written`() throws {
    let folder = try ScratchFolder()
    try Self.makeOldFile(folder)
    let before = try folder.contents("book")
    let connection = try Self.open(folder)
    let outcome = try Self.migrator([Self.first]).migrate(
      connection, path: folder.bytes("book"), now: Self.now)
    #expect(outcome == .unchanged)
    try connection.close()
    #expect(try folder.contents("book") == before)
    #expect(try folder.names() == ["book"])
  }

  @Test func `an older file is copied and then changed`() throws {
    let folder = try ScratchFolder()
    try Self.makeOldFile(folder)
    let connection = try Self.open(folder)
    let outcome = try Self.migrator([Self.first, Self.second], program: "posse 2.0").migrate(
      connection, path: folder.bytes("book"), now: Self.now)
    let name = "book.v1.20261130T015200Z.bak"
    #expect(outcome == .upgraded(from: 1, backup: folder.bytes(name)))
    #expect(
      try connection.texts("SELECT name FROM person ORDER BY id") == ["Koehler", "石川", "a\0b"])
    #expect(try connection.firstInt("SELECT count(bounty) FROM person") == 0)
    #expect(
      try connection.texts("SELECT program FROM migration ORDER BY id") == [
        "posse 1.0", "posse 2.0",
      ])
    #expect(try connection.firstInt("PRAGMA foreign_keys") == 1)
    // The number after the last one is never given out again, so the sequence has survived.
    try connection.execute("INSERT INTO person(name) VALUES ('new')")
    #expect(try connection.lastInsertedRowID == 4)
    #expect(try connection.integrityProblems() == [])
    try connection.close()

    #expect(try folder.names() == ["book", name])
    #expect(try folder.permissions(name) == 0o600)
    let copy = try Connection(path: folder.bytes(name), access: .readOnly)
    #expect(try Self.migrator([Self.first]).state(of: copy) == .current)
    #expect(try copy.texts("SELECT name FROM person ORDER BY id") == ["Koehler", "石川", "a\0b"])
    #expect(try copy.firstInt("PRAGMA page_size") == 8192)
  }

  @Test func `a failing step leaves the file as it was and the copy beside it`() throws {
    let folder = try ScratchFolder()
    try Self.makeOldFile(folder)
    let before = try folder.contents("book")
    let broken = Migration(
      name: "break", version: 3, script: "DELETE FROM person; INSERT INTO nowhere VALUES (1);")
    let connection = try Self.open(folder)
    let error = #expect(throws: MigrationError.self) {
      try Self.migrator([Self.first, Self.second, broken]).migrate(
        connection, path: folder.bytes("book"), now: Self.now)
    }
    guard case .step("break", let cause) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.code == .error)
    #expect(!connection.isInTransaction)
    #expect(try connection.firstInt("PRAGMA foreign_keys") == 1)
    try connection.close()
    #expect(try folder.contents("book") == before)
    #expect(try folder.names() == ["book", "book.v1.20261130T015200Z.bak"])
  }

  @Test func `a step that breaks a reference is taken back`() throws {
    let folder = try ScratchFolder()
    try Self.makeOldFile(folder)
    let before = try folder.contents("book")
    let careless = Migration(name: "forget", version: 2, script: "DELETE FROM person WHERE id = 2;")
    let connection = try Self.open(folder)
    #expect(
      throws: MigrationError.foreignKeys([.init(table: "tag", rowID: 1, parent: "person")])
    ) {
      try Self.migrator([Self.first, careless]).migrate(
        connection, path: folder.bytes("book"), now: Self.now)
    }
    try connection.close()
    #expect(try folder.contents("book") == before)
  }

  @Test func `a failing first step leaves an empty file that can be used again`() throws {
    let folder = try ScratchFolder()
    let broken = Migration(name: "break", version: 1, script: "CREATE TABLE a(b); nonsense;")
    let connection = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    #expect(throws: MigrationError.self) {
      try Self.migrator([broken]).migrate(connection, path: folder.bytes("book"), now: 0)
    }
    try connection.close()
    #expect(FileHeader.inspect(path: folder.bytes("book")) == .empty)
    let again = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    #expect(
      try Self.migrator([Self.first]).migrate(again, path: folder.bytes("book"), now: 0) == .created
    )
  }

  @Test func `a newer file is refused, named and untouched`() throws {
    let folder = try ScratchFolder()
    let newer = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    _ = try Self.migrator([Self.first, Self.second], program: "posse 9.9").migrate(
      newer, path: folder.bytes("book"), now: Self.now)
    try newer.close()
    let before = try folder.contents("book")
    let migrator = Self.migrator([Self.first])
    let connection = try Self.open(folder)
    #expect(throws: MigrationError.newer(version: 2, known: 1, writtenBy: "posse 9.9")) {
      try migrator.migrate(connection, path: folder.bytes("book"), now: Self.now)
    }
    try connection.close()
    #expect(migrator.writer(ofFileAt: folder.bytes("book")) == "posse 9.9")
    #expect(try folder.contents("book") == before)
    #expect(try folder.names() == ["book"])
  }

  @Test(arguments: [
    "CREATE TABLE grocery(id INTEGER)",
    "PRAGMA application_id = 7",
    "PRAGMA user_version = 1",
    "PRAGMA application_id = 1347376979; PRAGMA user_version = 0",
    "PRAGMA application_id = 1347376979; PRAGMA user_version = -5",
  ])
  func `a file of another program is refused and untouched`(script: String) throws {
    let folder = try ScratchFolder()
    let other = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    try other.executeScript(script)
    try other.close()
    let before = try folder.contents("book")
    let connection = try Self.open(folder)
    let error = #expect(throws: MigrationError.self) {
      try Self.migrator([Self.first]).migrate(connection, path: folder.bytes("book"), now: 0)
    }
    guard case .foreign = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    try connection.close()
    #expect(try folder.contents("book") == before)
  }

  @Test func `only the last three copies of this file are kept`() throws {
    let folder = try ScratchFolder()
    let files = BackupFiles(database: folder.bytes("book"))
    let ours = [
      "book.v9.20250101T000000Z.bak", "book.v1.20260101T000000Z.bak",
      "book.v1.20260101T000000Z-2.bak", "book.v10.20260102T000000Z.bak",
    ]
    let others = [
      "book", "book.v1.bak", "book.vx.20260101T000000Z.bak", "book.v1.2026.bak",
      "book.v1.20200101T000000Z.bak~", "other.v1.20200101T000000Z.bak",
      "book.v1.20200101T000000Z-x.bak",
    ]
    for name in ours + others { try folder.write([], to: name) }
    #expect(files.all() == ours.map { Array($0.utf8) })
    files.removeOldest(keeping: 3)
    #expect(try folder.names() == (ours.dropFirst() + others).sorted())
    #expect(BackupFiles(database: Array("book".utf8)).all() == [])
  }

  @Test func `of two that upgrade at once one does it and the other sees it done`() throws {
    let folder = try ScratchFolder()
    try Self.makeOldFile(folder)
    let (mine, theirs) = (try Self.open(folder), try Self.open(folder))
    let migrator = Self.migrator([Self.first, Self.second])
    // The other one is quicker by the whole upgrade, just after this one has made its copy.
    var isOvertaken = false
    mine.statementObserver = { statement in
      guard statement == "BEGIN IMMEDIATE", !isOvertaken else { return }
      isOvertaken = true
      let outcome = try? migrator.migrate(theirs, path: folder.bytes("book"), now: Self.now)
      #expect(outcome == .upgraded(from: 1, backup: folder.bytes("book.v1.20261130T015200Z-2.bak")))
    }
    #expect(
      try migrator.migrate(mine, path: folder.bytes("book"), now: Self.now) == .unchanged)
    #expect(isOvertaken)
    #expect(try mine.firstInt("SELECT count(*) FROM migration") == 2)
    #expect(try folder.names() == ["book", "book.v1.20261130T015200Z-2.bak"])
  }

  @Test func `a write between copy and lock makes a new copy necessary`() throws {
    let folder = try ScratchFolder()
    try Self.makeOldFile(folder)
    let (mine, theirs) = (try Self.open(folder), try Self.open(folder))
    var isWritten = false
    mine.statementObserver = { statement in
      guard statement == "BEGIN IMMEDIATE", !isWritten else { return }
      isWritten = true
      #expect(throws: Never.self) { try theirs.execute("INSERT INTO person(name) VALUES ('late')") }
    }
    let name = "book.v1.20261130T015200Z.bak"
    #expect(
      try Self.migrator([Self.first, Self.second]).migrate(
        mine, path: folder.bytes("book"), now: Self.now)
        == .upgraded(from: 1, backup: folder.bytes(name)))
    #expect(isWritten)
    let copy = try Connection(path: folder.bytes(name), access: .readOnly)
    #expect(try copy.firstInt("SELECT count(*) FROM person") == 4)
    #expect(try folder.names() == ["book", name])
  }

  @Test func `two that make the same new file share one schema`() throws {
    let folder = try ScratchFolder()
    let mine = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    let theirs = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    var outcome: Migrator.Outcome?
    mine.statementObserver = { statement in
      guard statement == "BEGIN IMMEDIATE", outcome == nil else { return }
      outcome = try? Self.migrator([Self.first]).migrate(theirs, path: nil, now: 0)
    }
    #expect(try Self.migrator([Self.first]).migrate(mine, path: nil, now: 0) == .unchanged)
    #expect(outcome == .created)
    #expect(try mine.firstInt("SELECT count(*) FROM migration") == 1)
  }

  @Test func `a locked file is reported as busy and stays as it was`() throws {
    let folder = try ScratchFolder()
    try Self.makeOldFile(folder)
    let writer = try Self.open(folder)
    try writer.begin(.immediate)
    let connection = try Self.open(folder, timeout: 0)
    let error = #expect(throws: MigrationError.self) {
      try Self.migrator([Self.first, Self.second]).migrate(
        connection, path: folder.bytes("book"), now: Self.now)
    }
    guard case .database(let cause) = error, case .busy = cause.code else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!connection.isInTransaction)
  }

  @Test func `a copy that cannot be made stops the upgrade`() throws {
    let folder = try ScratchFolder()
    try Self.makeOldFile(folder)
    for attempt in 1...9 {
      let addition = attempt == 1 ? "" : "-\(attempt)"
      try folder.write([1], to: "book.v1.20261130T015200Z\(addition).bak")
    }
    let before = try folder.contents("book")
    let connection = try Self.open(folder)
    #expect(
      throws: MigrationError.backup(
        BackupError(
          path: folder.bytes("book.v1.20261130T015200Z-9.bak"), reason: .alreadyExists))
    ) {
      try Self.migrator([Self.first, Self.second]).migrate(
        connection, path: folder.bytes("book"), now: Self.now)
    }
    try connection.close()
    #expect(try folder.contents("book") == before)
  }

  @Test(
    arguments: [
      (0, "19700101T000000Z"), (-1, "19691231T235959Z"), (951_782_400_000_000, "20000229T000000Z"),
      (1_796_003_520_000_000, "20261130T015200Z"), (253_402_300_799_999_999, "99991231T235959Z"),
      (-62_135_596_800_000_000, "00010101T000000Z"),
    ] as [(Int64, String)])
  func `a stamp is the UTC time`(microseconds: Int64, text: String) {
    #expect(UTCStamp.text(microseconds: microseconds) == text)
    #expect(UTCStamp.isWellFormed(text[...]))
  }
}
