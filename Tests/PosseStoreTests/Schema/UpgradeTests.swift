import FileSystem
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing
import UnicodeText

@testable import PosseStore

/// A book of the first schema, with people in it, under this program.
struct UpgradeTests {
  private let folder: TemporaryDirectory
  private var path: FilePath { FilePath(folder.path("posse.db")) }

  init() throws {
    folder = try TemporaryDirectory()
    let first = Migrator(
      migrations: Array(AllMigrations.list.prefix(1)),
      applicationID: Int32(bitPattern: Book.applicationID), program: "posse 0.1")
    let connection = try Connection(
      path: path.bytes, access: .readWriteCreate, busyTimeoutMilliseconds: 100)
    #expect(try first.migrate(connection, path: path.bytes, now: 0) == .created)
    let entry = ChangeEntry.test()
    try write(connection, entry) {
      for (digit, name) in [("1", "José Álvarez"), ("2", "石川五右衛門"), ("3", "Ned Kelly")] {
        try connection.execute(
          """
          INSERT INTO fugitive (uuid, name, name_cd, created, created_offset, modified,
            modified_offset)
          VALUES (\(String(repeating: digit, count: 36)), \(name), \(Folding.folded(name)), 0, 0, 0, 0)
          """)
      }
    }
    try write(connection, entry) {
      try connection.execute(
        """
        UPDATE fugitive SET name = 'Edward', name_cd = 'edward', trashed = 1, notes = 'iron',
          notes_cd = 'iron' WHERE id = 3
        """)
      try connection.execute(
        "INSERT INTO alias (fugitive, name, name_cd) VALUES (1, 'El Chivato', 'el chivato')")
    }
    try connection.close()
    try path.setPermissions(0o600)
  }

  /// Writes with history as the first schema's program did, which knew of no searches.
  private func write(
    _ connection: Connection, _ entry: ChangeEntry, _ work: () throws -> Void
  ) throws {
    try connection.begin(.immediate)
    let recording = try HistoryRecording(connection, entry)
    try work()
    try recording.finish()
    try connection.commit()
  }

  private func found(_ text: String, in book: Book, _ trash: FugitiveQuery.Trash = .both) throws
    -> [Int64]
  {
    let query = FugitiveQuery.with {
      $0.words = try? SearchWords(parsing: [text])
      $0.trash = trash
    }
    return try book.look { try $0.list(query, fields: []) }.map(\.id.number)
  }

  @Test func `opening it makes its texts searchable, after a copy was made`() throws {
    let before = try folder.read("posse.db")
    let book = try Book.open(at: path, settings: .test())
    #expect(try book.connection.userVersion() == Int32(AllMigrations.current))
    #expect(try found("jose chiv", in: book) == [1])
    #expect(try found("右衛", in: book) == [2])
    #expect(try found("edward iron", in: book) == [3])
    #expect(try found("edward", in: book, .outside) == [])
    let copies = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix("posse.db.v1.") && $0.hasSuffix(".bak") }
    #expect(copies.count == 1)
    let copy = try Connection(
      path: Array(folder.path(copies[0]).utf8), access: .readOnly, busyTimeoutMilliseconds: 100)
    #expect(try copy.userVersion() == 1)
    #expect(try copy.firstInt("SELECT count(*) FROM fugitive") == 3)
    #expect(before.count > 0)
    try book.connection.close()
    #expect(try BookCheck(at: path, settings: .test(), ownsFolder: false).run().findings == [])
  }

  @Test func `what was done before is taken back and brought again, and found as it is`() throws {
    let book = try Book.open(at: path, settings: .test())
    _ = try book.undo(1, .test())
    #expect(try found("ned kelly", in: book, .outside) == [3])
    #expect(try found("edward", in: book) == [])
    #expect(try found("chivato", in: book) == [])
    _ = try book.redo(1, .test())
    #expect(try found("edward", in: book) == [3])
    #expect(try found("chivato", in: book) == [1])
    _ = try book.undo(2, .test())
    #expect(try book.connection.firstInt("SELECT count(*) FROM search_text") == 0)
    try book.connection.close()
    #expect(try BookCheck(at: path, settings: .test(), ownsFolder: false).run().findings == [])
  }

  @Test(arguments: 1...4)
  func `a book of each schema before is brought to the present one`(version: Int) throws {
    let path = FilePath(folder.path("old.db"))
    let old = Migrator(
      migrations: Array(AllMigrations.list.prefix(version)),
      applicationID: Int32(bitPattern: Book.applicationID), program: "posse")
    let connection = try Connection(
      path: path.bytes, access: .readWriteCreate, busyTimeoutMilliseconds: 100)
    #expect(try old.migrate(connection, path: path.bytes, now: 0) == .created)
    try connection.close()
    try path.setPermissions(0o600)
    let book = try Book.open(at: path, settings: .test())
    for kind in ValueKind.allCases {
      try book.change { writer in
        _ = try writer.addValue("TX", to: kind)
        _ = try writer.setDefault("TX", of: kind)
      }
      _ = try book.undo(1, .test())
      _ = try book.redo(1, .test())
      #expect(try book.look { try $0.defaultValue(of: kind)?.text } == "TX")
    }
    try book.connection.close()
    #expect(try BookCheck(at: path, settings: .test(), ownsFolder: false).run().findings == [])
  }

  @Test func `a text that is none keeps nobody from opening the book`() throws {
    let connection = try Connection(
      path: path.bytes, access: .readWrite, busyTimeoutMilliseconds: 100)
    try connection.execute("UPDATE fugitive SET description = CAST(x'61FF62' AS TEXT) WHERE id = 2")
    try connection.close()
    let book = try Book.open(at: path, settings: .test())
    #expect(try found("五", in: book) == [2])
    try book.change { _ = try $0.edit([FugitiveID(1)], FugitiveEdits([])) }
  }
}
