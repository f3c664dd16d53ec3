import FileSystem
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// Copies beside the book that hold somebody who was purged.
struct CopyTests {
  private func copy(_ book: ScratchBook, to name: String) throws -> FilePath {
    let path = book.path.parent.appending(name)
    try book.book.connection.backup(to: path.bytes)
    return path
  }

  @Test func `copies that hold the person are found and left as they are`() throws {
    let book = try ScratchBook()
    try book.add("Joe Byrne")
    _ = try copy(book, to: "posse.db.v1.20260101T000000Z.bak")
    let ned = try book.add("Ned Kelly")
    let holding = try copy(book, to: "posse.db.v1.20260201T000000Z.bak")
    _ = try copy(book, to: "other.db.v1.20260201T000000Z.bak")
    let bytes = try book.folder.read("posse.db.v1.20260201T000000Z.bak")
    let purged = try book.purge(ned)
    #expect(
      book.book.copies(holding: purged.uuids) == [SuspectCopy(path: holding, isReadable: true)])
    #expect(book.book.copies(holding: []) == [])
    #expect(try book.folder.read("posse.db.v1.20260201T000000Z.bak") == bytes)
  }

  @Test func `a copy that cannot be looked into is named too`() throws {
    let book = try ScratchBook()
    let ned = try book.add("Ned Kelly")
    try book.folder.write("no database", to: "posse.db.v1.20260201T000000Z.bak")
    let purged = try book.purge(ned)
    let path = book.path.parent.appending("posse.db.v1.20260201T000000Z.bak")
    #expect(
      book.book.copies(holding: purged.uuids) == [SuspectCopy(path: path, isReadable: false)])
  }
}
