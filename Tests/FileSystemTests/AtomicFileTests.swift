import FileSystem
import Foundation
import Testing

@Suite struct AtomicFileTests {
  @Test(arguments: [0, 1, 3_000_000])
  func `what is written is read back`(size: Int) throws {
    let folder = try ScratchFolder()
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try AtomicFile.write(bytes, to: folder.file("a"), overwrite: false)
    #expect(try FileReader.read(folder.file("a"), limit: size) == bytes)
    #expect(try folder.names() == ["a"])
  }

  @Test(arguments: [0o600, 0o644, 0o640, 0o400] as [UInt32])
  func `the permission bits are those asked for`(mode: UInt32) throws {
    let folder = try ScratchFolder()
    try AtomicFile.write([1], to: folder.file("a"), mode: mode, overwrite: false)
    #expect(try FileStatus(of: folder.file("a")).permissions == mode)
    try AtomicFile.write([2], to: folder.file("a"), mode: 0o600, overwrite: true)
    #expect(try FileStatus(of: folder.file("a")).permissions == 0o600)
  }

  @Test func `an existing file is replaced only when that is wanted`() throws {
    let folder = try ScratchFolder()
    try folder.write([1], to: "a")
    #expect(throws: FileWriteError(path: folder.file("a"), reason: .alreadyExists)) {
      try AtomicFile.write([2], to: folder.file("a"), overwrite: false)
    }
    #expect(try FileReader.read(folder.file("a"), limit: 9) == [1])
    try AtomicFile.write([2], to: folder.file("a"), overwrite: true)
    #expect(try FileReader.read(folder.file("a"), limit: 9) == [2])
    #expect(try folder.names() == ["a"])
  }

  @Test func `a link is replaced, never followed`() throws {
    let folder = try ScratchFolder()
    try folder.write([1], to: "target")
    try folder.link("link", to: "target")
    try folder.link("dangling", to: "nowhere")
    for name in ["link", "dangling"] {
      #expect(throws: FileWriteError(path: folder.file(name), reason: .alreadyExists)) {
        try AtomicFile.write([2], to: folder.file(name), overwrite: false)
      }
    }
    try AtomicFile.write([2], to: folder.file("link"), overwrite: true)
    #expect(try FileReader.read(folder.file("target"), limit: 9) == [1])
    #expect(try FileStatus(of: folder.file("link"), followingLinks: false).kind == .regular)
    #expect(try folder.names() == ["dangling", "link", "target"])
  }

  @Test func `what cannot be a file is refused and nothing is left`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("folder")
    try folder.link("device", to: "/dev/null")
    try folder.write([], to: "plain")
    let long = folder.file(String(repeating: "x", count: 300))
    let table: [(FilePath, FileWriteError.Reason)] = [
      (folder.file("folder"), .directory),
      (folder.file("folder/"), .directory),
      (folder.file("missing/"), .missingFolder),
      (folder.file("missing/a"), .missingFolder),
      (folder.file("plain/a"), .missingFolder),
      (folder.file("device"), .notRegularFile),
      ("/dev/null", .notRegularFile),
      (long, .system(.nameTooLong)),
      ("", .missingFolder),
      ("/", .directory),
    ]
    for (path, reason) in table {
      for overwrite in [false, true] {
        #expect(throws: FileWriteError(path: path, reason: reason)) {
          try AtomicFile.write([1], to: path, overwrite: overwrite)
        }
      }
    }
    #expect(try folder.names() == ["device", "folder", "plain"])
  }

  @Test func `a full device is told apart and nothing is left`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("small")
    let mounting = ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.url("small").path]
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/mount"),
      try run("/usr/bin/mount", mounting) == 0
    else { try Test.cancel("a small file system cannot be mounted here") }
    defer { _ = try? run("/usr/bin/umount", [folder.url("small").path]) }
    let path = folder.file("small/a")
    #expect(throws: FileWriteError(path: path, reason: .noSpace)) {
      try AtomicFile.write([UInt8](repeating: 1, count: 1 << 20), to: path, overwrite: false)
    }
    #expect(try Folder.entries(of: folder.file("small")) == [])
  }
}
