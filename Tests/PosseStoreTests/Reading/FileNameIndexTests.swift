import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Whom the name of a picture file means.
@Suite struct FileNameIndexTests {
  private let book: ScratchBook
  private let joe: FugitiveID
  private let jesse: FugitiveID
  private let frank: FugitiveID
  private let voss: FugitiveID

  init() throws {
    book = try ScratchBook()
    joe = try book.add(
      "Joe \"Dutch\" Koehler", sources: [SourceRecord(name: "fbi", key: "6f2a-11")])
    jesse = try book.add("Jesse Woodson James")
    frank = try book.add(
      "Frank James", sources: [SourceRecord(name: "interpol", key: "2024/123")])
    voss = try book.add("Jürgen O'Voß")
    try book.edit(jesse, "aliases=Dingus|Jesse James")
    try book.edit(frank, "aliases=Jesse James")
  }

  private func match(_ name: String) throws -> FileNameMatch {
    try book.read { try FileNameIndex($0).match(name) }
  }

  @Test func `a source and its key come first`() throws {
    for name in [
      "fbi-6f2a-11.jpg", "fbi:6f2a-11.png", "FBI_6f2a-11_2.jpg", "fbi 6f2a-11 side.jpeg",
      "fbi-6f2a-11", "fbi-6F2A-11.jpg",
    ] {
      #expect(try match(name) == .one(joe, .source), "\(name)")
    }
    for name in ["interpol-2024-123.jpg", "interpol_2024_123_front.png"] {
      #expect(try match(name) == .one(frank, .source), "\(name)")
    }
    for name in ["fbi.jpg", "fbi-.jpg", "fbi-6f2a.jpg", "fbix-6f2a-11.jpg"] {
      #expect(try match(name) == .nobody, "\(name)")
    }
  }

  @Test func `a number at the beginning is that of a person`() throws {
    for name in [
      "1.jpg", "#1.jpg", "1-front.png", "1_2.jpg", "001 mug.jpg", "1", "1 joe dutch koehler.jpg",
    ] {
      #expect(try match(name) == .one(joe, .number), "\(name)")
    }
    for name in ["99.jpg", "0.jpg", "IMG_0001.jpg", "12345678901234567890.jpg", "p1.jpg"] {
      #expect(try match(name) == .nobody, "\(name)")
    }
  }

  @Test func `a date is no number, even of somebody`() throws {
    try book.run("UPDATE sqlite_sequence SET seq = 2025 WHERE name = 'fugitive'")
    let later = try book.add("Somebody Later")
    #expect(later.number == 2026)
    for name in ["2026-03-01 14.02 motel.jpg", "20260301_140200.jpg", "2026-03.jpg"] {
      #expect(try match(name) == .nobody, "\(name)")
    }
    #expect(try match("2026.jpg") == .one(later, .number))
    for name in [
      "1-31-2024.jpg", "1-31.jpg", "2_2024.jpg", "1.2.2024.jpg", "2-5-24 front.jpg",
      "3 May 2024.png", "1 x 5 print.png", "1x5.png", "1,2.jpg", "1, 2.jpg",
    ] {
      #expect(try match(name) == .nobody, "\(name)")
    }
    #expect(try match("2026-03-01 koehler joe dutch.jpg") == .one(joe, .name))
  }

  @Test func `the words of a name or alias stand side by side, in any order`() throws {
    for name in [
      "joe dutch koehler.jpg", "Koehler_Joe_Dutch_2.png", "mug-JOE-DUTCH-KOEHLER.jpg",
    ] {
      #expect(try match(name) == .one(joe, .name), "\(name)")
    }
    #expect(try match("dingus-at-17.jpg") == .one(jesse, .name))
    #expect(try match("jurgen o'voss.jpg") == .one(voss, .name))
    #expect(try match("ju\u{308}rgen-o-voß.jpg") == .one(voss, .name))
    for name in ["joe koehler.jpg", "dutch.jpg", "koehler joe the dutch.jpg", ".jpg", ""] {
      #expect(try match(name) == .nobody, "\(name)")
    }
  }

  @Test func `the most words win, and a name of several people names none`() throws {
    #expect(try match("jesse woodson james.jpg") == .one(jesse, .name))
    #expect(try match("frank james with jesse.jpg") == .one(frank, .name))
    #expect(try match("jesse james.jpg") == .several([jesse, frank]))
    #expect(try match("dingus frank james.jpg") == .one(frank, .name))
  }

  @Test func `a number and the name of somebody else mean both`() throws {
    #expect(try match("1_jesse woodson james.jpg") == .several([joe, jesse]))
    #expect(try match("2 jesse james.jpg") == .one(jesse, .number))
  }

  @Test func `nobody in the trash is meant`() throws {
    _ = try book.change { try $0.trash([joe, frank]) }
    #expect(try match("fbi-6f2a-11.jpg") == .nobody)
    #expect(try match("1.jpg") == .nobody)
    #expect(try match("joe dutch koehler.jpg") == .nobody)
    #expect(try match("jesse james.jpg") == .one(jesse, .name))
  }
}
