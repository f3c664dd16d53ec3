import FileSystem
import Foundation
import Testing

@Suite struct FolderReaderTests {
  @Test func `every entry comes once with its kind`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("sub")
    for number in 0..<300 { try folder.write([1], to: "file \(number)") }
    try folder.write([1, 2, 3], to: ".hidden")
    try folder.link("link", to: ".hidden")
    try run("/usr/bin/mkfifo", [folder.url("pipe").path])
    var reader = try FolderReader(folder.path)
    var kinds: [String: FileStatus.Kind] = [:]
    while let kind = try reader.next() {
      let name = String(decoding: reader.name, as: UTF8.self)
      #expect(kinds.updateValue(kind, forKey: name) == nil)
      switch name {
      case ".hidden": #expect(try reader.status().size == 3)
      case "link":
        #expect(try reader.status().kind == .symbolicLink)
        #expect(try reader.status(followingLinks: true).size == 3)
      default: break
      }
    }
    #expect(kinds.count == 304)
    #expect(kinds["sub"] == .directory && kinds["pipe"] == .pipe && kinds["link"] == .symbolicLink)
    #expect(kinds["file 299"] == .regular)
  }

  @Test func `an entry that vanished has no status`() throws {
    let folder = try ScratchFolder()
    try folder.write([], to: "a")
    var reader = try FolderReader(folder.path)
    #expect(try reader.next() == .regular)
    try folder.file("a").removeFile()
    do {
      _ = try reader.status()
      Issue.record("a status of nothing")
    } catch {
      #expect(error == SystemError(code: .noSuchFile, call: "fstatat", path: folder.path))
    }
    #expect(try reader.next() == nil)
  }

  @Test func `a link to a folder is followed only when it may be`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("sub")
    try folder.link("link", to: "sub")
    #expect(code { () throws(SystemError) in _ = try FolderReader(folder.file("link")) } == nil)
    #expect(
      code { () throws(SystemError) in
        _ = try FolderReader(folder.file("link"), followingLinks: false)
      } == .notADirectory)
  }

  @Test func `what is no folder cannot be read as one`() throws {
    let folder = try ScratchFolder()
    try folder.write([], to: "plain")
    let cases: [(FilePath, ErrorNumber)] = [
      (folder.file("plain"), .notADirectory), (folder.file("missing"), .noSuchFile),
      ("", .noSuchFile), (FilePath(bytes: [0x2F, 0]), .invalidArgument),
    ]
    for (path, expected) in cases {
      #expect(code { () throws(SystemError) in _ = try FolderReader(path) } == expected)
    }
  }

  @Test func `the head of a file comes with its status`() throws {
    let folder = try ScratchFolder()
    try folder.write([1, 2, 3], to: "plain")
    try folder.link("link", to: "plain")
    try run("/usr/bin/mkfifo", [folder.url("pipe").path])
    let head = try FileHead(of: folder.file("plain"), count: 2, followingLinks: false)
    #expect(head?.bytes == [1, 2])
    #expect(head?.status.size == 3)
    let whole = try FileHead(of: folder.file("link"), count: 9, followingLinks: true)
    #expect(whole?.bytes == [1, 2, 3])
    #expect(throws: SystemError(code: .tooManyLinks, call: "open", path: folder.file("link"))) {
      _ = try FileHead(of: folder.file("link"), count: 2, followingLinks: false)
    }
    for path in [folder.file("pipe"), folder.path, "/dev/null"] {
      #expect(try FileHead(of: path, count: 2, followingLinks: true) == nil)
    }
  }

  @Test func `a time that needs more than 64 bits is their bound`() throws {
    let folder = try ScratchFolder()
    try folder.write([], to: "far")
    try run("/usr/bin/touch", ["-d", "@10000000000", folder.url("far").path])
    let modified = try FileStatus(of: folder.file("far")).modified
    // A file system without such times keeps its own latest one.
    #expect(modified == .max || modified < 4_300_000_000_000_000_000 && modified > 0)
  }

  private func code(_ work: () throws(SystemError) -> Void) -> ErrorNumber? {
    do throws(SystemError) {
      try work()
      return nil
    } catch {
      return error.code
    }
  }
}
