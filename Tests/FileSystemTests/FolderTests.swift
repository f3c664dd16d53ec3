import FileSystem
import Foundation
import Testing

@Suite struct FolderTests {
  @Test func `missing folders are made private and others are left alone`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("open")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url("open").path)
    try Folder.makeDirectories(folder.file("open/b/c"))
    try Folder.makeDirectories(folder.file("open/b/c/"))
    #expect(try FileStatus(of: folder.file("open")).permissions == 0o755)
    #expect(try FileStatus(of: folder.file("open/b")).permissions == 0o700)
    #expect(try FileStatus(of: folder.file("open/b/c")).permissions == 0o700)
  }

  @Test func `a link to a folder counts as one and a file in the way does not`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("real")
    try folder.link("linked", to: "real")
    try folder.link("dangling", to: "nowhere")
    try folder.write([], to: "plain")
    try Folder.makeDirectories(folder.file("linked/a"))
    #expect(try FileStatus(of: folder.file("real/a")).kind == .directory)
    for name in ["plain", "plain/a", "dangling", "dangling/a"] {
      #expect(throws: SystemError.self) { try Folder.makeDirectories(folder.file(name)) }
    }
    #expect(throws: SystemError.self) { try Folder.makeDirectories("") }
  }

  @Test func `entries are named in the order of their bytes`() throws {
    let folder = try ScratchFolder()
    #expect(try Folder.entries(of: folder.path) == [])
    for name in ["b", ".hidden", "a", "é"] { try folder.write([], to: name) }
    #expect(try Folder.entries(of: folder.path) == [".hidden", "a", "b", "é"])
    #expect(throws: SystemError(code: .noSuchFile, call: "opendir", path: "/nowhere")) {
      try Folder.entries(of: "/nowhere")
    }
  }

  @Test func `the status tells kinds apart`() throws {
    let folder = try ScratchFolder()
    try folder.write([1, 2, 3], to: "plain")
    try folder.link("link", to: "plain")
    try run("/usr/bin/mkfifo", [folder.url("pipe").path])
    #expect(try FileStatus(of: folder.file("plain")).size == 3)
    #expect(try FileStatus(of: folder.file("link")).kind == .regular)
    #expect(try FileStatus(of: folder.file("link"), followingLinks: false).kind == .symbolicLink)
    #expect(try FileStatus(of: folder.file("pipe")).kind == .pipe)
    #expect(try FileStatus(of: folder.path).kind == .directory)
    #expect(try FileStatus(of: "/dev/null").kind == .device)
    #expect(try FileStatus.ifPresent(folder.file("missing")) == nil)
    #expect(try FileStatus.ifPresent(folder.file("plain/below")) == nil)
    #expect(throws: SystemError(code: .noSuchFile, call: "stat", path: folder.file("missing"))) {
      try FileStatus(of: folder.file("missing"))
    }
  }

  @Test func `a folder goes with its files, and links in it are not followed`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("draft")
    try folder.write([1], to: "kept")
    try folder.write([1], to: "draft/form.txt")
    try folder.link("draft/linked", to: "../kept")
    try Folder.removeWithFiles(folder.file("draft"))
    #expect(try Folder.entries(of: folder.path) == ["kept"])
  }

  @Test func `a folder that holds another one stays`() throws {
    let folder = try ScratchFolder()
    try folder.makeFolder("draft")
    try folder.makeFolder("draft/inner")
    try folder.write([1], to: "draft/inner/file")
    #expect(throws: SystemError.self) { try Folder.removeWithFiles(folder.file("draft")) }
    #expect(try Folder.entries(of: folder.file("draft/inner")) == ["file"])
  }
}
