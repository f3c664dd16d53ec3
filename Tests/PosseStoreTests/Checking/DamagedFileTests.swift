import FileSystem
import TestSupport
import Testing

@testable import PosseStore

/// Files so damaged that they are not opened as a book: a check still says what is wrong.
struct DamagedFileTests {
  private let book: CheckedBook
  private let sound: [UInt8]

  init() throws {
    book = try CheckedBook()
    sound = try book.folder.read("posse.db")
  }

  private func check(_ change: (inout [UInt8]) -> Void) throws -> CheckReport {
    var bytes = sound
    change(&bytes)
    try book.folder.write(bytes, to: "posse.db")
    return try book.check()
  }

  @Test func `a file whose end is missing`() throws {
    for count in [sound.count - 1, sound.count / 2, 8192, 200, 101] {
      let report = try check { $0 = Array($0.prefix(count)) }
      #expect(report.hasDamagedPages, "\(count)")
    }
  }

  @Test func `a file whose beginning is no longer that of a database`() throws {
    for count in [1, 16, 99, 8192] {
      let report = try check { for index in 0..<count { $0[index] = 0x41 } }
      #expect(report.findings.first?.kind == "book", "\(count)")
    }
  }

  @Test func `a book that is no longer marked as one is checked all the same`() throws {
    let report = try check { $0[68] ^= 1 }
    #expect(report.findings.map(\.kind) == ["book"])
    #expect(report.peopleCount == 2)
  }

  @Test func `pages full of noise`() throws {
    var generator = SeededGenerator(seed: 7)
    let pages = sound.count / 8192
    for page in 1..<min(pages, 40) {
      let noise = generator.bytes(8192)
      let report = try check {
        $0.replaceSubrange((page * 8192)..<((page + 1) * 8192), with: noise)
      }
      #expect(!report.isSound, "page \(page + 1)")
    }
  }

  @Test func `a whole file of noise behind a sound header`() throws {
    var generator = SeededGenerator(seed: 8)
    let noise = generator.bytes(sound.count - 100)
    let report = try check { $0.replaceSubrange(100..., with: noise) }
    #expect(!report.isSound)
  }

  @Test func `what is no book at all is refused as by any command`() throws {
    try book.folder.write([], to: "posse.db")
    #expect(throws: StoreError.notABook(book.path, .empty)) { try book.check() }
    let missing = FilePath(book.folder.path("none.db"))
    #expect(throws: StoreError.missing(missing)) {
      try BookCheck(at: missing, settings: .test(), ownsFolder: false)
    }
    #expect(throws: StoreError.notAFile(book.path.parent, .directory)) {
      try BookCheck(at: book.path.parent, settings: .test(), ownsFolder: false)
    }
  }
}
