import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Entries of the history in the words of fields.
struct FieldWordsTests {
  private let book: ScratchBook
  private let id: FugitiveID

  init() throws {
    book = try ScratchBook()
    id = try book.add("Ned Kelly", "bounty=500", "tags=a", "aliases=Ned")
    book.nextDay()
  }

  /// The last command's changes, each as `#1 field: before → after`.
  private var words: [String] {
    get throws {
      let entry = try #require(try book.read { try $0.history(limit: 1) }.first)
      return entry.changes.map { change in
        let person = change.fugitive.map { "#\($0.number) " } ?? ""
        return "\(person)\(change.field): \(Self.text(change.before)) → \(Self.text(change.after))"
      }.sorted()
    }
  }

  private static func text(_ value: FieldValue) -> String {
    value.isNull ? "—" : value.pipedText
  }

  @Test func `adding`() throws {
    #expect(
      try words == [
        "#1 aliases: — → Ned", "#1 bounty: — → 500.00 USD", "#1 name: — → Ned Kelly",
        "#1 tags: — → a", "tag: — → a",
      ])
  }

  @Test(arguments: [
    (["bounty=750"], ["#1 bounty: 500.00 USD → 750.00 USD"]),
    (["currency=EUR"], ["#1 bounty: 500.00 USD → 500.00 EUR"]),
    (["name=Edward"], ["#1 name: Ned Kelly → Edward"]),
    (["aliases+=Kid"], ["#1 aliases: — → Kid"]),
    (["tags-=a"], ["#1 tags: a → —"]),
    (["offenses=Theft"], ["#1 offenses: — → Theft", "offense: — → Theft"]),
    (["born=~1859"], ["#1 born: — → ~1859"]),
    (["agent=Garrett"], ["#1 agent: — → Garrett", "agent: — → Garrett"]),
    (["agent=..Unknown.."], ["#1 agent: — → ..Unknown.."]),
    (
      ["place=TX/78701 Austin"],
      ["#1 place: — → TX/78701 Austin", "place: — → TX/78701 Austin"]
    ),
    (["due=2026-04"], ["#1 due: — → 2026-04"]),
    (["lastSeenLat=3", "lastSeenLon=4.5"], ["#1 lastSeenLat: — → 3", "#1 lastSeenLon: — → 4.5"]),
    (["heightCm=170"], ["#1 heightCm: — → 170"]),
  ])
  func `editing`(assignments: [String], expected: [String]) throws {
    let edits = try book.edits(assignments)
    try book.change { _ = try $0.edit([id], edits) }
    let found = try words
    #expect(
      found.map { $0.replacing(".0000000", with: "").replacing(".5000000", with: ".5") } == expected
    )
    try book.undo()
    // Undo says the same the other way round.
    #expect(try words.count == expected.count)
    let back = try words
    #expect(back.allSatisfy { !$0.contains("→ →") })
    for change in expected {
      let parts = change.split(separator: ": ", maxSplits: 1).map(String.init)
      let values = parts[1].split(separator: " → ", maxSplits: 1).map(String.init)
      let wanted = "\(parts[0]): \(values[1]) → \(values[0])"
      #expect(
        back.map { $0.replacing(".0000000", with: "").replacing(".5000000", with: ".5") }
          .contains(wanted))
    }
  }

  @Test func `capturing and releasing`() throws {
    try book.capture(id, on: "1882-04-03", at: "MO St Joseph", by: "Ford", note: "shot")
    #expect(
      try words == [
        "#1 captdate: — → 1882-04-03", "#1 captured: false → true", "#1 capturedBy: — → Ford",
        "#1 capturedPlace: — → MO St Joseph", "#1 log: — → capture 1882-04-03",
        "agent: — → Ford", "place: — → MO St Joseph",
      ])
    let act = ReleaseAct(date: nil, reason: .bonded, note: nil)
    try book.change { _ = try $0.release([id], act) }
    #expect(
      try words == [
        "#1 captdate: 1882-04-03 → —", "#1 captured: true → false", "#1 capturedBy: Ford → —",
        "#1 capturedPlace: MO St Joseph → —", "#1 log: — → release",
      ])
  }

  @Test func `the trash`() throws {
    try book.change { _ = try $0.trash([id]) }
    #expect(try words == ["#1 trashed: false → true"])
    try book.change { _ = try $0.restore([id]) }
    #expect(try words == ["#1 trashed: true → false"])
  }

  @Test func `photos`() throws {
    try book.addPhoto(1, to: id)
    #expect(try words == ["#1 photos.primary: — → p1", "#1 photos: — → p1"])
    try book.addPhoto(2, to: id)
    #expect(try words == ["#1 photos: — → p2"])
    try book.change { _ = try $0.makePrimary(PhotoID(2)) }
    #expect(try words == ["#1 photos.primary: p1 → p2"])
    let entry = try book.capture(id)[0]
    try book.change { try $0.attach(PhotoID(1), to: entry) }
    #expect(try words == ["#1 log.photo: — → p1"])
    try book.change { try $0.removePhotos([PhotoID(2)]) }
    #expect(try words == ["#1 photos.primary: p2 → p1", "#1 photos: p2 → —"])
  }

  @Test func `only what touched the people asked for, newest first, as many as asked for`() throws {
    let other = try book.add("Joe Byrne")
    try book.edit(id, "hair=red")
    try book.edit(other, "hair=black")
    let edits = try book.edits(["eyes=blue"])
    try book.change { _ = try $0.edit([id, other], edits) }
    func ids(_ people: [FugitiveID]?, _ limit: Int? = nil) throws -> [Int64] {
      try book.read { try $0.history(of: people, limit: limit).map(\.id) }
    }
    #expect(try ids(nil) == [5, 4, 3, 2, 1])
    #expect(try ids([id]) == [5, 3, 1])
    #expect(try ids([other]) == [5, 4, 2])
    #expect(try ids([id, other], 2) == [5, 4])
    #expect(try ids([FugitiveID(9)]) == [])
    #expect(try ids([]) == [])
    #expect(try ids((1...40_000).map { FugitiveID($0) }) == [5, 4, 3, 2, 1])
    let last = try book.read { try $0.history(limit: 1) }
    #expect(last.first?.fugitives == [id, other])
  }

  @Test func `erased entries still tell who and when`() throws {
    try book.run("UPDATE history SET erased = 1, words = NULL, words_salt = NULL")
    try book.run("UPDATE history_row SET before = NULL, after = NULL, salt = NULL")
    let entry = try #require(try book.read { try $0.history() }.first)
    #expect(entry.isErased)
    #expect(entry.words == nil)
    #expect(entry.user == "tester")
    #expect(entry.fugitives == [id])
  }
}

/// Whom a user's commands touched last.
struct RecentlyTouchedTests {
  private func touched(
    _ book: ScratchBook, by user: String = "tester", limit: Int = 9
  ) throws -> [Int64] {
    try book.read { try $0.recentlyTouched(by: user, limit: limit).map(\.number) }
  }

  @Test func `the last first, each once, of this user, in force`() throws {
    let book = try ScratchBook()
    #expect(try touched(book) == [])
    let ids = try ["A", "B", "C", "D"].map { try book.add($0) }
    #expect(try touched(book) == [4, 3, 2, 1])
    try book.edit(ids[1], "hair=red")
    #expect(try touched(book) == [2, 4, 3, 1])
    #expect(try touched(book, limit: 2) == [2, 4])
    #expect(try touched(book, limit: 0) == [])
    let edits = try book.edits(["eyes=blue"])
    try book.book.change(.command("edit", user: "joe", on: book)) {
      _ = try $0.edit([ids[0]], edits)
    }
    #expect(try touched(book) == [2, 4, 3, 1])
    #expect(try touched(book, by: "joe") == [1])
    try book.undo(2)
    #expect(try touched(book) == [4, 3, 2, 1])
    #expect(try touched(book, by: "joe") == [])
    try book.redo(2)
    #expect(try touched(book) == [2, 4, 3, 1])
    #expect(try touched(book, by: "joe") == [1])
    // Somebody whose add was taken back is nobody.
    try book.undo(3)
    #expect(try touched(book) == [3, 2, 1])
  }

  @Test func `a command for several puts the last of them first`() throws {
    let book = try ScratchBook()
    let ids = try ["A", "B", "C"].map { try book.add($0) }
    let edits = try book.edits(["tags+=x"])
    for id in ids { try book.edit(id, "hair=red") }
    try book.change { _ = try $0.edit([ids[0], ids[1]], edits) }
    #expect(Set(try touched(book, limit: 2)) == [1, 2])
    #expect(try touched(book).last == 3)
  }
}
