import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Which commands undo and redo go through, in which order.
struct UndoLineTests {
  private let book: ScratchBook
  private let id: FugitiveID

  init() throws {
    book = try ScratchBook()
    id = try book.add("Ned Kelly")
    for hair in ["black", "brown", "red"] { try set(hair) }
  }

  private func set(_ hair: String) throws {
    book.nextDay()
    let edits = try book.edits(["hair=\(hair)"])
    try book.book.change(.command("edit", words: "edit 1 --set hair=\(hair)", on: book)) {
      _ = try $0.edit([id], edits)
    }
  }

  private var hair: String {
    get throws { try book.text(.hair, of: id) }
  }

  private var counts: [Int] {
    get throws {
      let counts = try book.read { try $0.stepCounts() }
      return [counts.undo, counts.redo]
    }
  }

  @Test func `several commands are taken back the last first and named so`() throws {
    let steps = try book.undo(2)
    #expect(steps.map(\.words) == ["edit 1 --set hair=red", "edit 1 --set hair=brown"])
    #expect(steps.map(\.fugitives) == [[id], [id]])
    #expect(steps.map(\.user) == ["tester", "tester"])
    #expect(try hair == "black")
    #expect(try counts == [2, 2])
    #expect(try book.redo(2).map(\.words) == steps.reversed().map(\.words))
    #expect(try hair == "red")
  }

  @Test func `too many are refused as a whole`() throws {
    #expect(try book.refusedUndo(5) == .nothingToUndo(count: 4))
    #expect(try book.refusedUndo(1_000_000) == .nothingToUndo(count: 4))
    #expect(try book.refused { try book.redo() } == .nothingToRedo(count: 0))
    try book.undo(4)
    #expect(try book.refusedUndo() == .nothingToUndo(count: 0))
    #expect(try book.refused { try book.redo(5) } == .nothingToRedo(count: 4))
    #expect(try book.count("SELECT count(*) FROM fugitive") == 0)
  }

  @Test func `when the second of several is refused the first is not taken back either`() throws {
    try book.add("Joe Byrne")
    try book.run("UPDATE fugitive SET hair = 'grey' WHERE id = 1")
    #expect(try book.refusedUndo(2)?.obstacles == ["#1 hair: red → grey"])
    #expect(try book.book.everybody().sorted() == ["Joe Byrne", "Ned Kelly"])
    #expect(try book.undo().count == 1)
  }

  @Test func `a new change drops what could be brought again`() throws {
    try book.undo(2)
    try set("grey")
    #expect(try counts == [3, 0])
    #expect(try book.refused { try book.redo() } == .nothingToRedo(count: 0))
    // Undo goes past what was dropped.
    #expect(
      try book.undo(2).map(\.words) == ["edit 1 --set hair=grey", "edit 1 --set hair=black"])
    #expect(try hair == "")
    try book.redo(2)
    #expect(try hair == "grey")
  }

  @Test func `a command that changes nothing drops nothing`() throws {
    try book.undo()
    try set("brown")
    #expect(try counts == [3, 1])
    try book.redo()
    #expect(try hair == "red")
  }

  @Test func `undo and redo may alternate without end`() throws {
    for _ in 0..<4 {
      try book.undo(2)
      #expect(try hair == "black")
      try book.redo()
      #expect(try hair == "brown")
      try book.undo()
      #expect(try hair == "black")
      try book.redo(2)
      #expect(try hair == "red")
    }
    #expect(try counts == [4, 0])
    #expect(try StoredHistory(book).faults == [])
  }

  @Test func `undo and redo leave entries of their own that say what they reverse`() throws {
    try book.undo(2)
    try book.redo()
    try book.undo()
    let entries = try StoredHistory(book).entries.suffix(4)
    #expect(entries.map(\.verb) == ["undo", "undo", "redo", "undo"])
    // 1 is the add; 2, 3 and 4 are the edits; a redo reverses the undo, not the command.
    #expect(entries.map(\.reverses) == [4, 3, 6, 3])
    #expect(entries.map(\.words) == ["undo 2", "undo 2", "redo 1", "undo 1"])
    let shown = try book.read { try $0.history() }
    #expect(shown.filter(\.isUndone).map(\.id) == [4, 3])
  }

  @Test func `what another user did is taken back too and named as theirs`() throws {
    let step = try #require(try book.undo(user: "joe").first)
    #expect(step.user == "tester")
    #expect(try StoredHistory(book).entries.last?.user == "joe")
    try book.undo(user: "joe")
    #expect(try hair == "black")
  }

  @Test func `a number that was given is never given again`() throws {
    try book.undo(4)
    try set2()
    #expect(try book.count("SELECT max(id) FROM fugitive") == 2)
  }

  private func set2() throws { try book.add("Joe Byrne") }

  @Test func `nothing in a new book can be taken back`() throws {
    let book = try ScratchBook()
    #expect(try book.refusedUndo() == .nothingToUndo(count: 0))
    #expect(try book.refused { try book.redo() } == .nothingToRedo(count: 0))
  }
}
