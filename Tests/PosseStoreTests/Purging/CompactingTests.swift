import FileSystem
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

struct CompactingTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly")
  }

  private func compact() throws -> Compaction { try book.book.compact(.test()) }

  /// Bytes that nothing names, as a program that was stopped may have left them.
  private func leaveBytes(_ size: Int) throws {
    let digest = String(repeating: "a", count: 64)
    let bytes = [UInt8](repeating: 7, count: size)
    try book.run(
      "INSERT INTO blob (sha256, size, bytes) VALUES (\(digest), \(size), \(bytes))")
  }

  @Test func `bytes that nothing names go, the file gets smaller and stays private`() throws {
    try leaveBytes(1_000_000)
    let before = try FileStatus(of: book.path)
    let history = try BookDump.of(book).filter { $0.hasPrefix("history") }
    let compaction = try compact()
    let after = try FileStatus(of: book.path)
    #expect(compaction.blobs == CollectedBlobs(count: 1, bytes: 1_000_000))
    #expect(compaction.freedBytes == before.size - after.size && compaction.freedBytes > 900_000)
    #expect(after.permissions == 0o600)
    #expect(try BookDump.of(book).filter { $0.hasPrefix("history") } == history)
    try BookAudit.check(book)
    let again = try compact()
    #expect(again == Compaction(blobs: CollectedBlobs(count: 0, bytes: 0), freedBytes: 0))
  }

  @Test func `undo brings a removed photo back with its bytes after the book was compacted`() throws
  {
    let photo = SamplePhoto.make(1, size: 20_000, keepsOriginal: true)
    let id = try book.change { try $0.addPhoto(photo, to: ned, makesPrimary: true) }
    try book.change { try $0.removePhotos([id]) }
    #expect(try compact().blobs.count == 0)
    _ = try book.book.undo(1, .test())
    let back = try book.read { try $0.photo(id) }
    #expect(try book.read { try $0.pngBytes(of: back) } == photo.png)
    #expect(try book.read { try $0.bytes(photo.receivedDigest) } == photo.original)
    try BookAudit.check(book)
  }

  @Test func `redo brings an added photo back after the book was compacted`() throws {
    let photo = SamplePhoto.make(1)
    let id = try book.change { try $0.addPhoto(photo, to: ned, makesPrimary: true) }
    _ = try book.book.undo(1, .test())
    #expect(try compact().blobs.count == 0)
    _ = try book.book.redo(1, .test())
    #expect(try book.read { try $0.pngBytes(of: try $0.photo(id)) } == photo.png)
  }

  @Test func `the photos of somebody in the trash stay`() throws {
    try book.addPhoto(1, to: ned)
    try book.change { _ = try $0.trash([ned]) }
    #expect(try compact().blobs.count == 0)
    try BookAudit.check(book)
  }

  @Test func `an original that another photo did not keep is not kept for its sake`() throws {
    let joe = try book.add("Joe Byrne")
    let kept = SamplePhoto.make(1, keepsOriginal: true)
    try book.change { _ = try $0.addPhoto(kept, to: joe, makesPrimary: true) }
    try book.addPhoto(1, to: ned)
    #expect(try book.purge(joe).blobs == CollectedBlobs(count: 1, bytes: 600))
    #expect(try book.read { try $0.bytes(kept.pngDigest) } == kept.png)
  }

  @Test func `the raw record of a source stays as long as the source is there or can come back`()
    throws
  {
    let raw = Array("{}".utf8)
    let digest = String(repeating: "b", count: 64)
    try book.run("INSERT INTO blob (sha256, size, bytes) VALUES (\(digest), 2, \(raw))")
    let joe = try book.change { writer in
      let joe = try writer.add(
        name: "Joe Byrne", edits: FugitiveEdits([]),
        sources: [SourceRecord(name: "fbi", key: "1")])
      try writer.execute("UPDATE source SET raw_sha256 = \(digest)")
      return joe
    }
    #expect(try compact().blobs.count == 0)
    _ = try book.book.undo(1, .test())
    #expect(try compact().blobs.count == 0)
    _ = try book.book.redo(1, .test())
    #expect(try book.purge(joe).blobs.count == 1)
  }

  @Test func `an image that was damaged by hand still keeps what it names`() throws {
    let photo = try book.addPhoto(1, to: ned)
    try book.change { try $0.removePhotos([photo]) }
    try book.run("UPDATE history_row SET before = before || '}' WHERE before IS NOT NULL")
    try book.run("UPDATE history_row SET after = '{' WHERE table_name = 'photo' AND after > ''")
    #expect(try compact().blobs.count == 0)
  }

  @Test func `while another program reads, nothing is lost and the lock is named`() throws {
    try leaveBytes(50_000)
    let other = try Connection(path: book.path.bytes, access: .readOnly)
    try book.run("PRAGMA busy_timeout = 30")
    try other.begin(.deferred)
    _ = try other.firstInt("SELECT count(*) FROM fugitive")
    #expect {
      _ = try compact()
    } throws: { error in
      guard case .locked? = error as? StoreError else { return false }
      return true
    }
    #expect(!book.book.connection.isInTransaction)
    try other.rollback()
    #expect(try compact().blobs.count == 1)
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "mounting a small file system takes root"))
  func `without room the file stays as it was`() throws {
    let disk = try SmallDisk(kibibytes: 4096)
    let path = FilePath(disk.folder.path("posse.db"))
    let book = try Book.create(at: path, settings: .test())
    let id = try book.change { try $0.add("Ned Kelly") }
    for seed in 1...5 {
      let photo = SamplePhoto.make(UInt64(seed), size: 500_000)
      _ = try book.change { try $0.addPhoto(photo, to: id, makesPrimary: false) }
    }
    let before = try BookDump.of(book.connection)
    #expect(throws: StoreError.notShrunk(path, .noSpace)) { try book.compact(.test()) }
    #expect(try BookDump.of(book.connection) == before)
    #expect(try book.connection.integrityProblems() == [])
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "mounting a small file system takes root"))
  func `a book that cannot be written is refused`() throws {
    let disk = try SmallDisk(kibibytes: 4096)
    let path = FilePath(disk.folder.path("posse.db"))
    _ = try Book.create(at: path, settings: .test()).change { try $0.add("Ned Kelly") }
    try disk.makeReadOnly()
    let book = try Book.open(at: path, settings: .test())
    #expect(throws: StoreError.readOnly(path)) { try book.compact(.test()) }
  }

  @Test func `a large book is rewritten by way of a nameless file in its folder`() throws {
    try leaveBytes(300_000)
    let dump = try BookDump.of(book)
    try book.book.connection.vacuum(memoryLimit: 1000, spillingInto: book.folder.path)
    #expect(try BookDump.of(book) == dump)
    #expect(throws: DatabaseError.self) {
      try book.book.connection.vacuum(memoryLimit: 1000, spillingInto: "/no'where")
    }
    #expect(try BookDump.of(book) == dump)
    #expect(try book.book.connection.firstInt("PRAGMA temp_store") == 2)
  }
}
