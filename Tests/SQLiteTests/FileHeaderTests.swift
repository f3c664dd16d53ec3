import Foundation
import Testing

@testable import SQLite

@Suite struct FileHeaderTests {
  @Test func `what is no database is told apart`() throws {
    let folder = try ScratchFolder()
    try folder.write([], to: "empty")
    try folder.write(Array("SQLite format 3\0".utf8), to: "short")
    try folder.write([UInt8](repeating: 65, count: 99), to: "short99")
    try folder.write([UInt8](repeating: 65, count: 100), to: "text")
    try folder.write(Array("SQLite format 3\0".utf8) + [UInt8](repeating: 0, count: 84), to: "zero")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("loop"), withDestinationPath: "loop")
    let table: [(String, FileHeader.Inspection)] = [
      ("missing", .missing), ("empty/below", .missing), ("empty", .empty),
      ("short", .tooShort(bytes: 16)), ("short99", .tooShort(bytes: 99)), ("text", .notSQLite),
      ("zero", .notSQLite), ("", .directory), ("loop", .unreadable(ELOOP)),
    ]
    for (name, inspection) in table {
      #expect(FileHeader.inspect(path: folder.bytes(name)) == inspection, "\(name)")
    }
    #expect(FileHeader.inspect(path: Array("/dev/null".utf8)) == .notRegularFile)
    #expect(FileHeader.inspect(path: Array("a\0b".utf8)) == .unreadable(EINVAL))
  }

  @Test func `a file whose end is missing is told apart`() throws {
    let folder = try ScratchFolder()
    try FileAccessTests.makeBook(folder)
    let whole = try folder.contents("book")
    guard case .database(let header) = FileHeader.inspect(path: folder.bytes("book")) else {
      Issue.record("no database")
      return
    }
    #expect(header.fileSize == Int64(whole.count))
    #expect(header.pageCount == Int64(whole.count / 8192))
    try folder.write(Array(whole.dropLast()), to: "book")
    guard case .truncated(let cut) = FileHeader.inspect(path: folder.bytes("book")) else {
      Issue.record("not noticed")
      return
    }
    #expect(cut.pageCount == header.pageCount)
    try folder.write(whole + [0], to: "book")
    guard case .database = FileHeader.inspect(path: folder.bytes("book")) else {
      Issue.record("bytes behind the end do no harm")
      return
    }
  }

  @Test func `a journal beside it explains a short or odd file`() throws {
    let folder = try ScratchFolder()
    try FileAccessTests.makeBook(folder)
    let whole = try folder.contents("book")
    try folder.write(Array(whole.dropLast(100)), to: "book")
    try folder.write([UInt8](repeating: 65, count: 8192), to: "odd")
    let journal: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7, 0, 0]
    try folder.write(journal, to: "book-journal")
    try folder.write(journal, to: "odd-journal")
    guard case .database = FileHeader.inspect(path: folder.bytes("book")) else {
      Issue.record("a file in the middle of a commit")
      return
    }
    #expect(FileHeader.inspect(path: folder.bytes("odd")) == .unfinished)
    try folder.write([0], to: "odd-journal")
    #expect(FileHeader.inspect(path: folder.bytes("odd")) == .notSQLite)
  }

  @Test(arguments: [512, 1024, 4096, 8192, 65_536])
  func `every page size is understood`(size: Int) throws {
    let folder = try ScratchFolder()
    let connection = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    try connection.executeScript(
      "PRAGMA page_size = \(size); PRAGMA user_version = -3; PRAGMA application_id = -7;")
    try connection.executeScript("CREATE TABLE t(a)")
    try connection.close()
    guard case .database(let header) = FileHeader.inspect(path: folder.bytes("book")) else {
      Issue.record("no database")
      return
    }
    #expect(header.pageSize == size)
    #expect(header.userVersion == -3)
    #expect(header.applicationID == -7)
  }

  @Test func `any hundred bytes are survived`() {
    var state: UInt64 = 3
    for _ in 0..<5_000 {
      var bytes = Array("SQLite format 3\0".utf8)
      while bytes.count < 100 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(state >> 56))
      }
      if state & 1 == 0 { (bytes[16], bytes[17]) = (0, 1) }
      if state & 2 == 0 { bytes.replaceSubrange(92..<96, with: bytes[24..<28]) }
      if let header = FileHeader(bytes, fileSize: Int64(bitPattern: state) & .max) {
        #expect(header.pageSize >= 512)
        _ = header.isTruncated
      }
    }
  }
}
