import PosseModel
import Testing

@testable import PosseStore

/// People named by name or alias, folded; the first rule with a hit decides.
struct NameReferenceTests {
  @Test(arguments: [
    ("José Doroteo Arango", "jose doroteo arango"), ("Jánošík", "JANOSIK"),
    ("Janosik", "jánošík"), ("Степан Разин", "степан разин"), ("Straße", "STRASSE"),
    ("ΣΊΣΥΦΟΣ", "σισυφος"), ("İbrahim", "ibrahim"), ("石川五右衛門", "石川五右衛門"),
    ("がん", "かん"), ("O'Brien", "o'brien"), ("Żółw", "zołw"), ("ﬁsher", "FISHER"),
    ("e\u{301}", "é"), ("  spaced  out ", "spaced  out"),
  ])
  func `case and accents do not matter`(name: String, text: String) throws {
    let book = try ScratchBook()
    try book.add("Somebody Else")
    let id = try book.change { try $0.add(name) }
    // A name is stored without blanks around it; this one is written past that rule.
    #expect(try book.resolve(name.hasPrefix(" ") ? "spaced" : text) == [id.number])
  }

  @Test func `a whole name comes before words, and words before beginnings`() throws {
    let book = try ScratchBook()
    let jesse = try book.add("Jesse")
    let james = try book.add("Jesse James")
    let jessica = try book.add("Jessican Jamesson")
    #expect(try book.resolve("jesse") == [jesse.number])
    #expect(try book.resolve("james") == [james.number])
    #expect(try book.resolve("james jesse") == [james.number])
    #expect(try book.resolve("jessi") == [jessica.number])
    #expect(try book.resolve("jam jessi") == [jessica.number])
    #expect(throws: StoreError.noSuchName("esse")) { try book.resolve("esse") }
    #expect(throws: StoreError.noSuchName("jesse jamesx")) { try book.resolve("jesse jamesx") }
  }

  @Test func `an alias counts like the name, and the candidate says which`() throws {
    let book = try ScratchBook()
    let billy = try book.add("Henry McCarty", "aliases=Billy the Kid|Kid Antrim")
    try book.add("Kid Curry")
    #expect(try book.resolve("BILLY THE KID") == [billy.number])
    #expect(try book.resolve("antrim") == [billy.number])
    #expect(
      try book.read { try $0.candidates(for: "kid", inTrash: false) } == [
        FugitiveCandidate(id: billy, name: "Henry McCarty", alias: "Billy the Kid"),
        FugitiveCandidate(id: FugitiveID(2), name: "Kid Curry"),
      ])
  }

  @Test func `all words stand in one name, never in a name and an alias together`() throws {
    let book = try ScratchBook()
    try book.add("Henry McCarty", "aliases=Billy the Kid")
    #expect(throws: StoreError.noSuchName("henry kid")) { try book.resolve("henry kid") }
  }

  @Test func `several hits are all named in order of their numbers, each once`() throws {
    let book = try ScratchBook()
    let frank = try book.add("Frank James", "aliases=Frank|B. J. Frank")
    let zerelda = try book.add("Zerelda", "aliases=Mother of Frank")
    let error = StoreError.ambiguous(
      "fra",
      candidates: [
        FugitiveCandidate(id: frank, name: "Frank James"),
        FugitiveCandidate(id: zerelda, name: "Zerelda", alias: "Mother of Frank"),
      ])
    #expect(throws: error) { try book.resolve("fra") }
    #expect(throws: error) { try book.resolve("fra", scope: .all) }
    #expect(try book.resolve("frank") == [frank.number])
  }

  @Test func `two of one name are ambiguous`() throws {
    let book = try ScratchBook()
    let one = try book.add("John Doe")
    let two = try book.add("JOHN DOE")
    #expect(
      throws: StoreError.ambiguous(
        "john doe",
        candidates: [
          FugitiveCandidate(id: one, name: "John Doe"),
          FugitiveCandidate(id: two, name: "JOHN DOE"),
        ])
    ) { try book.resolve("john doe") }
  }

  @Test func `names in the trash answer only where it is looked at, and after the others`() throws {
    let book = try ScratchBook()
    let gone = try book.add("Ned Kelly")
    try book.change { try $0.trash([gone]) }
    #expect(throws: StoreError.inTrash([gone])) { try book.resolve("ned") }
    #expect(try book.resolve("ned", scope: .all) == [gone.number])
    let other = try book.add("Ned Low")
    #expect(try book.resolve("ned") == [other.number])
    #expect(try book.resolve("ned", scope: .all) == [other.number])
    #expect(throws: StoreError.noSuchName("dan")) { try book.resolve("dan", scope: .all) }
    let twin = try book.add("Ned Kelly")
    try book.change { try $0.trash([twin]) }
    #expect(throws: StoreError.inTrash([gone, twin])) { try book.resolve("ned kelly") }
    #expect {
      try book.resolve("ned kelly", scope: .all)
    } throws: { error in
      guard case StoreError.ambiguous(_, let candidates) = error else { return false }
      return candidates.map(\.id) == [gone, twin]
    }
  }

  @Test func `a name without blanks is found by its beginning`() throws {
    let book = try ScratchBook()
    let goemon = try book.add("石川五右衛門")
    #expect(try book.resolve("石川") == [goemon.number])
    #expect(throws: StoreError.noSuchName("五右衛門")) { try book.resolve("五右衛門") }
  }

  @Test(arguments: ["%", "_", "*", "?", "'", "\"", "\u{301}", "'; DROP TABLE fugitive", "-- x"])
  func `signs find nobody`(text: String) throws {
    let book = try ScratchBook()
    try book.add("Ned Kelly", "aliases=Kelly")
    #expect(throws: StoreError.noSuchName(text)) { try book.resolve(text) }
  }

  @Test func `an empty book knows nobody`() throws {
    let book = try ScratchBook()
    #expect(throws: StoreError.noSuchName("ned")) { try book.resolve("ned") }
    #expect(throws: StoreError.noSuchNumbers([FugitiveID(1)])) { try book.resolve("1") }
  }

  @Test func `one whose name folds to nothing is found by number only`() throws {
    let book = try ScratchBook()
    let id = try book.change { try $0.add("\u{302}") }
    #expect(try book.resolve("1") == [id.number])
    #expect(throws: StoreError.noSuchName("a")) { try book.resolve("a") }
  }
}
