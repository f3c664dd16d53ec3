import FileSystem
import Foundation
import TestSupport
import Testing

@testable import PhotoIntake

/// Gives up the rights of root for the rest of the process, as permission bits mean nothing to root.
private func becomeNobody() {
  guard geteuid() == 0 else { return }
  if setgid(65_534) != 0 || setuid(65_534) != 0 { exit(90) }
}

@Suite struct LibraryScanTests {
  private func library(of count: Int) throws -> LibraryFolder {
    let library = try LibraryFolder()
    for number in 0..<count { try library.write("\(number % 3)/\(number).jpg", at: 1000 - number) }
    return library
  }

  @Test func `no batch holds more than was asked for`() throws {
    let library = try library(of: 7)
    let scan = try library.library.scan()
    var counts: [Int] = []
    while case .pictures(let pictures) = scan.next(limit: 3, within: .seconds(9)) {
      counts.append(pictures.count)
      #expect(scan.foundCount == counts.reduce(0, +))
    }
    #expect(counts == [3, 3, 1])
    #expect(scan.isComplete)
    #expect(scan.next(limit: 3, within: .seconds(9)) == .end)
    #expect(try library.library.newest().place == "0/0.jpg")
  }

  @Test func `without time each call makes one step and says later until a picture is found`()
    throws
  {
    let library = try library(of: 4)
    let scan = try library.library.scan()
    var steps = 0
    while scan.next(limit: 9, within: .zero) == .later { steps += 1 }
    // The three folders and four files, and at least the ends of four folders.
    #expect(steps >= 11)
    #expect(scan.foundCount == 1)
    #expect(scan.rest(within: .zero).places == ["1/1.jpg", "2/2.jpg", "0/3.jpg"])
  }

  @Test func `no file is looked into before all times are known`() throws {
    let library = try library(of: 2)
    let scan = try library.library.scan()
    #expect(scan.next(limit: 9, within: .zero) == .later)
    // What is not seen yet is found, and what is written into files is not read yet.
    try library.write("9/new.jpg", at: 5000)
    try library.write("0/0.jpg", at: 1000, Array("text".utf8))
    #expect(scan.rest().places.last == "1/1.jpg")
  }

  @Test func `a file that vanishes or becomes something else is left out`() throws {
    let library = try library(of: 5)
    let scan = try library.library.scan()
    guard case .pictures(let first) = scan.next(limit: 1, within: .seconds(9)) else {
      Issue.record("no picture")
      return
    }
    #expect(first.places == ["0/0.jpg"])
    try library.path.appending("1/1.jpg").removeFile()
    try library.path.appending("2/2.jpg").removeFile()
    try #require(unsafe mkfifo(library.folder.path("2/2.jpg"), 0o600) == 0)
    try library.path.appending("0/3.jpg").removeFile()
    try library.link("0/3.jpg", to: library.folder.path("1/4.jpg"))
    #expect(scan.rest().places == ["1/4.jpg"])
    #expect(scan.foundCount == 2)
  }

  @Test func `a folder that vanishes is not counted as one that cannot be read`() throws {
    let library = try LibraryFolder()
    try library.write("a/b.jpg", at: 1)
    let scan = try library.library.scan()
    #expect(scan.next(limit: 1, within: .zero) == .later)
    try FileManager.default.removeItem(atPath: library.folder.path("a"))
    #expect(scan.rest().isEmpty)
    #expect(scan.unreadableFolderCount == 0)
  }

  @Test func `folders that cannot be read are passed over and counted`() async throws {
    let library = try LibraryFolder()
    try library.write("open.jpg", at: 1)
    try library.write("closed/a.jpg", at: 2)
    try library.write("listed/b.jpg", at: 3)
    for (name, mode) in [(".", 0o755), ("closed", 0o000), ("listed", 0o444)] {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: library.folder.path(name))
    }
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: library.folder.path("open.jpg"))
    defer {
      for name in ["closed", "listed"] {
        try? FileManager.default.setAttributes(
          [.posixPermissions: 0o700], ofItemAtPath: library.folder.path(name))
      }
    }
    await #expect(processExitsWith: .exitCode(40)) { [path = library.folder.path as String] in
      becomeNobody()
      let scan = try PictureLibrary(folder: FilePath(path)).scan()
      if scan.rest().places != ["open.jpg"] { exit(41) }
      if scan.unreadableFolderCount != 2 { exit(42) }
      let closed = FilePath(path).appending("closed")
      do throws(LibraryError) {
        _ = try PictureLibrary(folder: closed).scan()
        exit(43)
      } catch {
        exit(error == LibraryError(folder: closed, reason: .permissionDenied) ? 40 : 44)
      }
    }
  }

  @Test func `depth takes no descriptors, and folders beyond the longest path are counted`()
    async throws
  {
    let library = try LibraryFolder()
    try library.write(String(repeating: "d/", count: 200) + "bottom.jpg", at: 1)
    let long = String(repeating: String(repeating: "x", count: 250) + "/", count: 15)
    try library.write("e/" + long + "lost.jpg", at: 1)
    try library.write(long + "found.jpg", at: 2)
    let (early, late) = (library.folder.path("e"), library.folder.path(long + "e"))
    try FileManager.default.moveItem(atPath: early, toPath: late)
    // Nothing but a move back could remove it.
    defer { try? FileManager.default.moveItem(atPath: late, toPath: early) }
    await #expect(processExitsWith: .exitCode(40)) { [path = library.folder.path as String] in
      var limit = rlimit(rlim_cur: 24, rlim_max: 24)
      if unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0 { exit(90) }
      let scan = try PictureLibrary(folder: FilePath(path)).scan()
      if scan.rest().map(\.place.bytes.count) != [15 * 251 + 9, 410] { exit(41) }
      exit(scan.unreadableFolderCount == 1 ? 40 : 42)
    }
  }
}
