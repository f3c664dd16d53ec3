import FileSystem
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// Undo of what is erased, of another schema, damaged by hand, or without room.
struct DamagedHistoryTests {
  private let book: ScratchBook
  private let id: FugitiveID

  init() throws {
    book = try ScratchBook()
    id = try book.add("Ned Kelly", "hair=black")
    try book.edit(id, "hair=red", "desc=some words")
  }

  private func expectErased() throws {
    guard case .stepErased(let step)? = try book.refusedUndo() else {
      Issue.record("not refused as erased")
      return
    }
    #expect(step.id == 2)
  }

  @Test func `an entry whose words were erased`() throws {
    try book.run(
      "UPDATE history SET erased = 1, words = NULL, words_salt = NULL WHERE id = 2")
    try expectErased()
  }

  @Test func `an entry with one row that was erased`() throws {
    try book.run("UPDATE history_row SET before = NULL, after = NULL, salt = NULL WHERE entry = 2")
    try expectErased()
  }

  @Test func `an undo whose row was erased cannot be brought again`() throws {
    try book.undo()
    try book.run("UPDATE history_row SET before = NULL, after = NULL, salt = NULL WHERE entry = 3")
    guard case .stepErased? = try book.refused({ try book.redo() }) else {
      Issue.record("not refused as erased")
      return
    }
  }

  @Test func `a column that is there no more`() throws {
    try book.book.connection.executeScript(
      """
      DROP VIEW readable_fugitive; DROP VIEW readable_log; DROP VIEW readable_photo;
      ALTER TABLE fugitive DROP COLUMN hair
      """)
    guard case .stepOfOtherSchema(let step)? = try book.refusedUndo() else {
      Issue.record("not refused as of another schema")
      return
    }
    #expect(step.words == "test")
    // Undo of entries that name only what exists goes on.
    try book.edit(id, "eyes=blue")
    try book.undo()
  }

  @Test func `a column that came later keeps what it holds`() throws {
    try book.book.connection.executeScript("ALTER TABLE fugitive ADD COLUMN shoe TEXT")
    try book.run("UPDATE fugitive SET shoe = '44'")
    try book.undo()
    #expect(try book.column("SELECT shoe FROM fugitive") == [.text("44")])
    // To undo the add would lose it.
    #expect(try book.refusedUndo()?.obstacles == ["#1 shoe: — → 44"])
  }

  @Test(arguments: [
    "before = 'no json'", "after = '{\"hair\":'", "before = '{}'", "before = ''",
    "before = '{\"hair\":\"changed by hand\"}'", "after = before", "before = NULL",
    "table_name = 'alias'", "table_name = 'history'", "table_name = 'no such table'",
    "table_name = 'x\" SET id = 1; --'", "row = 99", "digest = 'x'", "salt = 'x'", "salt = ''",
    #"before = replace(before, 'hair', 'hair","id')"#,
  ])
  func `a row of the history that was changed by hand`(assignment: String) throws {
    try book.run("UPDATE history_row SET \(SQL(raw: assignment)) WHERE entry = 2")
    switch try book.refusedUndo() {
    case .corrupt(book.path, _)?, .stepErased?: break
    case let other: Issue.record("\(String(describing: other))")
    }
  }

  @Test func `a row of the history that is no text any more`() throws {
    try book.run("UPDATE history_row SET before = CAST(x'7bff7d' AS TEXT) WHERE entry = 2")
    let before = try TrackedDump.of(book)
    #expect(throws: StoreError.self) { try book.undo() }
    #expect(try TrackedDump.of(book) == before)
    #expect(!book.book.connection.isInTransaction)
  }

  @Test(arguments: [-1, 3, .max, .min] as [Int64])
  func `segments are taken as they are numbered`(segment: Int64) throws {
    try book.run("UPDATE history_row SET segment = \(segment) WHERE entry = 2")
    try book.undo()
    #expect(try book.text(.hair, of: id) == "black")
  }

  @Test(arguments: [
    "DELETE FROM history_row WHERE entry = 2",
    """
    INSERT INTO history_row (entry, segment, table_name, row, before, after, digest)
    VALUES (2, 0, 'tag', 1, NULL, '{"id":1}', 'x')
    """,
    "UPDATE history SET user = 'somebody else' WHERE id = 2",
    "UPDATE history SET words = 'other words' WHERE id = 2",
    "UPDATE history SET hash = 'x' WHERE id = 2",
    "UPDATE history SET time = time + 1 WHERE id = 2",
  ])
  func `an entry that was changed by hand`(sql: String) throws {
    try book.run(SQL(raw: sql))
    guard case .corrupt(book.path, let detail)? = try book.refusedUndo() else {
      Issue.record("not refused")
      return
    }
    #expect(detail.contains("entry 2"))
  }

  @Test func `the history of a damaged row is an error, not a crash`() throws {
    try book.run("UPDATE history_row SET before = '[1' WHERE entry = 2")
    #expect {
      _ = try book.read { try $0.history() }
    } throws: { error in
      if case StoreError.corrupt = error { true } else { false }
    }
  }
}

/// Undo for which there is no room.
@Suite(.enabled(if: SmallDisk.isAvailable, "mounting a small file system takes root"))
struct UndoOnFullDiskTests {
  @Test func `undo without room leaves everything as it was`() throws {
    let disk = try SmallDisk(kibibytes: 6144)
    let path = FilePath(disk.folder.path("posse.db"))
    let book = try Book.create(at: path, settings: .test())
    let words = String(repeating: "x", count: 500_000)
    let id = try book.change { try $0.add("Ned Kelly") }
    let edit = try FugitiveEdits([FugitiveEdit(.notes, .set(.text(words)))])
    try book.change { _ = try $0.edit([id], edit) }
    // All but little of the rest is taken.
    var chunk = 1 << 20
    var number = 0
    while chunk > 4096 {
      number += 1
      do {
        try disk.folder.write([UInt8](repeating: 1, count: chunk), to: "ballast\(number)")
      } catch {
        chunk /= 2
      }
    }
    let before = try BookDump.of(book.connection)
    #expect(throws: StoreError.diskFull(path)) { _ = try book.undo(1, .test()) }
    #expect(!book.connection.isInTransaction)
    #expect(try BookDump.of(book.connection) == before)
    #expect(try book.connection.integrityProblems() == [])
    for file in 1...number
    where FileManager.default.fileExists(atPath: disk.folder.path("ballast\(file)")) {
      try FileManager.default.removeItem(atPath: disk.folder.path("ballast\(file)"))
    }
    #expect(try book.undo(1, .test()).count == 1)
  }
}
