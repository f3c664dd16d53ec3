import Foundation
import Testing

@testable import SQLite

@Suite struct BackupTests {
  @Test func `a copy holds the same rows and is private`() throws {
    let folder = try ScratchFolder()
    try FileAccessTests.makeBook(folder)
    let connection = try Connection(path: folder.bytes("book"), access: .readWrite)
    try connection.backup(to: folder.bytes("copy"))
    let copy = try Connection(path: folder.bytes("copy"), access: .readOnly)
    #expect(try copy.rowCounts() == connection.rowCounts())
    #expect(try folder.permissions("copy") == 0o600)
    #expect(try folder.names() == ["book", "copy"])
  }

  @Test func `a copy never replaces a file or follows a link`() throws {
    let folder = try ScratchFolder()
    try FileAccessTests.makeBook(folder)
    try folder.write([1], to: "there")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: "elsewhere")
    let connection = try Connection(path: folder.bytes("book"), access: .readWrite)
    for name in ["there", "link"] {
      #expect(throws: BackupError(path: folder.bytes(name), reason: .alreadyExists)) {
        try connection.backup(to: folder.bytes(name))
      }
    }
    #expect(throws: BackupError(path: folder.bytes("no/copy"), reason: .system(ENOENT))) {
      try connection.backup(to: folder.bytes("no/copy"))
    }
    #expect(try folder.contents("there") == [1])
    #expect(try folder.names() == ["book", "link", "there"])
  }

  @Test func `a copy of a damaged file is reported and removed`() throws {
    let folder = try ScratchFolder()
    let connection = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    try connection.executeScript(
      """
      CREATE TABLE t(a TEXT);
      WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n LIMIT 500)
      INSERT INTO t SELECT 'some text that fills the pages ' || x FROM n;
      """)
    try connection.close()
    var bytes = try folder.contents("book")
    for offset in 8192..<16_384 { bytes[offset] = 0xA5 }
    try folder.write(bytes, to: "book")
    let damaged = try Connection(path: folder.bytes("book"), access: .readWrite)
    let error = #expect(throws: BackupError.self) { try damaged.backup(to: folder.bytes("copy")) }
    guard case .database(let cause) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.code.primary == .corrupt)
    #expect(try folder.names() == ["book"])
  }

  @Test func `inside a transaction no copy is made`() throws {
    let folder = try ScratchFolder()
    try FileAccessTests.makeBook(folder)
    let connection = try Connection(path: folder.bytes("book"), access: .readWrite)
    try connection.begin(.immediate)
    #expect(throws: BackupError.self) { try connection.backup(to: folder.bytes("copy")) }
    try connection.rollback()
    #expect(try folder.names() == ["book"])
  }

  @Test func `a full device stops the upgrade and leaves the file and no piece of a copy`() throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("small"), withIntermediateDirectories: false)
    let mounting = ["-t", "tmpfs", "-o", "size=256k", "tmpfs", folder.file("small")]
    guard try run("/usr/bin/mount", mounting) == 0 else {
      try Test.cancel("a small file system cannot be mounted here")
    }
    defer { _ = try? run("/usr/bin/umount", [folder.file("small")]) }
    let path = folder.bytes("small/book")
    let connection = try Connection(path: path, access: .readWriteCreate)
    _ = try MigratorTests.migrator([MigratorTests.first]).migrate(connection, path: path, now: 0)
    let name = String(repeating: "x", count: 150_000)
    try connection.execute("INSERT INTO person(name) VALUES (\(name))")
    let before = try folder.contents("small/book")
    let migrator = MigratorTests.migrator([MigratorTests.first, MigratorTests.second])
    let error = #expect(throws: MigrationError.self) {
      try migrator.migrate(connection, path: path, now: 0)
    }
    guard case .backup(let backup) = error, case .database(let cause) = backup.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(cause.code.primary == .full)
    try connection.close()
    #expect(try folder.contents("small/book") == before)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("small")) == ["book"])
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    guard FileManager.default.isExecutableFile(atPath: program) else { return -1 }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
