import FileSystem
import Foundation
import ImageCodecs
import TestSupport
import Testing

@testable import PhotoIntake

@Suite struct PictureLibraryTests {
  @Test func `pictures come newest first from all folders, those of one time by their paths`()
    throws
  {
    let library = try LibraryFolder()
    try library.write("old.jpg", at: 100)
    try library.write("trip/b.jpg", at: 300)
    try library.write("trip-2/a.jpg", at: 300)
    try library.write("trip/deep/er/new.jpg", at: 900)
    try library.write("a.jpg", at: 300)
    try library.write("before.jpg", at: -5)
    #expect(
      try library.library.scan().rest().places == [
        "trip/deep/er/new.jpg", "a.jpg", "trip-2/a.jpg", "trip/b.jpg", "old.jpg", "before.jpg",
      ])
  }

  @Test func `a picture comes with its path, time, size and format`() throws {
    let library = try LibraryFolder()
    try library.write("trip/cell.jpg", at: 1_772_323_200, SmallPicture.png)
    let picture = LibraryPicture(
      folder: library.path, place: "trip/cell.jpg", modified: 1_772_323_200_000_000,
      byteCount: SmallPicture.png.count, format: .png)
    #expect(try library.library.scan().rest() == [picture])
    #expect(picture.path == library.path.appending("trip/cell.jpg"))
    #expect(try library.library.newest() == picture)
  }

  @Test func `what a file begins with makes it a picture, never its name`() throws {
    let library = try LibraryFolder()
    try library.write("notes", at: 1)
    try library.write("text.jpg", at: 2, Array("GIF89a".utf8))
    try library.write("short.png", at: 3, [0x89, 0x50])
    try library.write("empty.jpg", at: 4, [])
    #expect(try library.library.scan().rest().places == ["notes"])
  }

  @Test func `hidden files and folders are left out`() throws {
    let library = try LibraryFolder()
    try library.write(".hidden.jpg", at: 1)
    try library.write(".thumbnails/a.jpg", at: 2)
    try library.write("a/.b/c.jpg", at: 3)
    #expect(try library.library.scan().rest().isEmpty)
    // A library may lie in one.
    let inside = PictureLibrary(folder: library.path.appending(".thumbnails"))
    #expect(try inside.scan().rest().places == ["a.jpg"])
  }

  @Test func `links to files count and links to folders are not followed`() throws {
    let library = try LibraryFolder()
    let elsewhere = try LibraryFolder()
    try elsewhere.write("far.jpg", at: 50)
    try library.write("sub/real.jpg", at: 10)
    try library.link("linked.jpg", to: elsewhere.folder.path("far.jpg"))
    try library.link("dangling.jpg", to: "nowhere")
    try library.link("sub/loop", to: "..")
    try library.link("self", to: "self")
    try library.link("elsewhere", to: elsewhere.folder.path)
    let scan = try library.library.scan()
    let pictures = scan.rest()
    #expect(pictures.places == ["linked.jpg", "sub/real.jpg"])
    #expect(pictures.map(\.modified) == [50_000_000, 10_000_000])
    #expect(scan.unreadableFolderCount == 0)
    try elsewhere.link("library", to: library.folder.path)
    let linked = PictureLibrary(folder: elsewhere.path.appending("library"))
    #expect(try linked.scan().rest().count == 2)
  }

  @Test func `what is no regular file is never opened`() throws {
    let library = try LibraryFolder()
    try #require(unsafe mkfifo(library.folder.path("pipe.jpg"), 0o600) == 0)
    try library.link("linked.jpg", to: "pipe.jpg")
    try library.link("zero.jpg", to: "/dev/zero")
    #expect(try library.library.scan().rest().isEmpty)
  }

  @Test func `names need not be text`() throws {
    let library = try LibraryFolder()
    let name: [UInt8] = [0x61, 0xFF, 0x0A, 0x1B]
    let folder = library.path.appending(FilePath(bytes: name))
    try Folder.makeDirectories(folder)
    try library.write(bytes: name + [0x2F] + name, at: 5)
    let pictures = try library.library.scan().rest()
    #expect(pictures.map(\.place.bytes) == [name + [0x2F] + name])
    #expect(pictures.map(\.path) == [folder.appending(FilePath(bytes: name))])
  }

  @Test func `times that no counter holds stand at their ends`() throws {
    let library = try LibraryFolder()
    try library.write("now.jpg", at: 1_772_323_200)
    try library.write("far.jpg", at: 10_000_000_000)
    let far = library.path.appending("far.jpg")
    // Some file systems cannot keep such a time.
    guard try FileStatus(of: far).modified == .max else { return }
    let pictures = try library.library.scan().rest()
    #expect(pictures.places == ["far.jpg", "now.jpg"])
    #expect(pictures.first?.modified == Int64.max / 1000)
  }

  @Test(
    arguments: [
      ("nowhere", .missing), ("plain", .notAFolder), ("plain/below", .notAFolder),
      ("loop", .unreadable(.tooManyLinks)),
    ] as [(String, LibraryError.Reason)])
  func `a library that is no folder says why`(name: String, reason: LibraryError.Reason) throws {
    let library = try LibraryFolder()
    try library.write("plain", at: 1)
    try library.link("loop", to: "loop")
    let folder = library.path.appending(name)
    #expect(throws: LibraryError(folder: folder, reason: reason)) {
      try PictureLibrary(folder: folder).scan()
    }
    #expect(throws: LibraryError(folder: folder, reason: reason)) {
      try PictureLibrary(folder: folder).newest()
    }
  }

  @Test func `a library without a picture has no newest one`() throws {
    let library = try LibraryFolder()
    try library.write("notes.txt", at: 1, Array("notes".utf8))
    #expect(
      throws: LibraryError(folder: library.path, reason: .noPicture(unreadableFolderCount: 0))
    ) { try library.library.newest() }
    #expect(throws: LibraryError(folder: "", reason: .missing)) {
      try PictureLibrary(folder: "").newest()
    }
  }

  @Test func `the newest picture is found among newer files`() throws {
    let library = try LibraryFolder()
    try library.write("a.jpg", at: 1)
    try library.write("sub/b.jpg", at: 2)
    try library.write("sub/c.txt", at: 3, Array("text".utf8))
    #expect(try library.library.newest().place == "sub/b.jpg")
  }
}
