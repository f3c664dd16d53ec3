import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// What was written is found from then on, and what was taken back is not.
struct SearchUpkeepTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly", "aliases=Captain", "notes=armour")
  }

  private func found(_ text: String) throws -> [Int64] {
    let words = try SearchWords(parsing: [text])
    return try book.read { try $0.list(.with { $0.words = words }, fields: []) }.map(\.id.number)
  }

  @Test func `edits of every text are found at once`() throws {
    try book.edit(ned, "name=Edward", "desc=bushranger", "aliases+=Iron Man", "notes=helmet")
    #expect(try found("edward bush iron helm capt") == [1])
    for gone in ["ned", "kelly", "armour"] { #expect(try found(gone) == []) }
    try book.edit(ned, "aliases-=Captain", clearing: ["notes"])
    #expect(try found("captain") == [])
    #expect(try found("helmet") == [])
    try SearchAudit.check(book)
  }

  @Test func `undo, redo, trash and restore are followed`() throws {
    try book.edit(ned, "name=Edward", "aliases=Iron Man")
    try book.undo()
    #expect(try found("ned captain") == [1] && found("edward").isEmpty)
    try book.redo()
    #expect(try found("edward iron") == [1] && found("ned").isEmpty)
    try book.undo(2)
    #expect(try found("armour") == [] && book.count("SELECT count(*) FROM search_text") == 0)
    try book.redo(2)
    #expect(try found("iron armour") == [1])
    try book.change { _ = try $0.trash([ned]) }
    #expect(try found("edward") == [])
    try book.change { _ = try $0.restore([ned]) }
    #expect(try found("edward") == [1])
    try SearchAudit.check(book)
  }

  @Test func `a change that touches no text leaves the index alone`() throws {
    let before = try book.column("SELECT quote(block) FROM search_data ORDER BY id")
    try book.edit(ned, "hair=brown", "bounty=8000", "tags=gang", "offenses=murder")
    try book.capture(ned, note: "at Glenrowan")
    try book.addPhoto(1, to: ned)
    #expect(try book.column("SELECT quote(block) FROM search_data ORDER BY id") == before)
    try SearchAudit.check(book)
  }

  @Test func `a row that another program moved to somebody else is followed`() throws {
    let joe = try book.add("Joe Byrne")
    try book.change { writer in
      try writer.execute("UPDATE alias SET fugitive = \(joe.number)")
    }
    #expect(try found("captain") == [joe.number])
    try SearchAudit.check(book)
  }

  @Test func `a command that fails, and one that is only rehearsed, leave nothing`() throws {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try book.change { writer in
        try writer.add("Zorro")
        throw Refusal()
      }
    }
    let rehearsed = try book.book.rehearse(.test(), failure: { $0 as any Error }) { writer in
      try writer.add("Zorro")
    }
    #expect(rehearsed.number == 2)
    #expect(try found("zorro") == [])
    try SearchAudit.check(book)
  }

  @Test func `an index by the rules of another version is made anew by the next change`() throws {
    try book.run("UPDATE search_state SET fold_version = 0")
    try book.run("DELETE FROM search_text")
    try book.run("INSERT INTO search (search) VALUES ('delete-all')")
    try book.edit(ned, "hair=brown")
    #expect(try found("ned") == [])
    try book.add("Joe Byrne")
    #expect(try found("ned") == [1])
    try SearchAudit.check(book)
  }

  @Test func `a damaged index is no damaged book`() throws {
    try book.run("UPDATE search_text SET name = 'zz' WHERE id = 1")
    #expect(try !SearchIndex(book.book.connection).isConsistent())
    let error = StoreError(
      DatabaseError(code: .corruptVirtualTable, message: "malformed"), at: book.path)
    guard case .database = error else {
      Issue.record("taken for a damaged book")
      return
    }
  }

  @Test func `a purge leaves no word in the index, whoever stays`() throws {
    var names: [FugitiveID: String] = [:]
    for number in 0..<40 {
      // The index leaves out the beginning that a word has in common with the one before; no two have
      // more than a letter in common.
      let letters = (0...1).map { String(UnicodeScalar(UInt8(97 + (number >> ($0 * 3)) % 8))) }
      let word = letters.joined() + "qx\(number)xq"
      let id = try book.add("Person \(word)", "aliases=\(word)", "notes=was \(word)")
      try book.edit(id, "notes=is \(word)")
      names[id] = word
    }
    for (id, word) in names where id.number.isMultiple(of: 3) {
      let rest = String(word.dropFirst(2))
      #expect(try ErasedWords.left([rest], in: book) == [rest])
      try book.purge(id)
      #expect(try ErasedWords.left([rest], in: book) == [])
      #expect(try found(word) == [])
    }
    for (id, word) in names where !id.number.isMultiple(of: 3) {
      #expect(try found(word) == [id.number])
    }
    try SearchAudit.check(book)
  }

  @Test func `somebody alone in the book is purged from the index too`() throws {
    try book.purge(ned)
    #expect(try ErasedWords.left(["kelly", "captain", "armour"], in: book) == [])
    try SearchAudit.check(book)
  }
}
