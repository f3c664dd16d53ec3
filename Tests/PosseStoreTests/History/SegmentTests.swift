import Foundation
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Commands so long that they are recorded piece by piece.
struct SegmentTests {
  /// A command of 25,000 statements that touches some rows in several pieces.
  private static func longCommand(_ book: ScratchBook) throws {
    try book.book.change(.command("import", on: book)) { writer in
      for number in 0..<12_000 {
        _ = try writer.insert(
          """
          INSERT INTO tag (name, name_cd) VALUES (\("t\(number)"), \("t\(number)"))
          """)
      }
      // Rows of the first piece change and go in the second and third, and one changes back.
      for number in 0..<6_000 {
        let name = "u\(number)"
        try writer.execute(
          "UPDATE tag SET name = \(name), name_cd = \(name) WHERE id = \(number * 2 + 1)")
      }
      try writer.execute("UPDATE fugitive SET hair = 'red' WHERE id = 1")
      for number in 0..<6_000 {
        try writer.execute("DELETE FROM tag WHERE id = \(number + 3_000)")
      }
      for _ in 0..<1_000 {
        try writer.execute("UPDATE fugitive SET hair = 'black' WHERE id = 1")
      }
    }
  }

  @Test func `a long command is recorded in pieces, taken back and brought again`() throws {
    let book = try ScratchBook()
    try book.run("PRAGMA synchronous = OFF")
    try book.add("Ned Kelly", "hair=black")
    let before = try TrackedDump.of(book)
    try Self.longCommand(book)
    let after = try TrackedDump.of(book)
    let entries = try StoredHistory(book).entries
    #expect(entries.count == 2)
    #expect(Set(entries[1].rows.map(\.segment)) == [0, 1, 2])
    #expect(entries[1].rows.map(\.segment) == entries[1].rows.map(\.segment).sorted())
    for _ in 0..<2 {
      try book.undo()
      #expect(try TrackedDump.of(book) == before)
      try book.redo()
      #expect(try TrackedDump.of(book) == after)
    }
    // Undo is recorded in pieces as well.
    let undo = try StoredHistory(book).entries[2]
    #expect(Set(undo.rows.map(\.segment)).count > 1)
    #expect(try StoredHistory(book).faults == [])
    try BookAudit.check(book)
  }

  @Test func `a long command that cancels itself out can be taken back and passed`() throws {
    let book = try ScratchBook()
    try book.run("PRAGMA synchronous = OFF")
    try book.add("Ned Kelly", "hair=black")
    let before = try TrackedDump.of(book)
    try book.book.change(.command("import", on: book)) { writer in
      for hair in ["red", "black"] {
        for _ in 0..<10_000 {
          try writer.execute("UPDATE fugitive SET hair = \(hair) WHERE id = 1")
        }
      }
    }
    #expect(try TrackedDump.of(book) == before)
    #expect(try book.undo().map(\.verb) == ["import"])
    #expect(try TrackedDump.of(book) == before)
    #expect(try book.redo().map(\.verb) == ["import"])
    #expect(try book.undo(2).map(\.verb) == ["import", "test"])
    #expect(try TrackedDump.of(book).filter { $0.hasPrefix("fugitive") } == [])
    #expect(try StoredHistory(book).faults == [])
  }

  @Test func `memory does not grow with the length of a command`() async {
    await #expect(processExitsWith: .success) {
      let book = try ScratchBook()
      try book.run("PRAGMA synchronous = OFF")
      let start = peakMemory()
      let words = String(repeating: "x", count: 1_500)
      try book.book.change(.command("import", on: book)) { writer in
        for number in 0..<40_000 {
          _ = try writer.insert(
            "INSERT INTO tag (name, name_cd) VALUES (\(words + "\(number)"), \("\(number)"))")
        }
      }
      let recorded = peakMemory()
      try book.undo()
      let undone = peakMemory()
      // The texts alone are 60 MB, and a whole record holds them several times.
      guard recorded - start < 100_000, undone - start < 100_000 else { exit(1) }
    }
  }
}

/// The largest amount of memory that this process held at a time, in KiB.
private func peakMemory() -> Int {
  var usage = rusage()
  _ = unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss
}
