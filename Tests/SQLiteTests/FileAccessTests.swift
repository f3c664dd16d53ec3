import Foundation
import Testing

@testable import SQLite

@Suite struct FileAccessTests {
  static func makeBook(_ folder: ScratchFolder, _ name: String = "book") throws {
    let connection = try Connection(path: folder.bytes(name), access: .readWriteCreate)
    try connection.executeScript("CREATE TABLE t(a); INSERT INTO t VALUES (1);")
    try connection.close()
  }

  static func code(_ path: [UInt8], _ access: Connection.Access) -> ResultCode? {
    do throws(DatabaseError) {
      _ = try Connection(path: path, access: access, busyTimeoutMilliseconds: 0)
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `a missing file is made only when that is wanted`() throws {
    let folder = try ScratchFolder()
    #expect(Self.code(folder.bytes("book"), .readOnly)?.primary == .cannotOpen)
    #expect(Self.code(folder.bytes("book"), .readWrite)?.primary == .cannotOpen)
    #expect(try folder.names() == [])
    #expect(Self.code(folder.bytes("book"), .readWriteCreate) == nil)
    #expect(try folder.names() == ["book"])
    #expect(try folder.permissions("book") == 0o600)
    #expect(Self.code(folder.bytes("no/book"), .readWriteCreate)?.primary == .cannotOpen)
  }

  @Test func `a failure to open carries the system's number`() throws {
    let folder = try ScratchFolder()
    let error = #expect(throws: DatabaseError.self) {
      try Connection(path: folder.bytes("no/book"), access: .readWriteCreate)
    }
    #expect(error?.systemErrorNumber == ENOENT)
  }

  @Test func `reading changes nothing and writing is refused`() throws {
    let folder = try ScratchFolder()
    try Self.makeBook(folder)
    let before = try folder.contents("book")
    let connection = try Connection(path: folder.bytes("book"), access: .readOnly)
    #expect(try connection.ints("SELECT a FROM t") == [1])
    for script in ["INSERT INTO t VALUES (2)", "PRAGMA user_version = 5", "DROP TABLE t"] {
      let error = #expect(throws: DatabaseError.self) { try connection.executeScript(script) }
      #expect(error?.code.primary == .readOnly)
    }
    try connection.close()
    #expect(try folder.contents("book") == before)
    #expect(try folder.names() == ["book"])
  }

  @Test func `a link anywhere in the path is refused`() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("real"), withIntermediateDirectories: false)
    try Self.makeBook(folder, "real/book")
    for (name, target) in [("linked", "real"), ("shortcut", "real/book")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(name), withDestinationPath: target)
    }
    for name in ["linked/book", "shortcut"] {
      for access in [Connection.Access.readOnly, .readWrite, .readWriteCreate] {
        #expect(Self.code(folder.bytes(name), access) == .cannotOpenLink)
      }
    }
  }

  @Test func `what is no path and no database is refused`() throws {
    let folder = try ScratchFolder()
    try folder.write(
      Array("just some text, long enough to be looked at, no database".utf8), to: "x")
    let before = try folder.contents("x")
    #expect(Self.code([], .readWriteCreate) == .cannotOpen)
    #expect(Self.code(Array("a\0b".utf8), .readWriteCreate) == .cannotOpen)
    #expect(Self.code(Array(folder.path.utf8), .readWrite)?.primary == .cannotOpen)
    #expect(Self.code(folder.bytes("x"), .readWrite) == .notADatabase)
    #expect(try folder.contents("x") == before)
  }

  @Test func `a path of any bytes works`() throws {
    let folder = try ScratchFolder()
    let path = folder.bytes("b\u{1B}") + [0xFF, 0x27, 0x3F]
    let connection = try Connection(path: path, access: .readWriteCreate)
    try connection.executeScript("CREATE TABLE t(a); INSERT INTO t VALUES (1);")
    let copy = path + [0xFE]
    try connection.backup(to: copy)
    try connection.close()
    let opened = try Connection(path: copy, access: .readOnly)
    #expect(try opened.ints("SELECT a FROM t") == [1])
    guard case .database = FileHeader.inspect(path: copy) else {
      Issue.record("no database")
      return
    }
  }

  @Test func `damaged bytes are errors and never a crash`() throws {
    let folder = try ScratchFolder()
    let connection = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    try connection.executeScript(
      """
      CREATE TABLE t(a INTEGER PRIMARY KEY, b TEXT); CREATE INDEX i ON t(b);
      WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 2000)
      INSERT INTO t SELECT x, hex(x) || 'some text that fills the pages' FROM n;
      """)
    try connection.close()
    let sound = try folder.contents("book")
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<150 {
      var bytes = sound
      for _ in 0...random(20) {
        bytes[random(round % 2 == 0 ? 400 : bytes.count)] ^= UInt8(random(255) + 1)
      }
      if round % 5 == 0 { bytes.removeLast(random(bytes.count)) }
      try folder.write(bytes, to: "book")
      _ = FileHeader.inspect(path: folder.bytes("book"))
      guard let damaged = try? Connection(path: folder.bytes("book"), access: .readOnly) else {
        continue
      }
      _ = try? damaged.rows("SELECT a, b FROM t") { row throws(DatabaseError) in try row.values() }
      _ = try? damaged.integrityProblems()
      _ = try? damaged.texts("SELECT b FROM t ORDER BY b")
      try damaged.close()
    }
  }
}
