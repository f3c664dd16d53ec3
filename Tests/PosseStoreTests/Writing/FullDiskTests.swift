import FileSystem
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// A change for which there is no room.
@Suite(.enabled(if: SmallDisk.isAvailable, "mounting a small file system takes root"))
struct FullDiskTests {
  @Test func `a photo that does not fit is undone with all that came with it`() throws {
    let disk = try SmallDisk(kibibytes: 4096)
    let path = FilePath(disk.folder.path("posse.db"))
    let book = try Book.create(at: path, settings: .test())
    let id = try book.change { try $0.add("Ned Kelly") }
    let before = try BookDump.of(book.connection)
    #expect(throws: StoreError.diskFull(path)) {
      try book.change { writer in
        try writer.add("Joe Byrne")
        _ = try writer.addPhoto(SamplePhoto.make(1), to: id, makesPrimary: true)
        _ = try writer.addPhoto(SamplePhoto.make(2, size: 8 << 20), to: id, makesPrimary: true)
      }
    }
    #expect(!book.connection.isInTransaction)
    #expect(try BookDump.of(book.connection) == before)
    #expect(try book.connection.integrityProblems().isEmpty)
    // What fits still goes in.
    try book.change { try $0.addPhoto(SamplePhoto.make(3), to: id, makesPrimary: false) }
    #expect(try book.look { try $0.photos(of: [id]) }.count == 1)
  }

  @Test func `a book that does not fit is not half made`() throws {
    let disk = try SmallDisk(kibibytes: 64)
    let path = FilePath(disk.folder.path("posse.db"))
    #expect(throws: StoreError.diskFull(path)) {
      _ = try Book.create(at: path, settings: .test())
    }
    #expect {
      _ = try Book.open(at: path, settings: .test())
    } throws: { error in
      (error as? StoreError)?.isAbsence == true
    }
  }
}
