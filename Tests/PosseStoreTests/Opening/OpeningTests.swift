import FileSystem
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// What opening finds at a path, each with its own failure and nothing changed.
struct OpeningTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
  }

  private func path(_ name: String) -> FilePath { FilePath(folder.path(name)) }

  private func open(_ name: String) throws {
    _ = try Book.open(at: path(name), settings: .test())
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func `what was written is there after opening again`() throws {
    try Book.create(at: path("posse.db"), settings: .test()).change { try $0.add("Ned Kelly") }
    let book = try Book.open(at: path("posse.db"), settings: .test())
    #expect(!book.isReadOnly)
    #expect(book.path == path("posse.db"))
    #expect(try book.everybody() == ["Ned Kelly"])
  }

  @Test func `nothing lies at the path`() throws {
    #expect(throws: StoreError.missing(path("posse.db"))) { try open("posse.db") }
    #expect(StoreError.missing(path("posse.db")).isAbsence)
    #expect(try names().isEmpty)
  }

  @Test func `the folder is missing`() throws {
    let error = StoreError.folderMissing(path("no/posse.db"))
    #expect(throws: error) { try open("no/posse.db") }
    #expect(throws: error) { _ = try Book.create(at: path("no/posse.db"), settings: .test()) }
    #expect(error.isAbsence)
    #expect(try names().isEmpty)
  }

  @Test func `a file stands where the folder should be`() throws {
    try folder.write("text", to: "file")
    #expect(throws: StoreError.folderMissing(path("file/posse.db"))) { try open("file/posse.db") }
  }

  @Test func `a directory`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("posse.db"), withIntermediateDirectories: false)
    let error = StoreError.notAFile(path("posse.db"), .directory)
    #expect(throws: error) { try open("posse.db") }
    #expect(throws: error) { _ = try Book.create(at: path("posse.db"), settings: .test()) }
  }

  @Test(arguments: ["target", "missing"])
  func `a link to a file or to nothing`(target: String) throws {
    _ = try Book.create(at: path("target"), settings: .test())
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("posse.db"), withDestinationPath: folder.path(target))
    let error = StoreError.notAFile(path("posse.db"), .symbolicLink)
    #expect(throws: error) { try open("posse.db") }
    #expect(throws: error) { _ = try Book.create(at: path("posse.db"), settings: .test()) }
    #expect(try names() == ["posse.db", "target"])
  }

  @Test func `a link to a directory`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("posse.db"), withDestinationPath: folder.path)
    #expect(throws: StoreError.notAFile(path("posse.db"), .directory)) { try open("posse.db") }
  }

  @Test func `a book behind a linked folder opens under its true path`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("real"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("linked"), withDestinationPath: "real")
    let made = try Book.create(at: path("linked/posse.db"), settings: .test())
    #expect(made.path == path("real/posse.db"))
    let opened = try Book.open(at: path("linked/posse.db"), settings: .test())
    #expect(opened.path == path("real/posse.db"))
  }

  @Test func `a name that is no text and a name with blanks and quotes`() throws {
    for name in [[0x70, 0xFF, 0xFE], Array("a 'b' \"c\" %20?x=#1.db".utf8)] as [[UInt8]] {
      let path = path("").appending(FilePath(bytes: name))
      _ = try Book.create(at: path, settings: .test())
      #expect(try Book.open(at: path, settings: .test()).path.bytes.suffix(name.count) == name[...])
    }
  }

  @Test(arguments: ["", "/", ".", "..", "./", "\0", "posse\0.db"])
  func `an odd path is refused without a crash`(text: String) throws {
    #expect(throws: StoreError.self) {
      _ = try Book.open(at: FilePath(text), settings: .test())
    }
    #expect(throws: StoreError.self) {
      _ = try Book.create(at: FilePath(text), settings: .test())
    }
  }

  @Test func `an empty file is no book, but a book may be made of it`() throws {
    try folder.write("", to: "posse.db")
    let error = StoreError.notABook(path("posse.db"), .empty)
    #expect(error.isAbsence)
    #expect(throws: error) { try open("posse.db") }
    #expect(try folder.read("posse.db").isEmpty)
    _ = try Book.create(at: path("posse.db"), settings: .test())
    try open("posse.db")
  }

  @Test func `a pipe`() throws {
    try #require(unsafe mkfifo(folder.path("posse.db"), 0o600) == 0)
    #expect(throws: StoreError.notAFile(path("posse.db"), .special)) { try open("posse.db") }
    #expect(throws: StoreError.notAFile(path("posse.db"), .special)) {
      _ = try Book.create(at: path("posse.db"), settings: .test())
    }
  }

  @Test func `another program's database is left alone`() throws {
    let other = try Connection(path: path("posse.db").bytes, access: .readWriteCreate)
    try other.executeScript(
      "PRAGMA application_id = 7; CREATE TABLE t (x); INSERT INTO t VALUES (1);")
    try other.close()
    let before = try folder.read("posse.db")
    #expect(throws: StoreError.notABook(path("posse.db"), .otherApplication(7))) {
      try open("posse.db")
    }
    #expect(throws: StoreError.exists(path("posse.db"))) {
      _ = try Book.create(at: path("posse.db"), settings: .test())
    }
    #expect(try folder.read("posse.db") == before)
    #expect(try names() == ["posse.db"])
  }

  @Test func `making a book over a book is refused`() throws {
    _ = try Book.create(at: path("posse.db"), settings: .test())
    let before = try folder.read("posse.db")
    #expect(throws: StoreError.exists(path("posse.db"))) {
      _ = try Book.create(at: path("posse.db"), settings: .test())
    }
    #expect(try folder.read("posse.db") == before)
  }
}
