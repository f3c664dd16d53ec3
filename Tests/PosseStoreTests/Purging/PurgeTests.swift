import Chronology
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

struct PurgeTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly", "aliases+=Captain Thunderbolt", "bounty=8000 GBP", "agent=Pat")
  }

  /// A word that occurs nowhere else, with capitals and an accent so that its folding differs.
  private static func word(_ field: String) -> String { "Zörgl\(field)Quux" }

  /// Every text that can be said of somebody, each once; returns the words.
  private func describe(_ id: FugitiveID) throws -> [String] {
    let fields = [
      "name", "desc", "notes", "sex", "hair", "eyes", "marks", "caution", "warrant",
      "lastSeenDesc", "bountyText",
    ]
    var words: [String] = []
    for field in fields where FugitiveField(rawValue: field)?.isSettable == true {
      for version in ["Old", "New"] {
        let word = Self.word(field + version)
        words.append(word)
        let edits = try book.edits(["\(field)=\(word)"])
        try book.change(words: "edit '\(word) typed'") { _ = try $0.edit([id], edits) }
      }
    }
    try book.edit(id, "aliases+=\(Self.word("alias"))")
    try book.capture(id, on: "1880-06-28", note: Self.word("note"))
    return words + [Self.word("alias"), Self.word("note")]
  }

  private func addPhoto(_ seed: UInt64, to id: FugitiveID) throws -> (NewPhoto, PhotoID) {
    var photo = SamplePhoto.make(seed, size: 30_000, keepsOriginal: true)
    photo.file = Self.word("file") + ".jpg"
    photo.caption = Self.word("caption")
    photo.takenText = Self.word("taken")
    photo.cameraMake = Self.word("make")
    photo.cameraModel = Self.word("model")
    return (photo, try book.change { try $0.addPhoto(photo, to: id, makesPrimary: false) })
  }

  @Test func `nothing that was ever said of a purged person is in the file or beside it`() throws {
    let source = SourceRecord(name: "fbi", key: Self.word("key"))
    let id = try book.add(Self.word("first"), sources: [source])
    var words = try describe(id) + [Self.word("first"), Self.word("key"), "typed"]
    let (photo, _) = try addPhoto(1, to: id)
    let (removed, removedID) = try addPhoto(2, to: id)
    words += ["file", "caption", "taken", "make", "model"].map(Self.word)
    try book.change { try $0.removePhotos([removedID]) }
    _ = try book.book.undo(3, .test())
    _ = try book.book.redo(2, .test())
    try #require(try ErasedWords.left(words, in: book).count > 15)
    #expect(try ErasedWords.holds(photo.png, in: book))

    let purged = try book.purge(id)
    #expect(try ErasedWords.left(words, in: book) == [])
    for bytes in [photo.png, removed.png, photo.original, removed.original].compactMap(\.self) {
      #expect(try !ErasedWords.holds(bytes, in: book))
    }
    #expect(try ErasedWords.left(purged.uuids, in: book) == [])
    #expect(purged.blobs.count == 4 && purged.blobs.bytes == 180_000)
    #expect(try HistoryChain.broken(in: book.book.connection) == [])
    try BookAudit.check(book)
  }

  @Test func `pages that were split and merged hold no word of a purged person`() throws {
    var generator = SeededGenerator(seed: 7)
    func marker(_ id: FugitiveID) -> String { "qz\(id.number)zq" }
    func text(_ id: FugitiveID) -> String {
      let count = [1, 3, 40, 400, 1500].randomElement(using: &generator) ?? 1
      return String(repeating: marker(id), count: count)
    }
    var people: [FugitiveID] = []
    for number in 0..<60 {
      let id = try book.add("Person \(generator.next() % 1000) \(number)")
      people.append(id)
      for _ in 0..<3 {
        guard let other = people.randomElement(using: &generator) else { continue }
        try book.edit(
          other, "notes=\(text(other))", "name=\(generator.next() % 9) \(marker(other))")
        try book.edit(other, "aliases+=\(generator.next() % 99) \(marker(other))")
      }
    }
    for id in people.shuffled(using: &generator).prefix(20) {
      try book.purge(id)
      #expect(try ErasedWords.left([marker(id)], in: book) == [])
    }
    #expect(try HistoryChain.broken(in: book.book.connection) == [])
    try BookAudit.check(book)
  }

  @Test func `people, values and bytes that others share stay as they were`() throws {
    let joe = try book.add("Joe Byrne", "agent=Fitzpatrick", "tags+=gang", "place=AU:Beechworth")
    let photo = SamplePhoto.make(1)
    for id in [ned, joe] {
      try book.change { _ = try $0.addPhoto(photo, to: id, makesPrimary: true) }
    }
    try book.change { _ = try $0.trash([joe]) }
    let before = try BookDump.of(book).filter(Self.isAboutNed)
    #expect(before.count > 5)
    let purged = try book.change { try $0.purge([joe]) }
    #expect(purged.blobs.count == 0)
    #expect(try BookDump.of(book).filter(Self.isAboutNed) == before)
    #expect(try book.read { try $0.bytes(photo.pngDigest) } == photo.png)
    #expect(try book.count("SELECT count(*) FROM agent WHERE name = 'Fitzpatrick'") == 1)
    #expect(try book.count("SELECT count(*) FROM tag WHERE name = 'gang'") == 1)
    #expect(try book.count("SELECT count(*) FROM place WHERE city = 'Beechworth'") == 1)
    #expect(try book.count("SELECT count(*) FROM fugitive WHERE id = \(joe.number)") == 0)
  }

  /// Rows of Ned and of the value lists.
  private static func isAboutNed(_ line: String) -> Bool {
    ["fugitive|1|", "alias|1|", "photo|1|", "agent|", "tag|", "place|", "blob|"]
      .contains(where: line.hasPrefix)
  }

  @Test func `the entry of a purge says who went by number only`() throws {
    let joe = try book.add("Joe Byrne", "aliases+=Sugar")
    try book.purge(joe)
    let entry = try #require(try book.read { try $0.history(limit: 1) }.first)
    #expect(entry.fugitives == [joe] && entry.changes.isEmpty && entry.isErased)
    #expect(entry.words == "test")
    #expect(
      try book.count(
        """
        SELECT count(*) FROM history_row WHERE entry = \(entry.id) AND fugitive = \(joe.number)
          AND before IS NULL AND after IS NULL AND salt IS NULL AND length(digest) = 64
        """) == 2)
    #expect(
      try book.count("SELECT count(*) FROM history_row WHERE entry = \(entry.id)") == 2)
    // Before it everything about Joe is silent, and what is about Ned is not.
    let entries = try book.read { try $0.history() }
    #expect(entries.map(\.isErased) == [true, true, true, false])
    #expect(entries.map { $0.words == nil } == [false, true, true, false])
  }

  @Test func `what two people shared in one command keeps the half of the other`() throws {
    let joe = try book.add("Joe Byrne")
    try book.change(words: "edit ned joe") { writer in
      _ = try writer.edit([ned, joe], try book.edits(["notes=both"]))
    }
    try book.purge(joe)
    let entry = try #require(try book.read { try $0.history() }.dropFirst(2).first)
    #expect(entry.isErased && entry.words == nil)
    #expect(entry.changes.map(\.fugitive) == [ned])
    #expect(try HistoryChain.broken(in: book.book.connection) == [])
  }

  @Test func `neither a purge nor what it erased can be undone`() throws {
    let joe = try book.add("Joe Byrne")
    try book.purge(joe)
    let before = try BookDump.of(book)
    for count in [1, 2, 3] {
      #expect {
        _ = try book.book.undo(count, .test())
      } throws: { error in
        guard case .stepErased(let step)? = error as? StoreError else { return false }
        return step.fugitives == [joe]
      }
      #expect(try BookDump.of(book) == before)
    }
    // What comes later can.
    try book.edit(ned, "notes=later")
    #expect(try book.book.undo(1, .test()).map(\.fugitives) == [[ned]])
  }

  @Test func `a purge drops the redo line, and the last person touched is one who is there`() throws
  {
    let joe = try book.add("Joe Byrne")
    try book.change { _ = try $0.trash([joe]) }
    try book.edit(ned, "notes=x")
    _ = try book.book.undo(1, .test())
    try book.change { try $0.purge([joe]) }
    #expect(throws: StoreError.nothingToRedo(count: 0)) { try book.book.redo(1, .test()) }
    #expect(try book.read { try $0.recentlyTouched(by: "tester", limit: 5) } == [ned])
  }

  @Test func `who is not in the trash, or nowhere, is not purged, nor anybody beside`() throws {
    let joe = try book.add("Joe Byrne")
    try book.change { _ = try $0.trash([joe]) }
    let before = try BookDump.of(book)
    #expect(throws: StoreError.notInTrash([ned])) {
      try book.change { try $0.purge([joe, ned]) }
    }
    #expect(throws: StoreError.noSuchNumbers([FugitiveID(99)])) {
      try book.change { try $0.purge([joe, FugitiveID(99)]) }
    }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `the trash tells who is in it and since when`() throws {
    #expect(try book.read { try $0.trash() } == [])
    book.nextDay()
    try book.change { _ = try $0.trash([ned]) }
    #expect(
      try book.read { try $0.trash() }
        == [TrashedPerson(id: ned, name: "Ned Kelly", since: book.now)])
  }

  @Test func `samples of another program's statistics go as well`() throws {
    let joe = try book.add("Joe Zzyzx")
    try book.run("ANALYZE")
    try book.purge(joe)
    #expect(try ErasedWords.left(["Zzyzx"], in: book) == [])
  }
}
