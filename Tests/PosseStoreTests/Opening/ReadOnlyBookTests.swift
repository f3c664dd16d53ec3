import FileSystem
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// Reading works on what cannot be written; writing says so.
struct ReadOnlyBookTests {
  /// Makes a book with one person, then sets the modes of the file and its folder.
  private func make(file: Int, folder: Int) throws -> ScratchBook {
    let book = try ScratchBook()
    try book.add("Ned Kelly", "bounty=8000 GBP")
    try book.book.connection.close()
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: file], ofItemAtPath: book.folder.path("posse.db"))
    try files.setAttributes([.posixPermissions: folder], ofItemAtPath: book.folder.path)
    return book
  }

  private func makeWritable(_ book: ScratchBook) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o700], ofItemAtPath: book.folder.path)
  }

  @Test(arguments: [(0o444, 0o755), (0o666, 0o555), (0o444, 0o555)])
  func `reads work and writes are refused`(file: Int, folder: Int) async throws {
    let book = try make(file: file, folder: folder)
    let before = try book.folder.read("posse.db")
    let place = book.folder.path("posse.db")
    await #expect(processExitsWith: .success) { [place = place as String] in
      try PlainUser.become()
      let path = FilePath(place)
      let book = try Book.open(at: path, settings: .test())
      #expect(book.isReadOnly)
      #expect(try book.everybody() == ["Ned Kelly"])
      #expect(throws: StoreError.readOnly(path)) {
        try book.change { try $0.trash([FugitiveID(1)]) }
      }
    }
    #expect(try book.folder.read("posse.db") == before)
    try makeWritable(book)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: book.folder.path) == ["posse.db"])
  }

  @Test func `a file that may not be read says so`() async throws {
    let book = try make(file: 0o600, folder: 0o755)
    let place = book.folder.path("posse.db")
    if geteuid() != 0 {
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: place)
    }
    await #expect(processExitsWith: .success) { [place = place as String] in
      try PlainUser.become()
      let path = FilePath(place)
      #expect(
        throws: StoreError.inaccessible(
          path, SystemError(code: .permissionDenied, call: "open", path: path))
      ) {
        _ = try Book.open(at: path, settings: .test())
      }
    }
  }

  @Test func `a folder that may not be entered says so`() async throws {
    let book = try make(file: 0o600, folder: geteuid() == 0 ? 0o700 : 0)
    let place = book.folder.path("posse.db")
    await #expect(processExitsWith: .success) { [place = place as String] in
      try PlainUser.become()
      #expect {
        _ = try Book.open(at: FilePath(place), settings: .test())
      } throws: { error in
        guard case StoreError.inaccessible(_, let cause) = error else { return false }
        return cause.code == .permissionDenied
      }
    }
    try makeWritable(book)
  }

  @Test func `a book is not made in a folder that cannot be written`() async throws {
    let folder = try TemporaryDirectory()
    let place = folder.path("posse.db")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    await #expect(processExitsWith: .success) { [place = place as String] in
      try PlainUser.become()
      #expect(throws: StoreError.readOnly(FilePath(place))) {
        _ = try Book.create(at: FilePath(place), settings: .test())
      }
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(.enabled(if: SmallDisk.isAvailable, "mounting a small file system takes root"))
  func `a medium that cannot be written is read, by root too`() throws {
    let disk = try SmallDisk(kibibytes: 4096)
    let path = FilePath(disk.folder.path("posse.db"))
    try {
      let book = try Book.create(at: path, settings: .test())
      try book.change { try $0.add("Ned Kelly") }
    }()
    try disk.makeReadOnly()
    let book = try Book.open(at: path, settings: .test())
    #expect(book.isReadOnly)
    #expect(try book.everybody() == ["Ned Kelly"])
    #expect(throws: StoreError.readOnly(path)) { try book.change { try $0.add("Joe Byrne") } }
    #expect(throws: StoreError.readOnly(FilePath(disk.folder.path("new.db")))) {
      _ = try Book.create(at: FilePath(disk.folder.path("new.db")), settings: .test())
    }
  }

  @Test func `a crashed writer's journal that cannot be rolled back is no wrong answer`()
    async throws
  {
    let book = try make(file: 0o600, folder: 0o700)
    let crashed = try CrashedWriter.leave(in: book.folder, named: "crashed.db")
    for (name, mode) in [(crashed, 0o444), (crashed + "-journal", 0o444), ("", 0o555)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: book.folder.path(name))
    }
    let place = book.folder.path(crashed)
    await #expect(processExitsWith: .success) { [place = place as String] in
      try PlainUser.become()
      #expect(throws: StoreError.readOnly(FilePath(place))) {
        try Book.open(at: FilePath(place), settings: .test()).everybody()
      }
    }
    try makeWritable(book)
    #expect(try Book.open(at: FilePath(place), settings: .test()).everybody() == ["Before"])
  }
}
