import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// Undo where something changed behind the history, by another program.
struct UndoConflictTests {
  private let book: ScratchBook
  private let id: FugitiveID

  init() throws {
    book = try ScratchBook()
    id = try book.add("Ned Kelly", "bounty=500", "tags=a", "aliases=Ned")
  }

  @Test(arguments: [
    ("bounty = 900000", "#1 bounty: 750.00 USD → 900.00 USD"),
    ("bounty = NULL, currency = NULL", "#1 bounty: 750.00 USD → —"),
    ("currency = 'EUR'", "#1 bounty: 750.00 USD → 750.00 EUR"),
    ("hair = 'grey'", "#1 hair: red → grey"),
  ])
  func `a field that has another value by now`(assignment: String, obstacle: String) throws {
    try book.edit(id, "bounty=750", "hair=red")
    try book.run("UPDATE fugitive SET \(SQL(raw: assignment)) WHERE id = 1")
    let refusal = try book.refusedUndo()
    #expect(refusal?.obstacles == [obstacle])
    guard case .undoConflict(let step, _)? = refusal else { return }
    #expect(step.fugitives == [id])
  }

  @Test func `dates, agents and places are named as their fields show them`() throws {
    try book.capture(id, on: "1882-04-03", at: "TX", by: "Ford")
    try book.edit(id, "agent=Garrett")
    try book.undo()
    try book.run(
      """
      UPDATE fugitive SET captdate = 0, captdate_precision = 'year', captdate_circa = 1,
        captured_by = 1, captured_place = 1 WHERE id = 1
      """)
    #expect(
      try book.refusedUndo()?.obstacles == [
        "#1 captdate: 1882-04-03 → ~1970", "#1 capturedBy: Ford → ..Unknown..",
        "#1 capturedPlace: TX → ..Unknown..",
      ])
  }

  @Test func `fields that the command did not touch may change`() throws {
    try book.edit(id, "hair=red")
    try book.run("UPDATE fugitive SET eyes = 'blue', modified = modified + 5 WHERE id = 1")
    try book.undo()
    #expect(try book.text(.hair, of: id) == "")
    #expect(try book.text(.eyes, of: id) == "blue")
  }

  @Test func `a twin that is wrong stands in nobody's way and is mended`() throws {
    try book.edit(id, "name=Joe")
    try book.run("UPDATE fugitive SET name_cd = 'x' WHERE id = 1")
    try book.undo()
    try BookAudit.check(book)
  }

  @Test func `a row that is gone`() throws {
    try book.edit(id, "aliases+=Kid")
    try book.run("DELETE FROM alias WHERE name = 'Kid'")
    #expect(try book.refusedUndo()?.obstacles == ["#1 alias: a row → —"])
  }

  @Test func `a row that is another by now`() throws {
    try book.edit(id, "aliases+=Kid")
    try book.run("UPDATE alias SET name = 'Kidd', name_cd = 'kidd' WHERE name = 'Kid'")
    #expect(try book.refusedUndo()?.obstacles == ["#1 alias.name: Kid → Kidd"])
  }

  @Test func `a row that came back under its number`() throws {
    try book.edit(id, clearing: ["aliases"])
    try book.run("INSERT INTO alias (id, fugitive, name, name_cd) VALUES (1, 1, 'X', 'x')")
    #expect(try book.refusedUndo()?.obstacles == ["#1 alias: — → a row"])
  }

  @Test func `a row whose name another row has by now`() throws {
    try book.edit(id, clearing: ["aliases"])
    try book.run("INSERT INTO alias (id, fugitive, name, name_cd) VALUES (9, 1, 'Ned', 'ned')")
    #expect(try book.refusedUndo()?.obstacles == ["#1 alias: — → —"])
  }

  @Test(arguments: [
    ("INSERT INTO alias (fugitive, name, name_cd) VALUES (2, 'Joe', 'joe')", "#2 alias: — → a row"),
    ("INSERT INTO birth (fugitive, text) VALUES (2, '1857?')", "#2 birth: — → a row"),
    (
      "INSERT INTO log (uuid, fugitive, action) VALUES (printf('%036d', 1), 2, 'sighting')",
      "#2 log: — → a row"
    ),
    ("INSERT INTO fugitive_tag (fugitive, tag) VALUES (2, 1)", "#2 fugitive_tag: — → a row"),
    ("INSERT INTO source (fugitive, name, key) VALUES (2, 'fbi', '1')", "#2 source: — → a row"),
  ])
  func `an added person on whom something hangs by now`(sql: String, obstacle: String) throws {
    try book.add("Joe Byrne")
    try book.run(SQL(raw: sql))
    #expect(try book.refusedUndo()?.obstacles == [obstacle])
  }

  @Test func `an added value that somebody else has by now`() throws {
    try book.add("Joe Byrne", "agent=Garrett", "tags=new")
    try book.run("UPDATE fugitive SET captured = 1, captured_by = 2 WHERE id = 1")
    #expect(try book.refusedUndo()?.obstacles == ["#1 capturedBy: — → 2"])
    try book.run("UPDATE fugitive SET captured = 0, captured_by = NULL WHERE id = 1")
    try book.run("INSERT INTO fugitive_tag (fugitive, tag) VALUES (1, 2)")
    #expect(try book.refusedUndo()?.obstacles == ["#1 fugitive_tag.tag: — → 2"])
  }

  @Test func `a value that a row needs and that is gone`() throws {
    try book.edit(id, "agent=Garrett")
    try book.edit(id, clearing: ["agent"])
    try book.run("DELETE FROM agent WHERE name = 'Garrett'")
    #expect(try book.refusedUndo()?.obstacles == ["#1 agent: 2 → —"])
    let other = try book.add("Joe Byrne")
    try book.edit(other, "offenses=Theft")
    try book.edit(other, clearing: ["offenses"])
    try book.run("DELETE FROM offense WHERE name = 'Theft'")
    #expect(try book.refusedUndo()?.obstacles == ["#2 fugitive_offense.offense: 2 → —"])
  }

  @Test func `a photo from which another was cropped meanwhile`() throws {
    let photo = try book.addPhoto(1, to: id)
    let other = try book.add("Joe Byrne")
    try book.undo()
    var crop = SamplePhoto.make(2)
    crop.croppedFrom = photo
    // Another program knows nothing of the history, so the crop is of a command that is not there.
    try book.change { _ = try $0.addPhoto(crop, to: id, makesPrimary: false) }
    try book.run("DELETE FROM history_row WHERE entry = (SELECT max(id) FROM history)")
    try book.run("DELETE FROM history WHERE id = (SELECT max(id) FROM history)")
    try book.run("UPDATE fugitive SET modified = modified")
    #expect(try book.refusedUndo()?.obstacles == ["#1 photo.cropped_from: — → \(photo.number)"])
    #expect(try book.count("SELECT cropped_from FROM photo WHERE id = 2") == photo.number)
    #expect(other.number == 2)
  }

  @Test func `a photo that a log entry names meanwhile`() throws {
    let other = try book.add("Joe Byrne")
    try book.capture(other)
    let photo = try book.addPhoto(1, to: id)
    try book.run("UPDATE log SET photo = \(photo.number)")
    #expect(try book.refusedUndo()?.obstacles == ["#2 log.photo: — → 1"])
  }

  @Test func `a photo and its crop that the same command added go together`() throws {
    let before = try TrackedDump.of(book)
    try book.change { writer in
      let photo = try writer.addPhoto(SamplePhoto.make(1), to: id, makesPrimary: true)
      var crop = SamplePhoto.make(2)
      crop.croppedFrom = photo
      let entry = try writer.capture([id], CaptureAct(date: .unknown))[0]
      try writer.attach(try writer.addPhoto(crop, to: id, makesPrimary: true), to: entry)
    }
    let after = try TrackedDump.of(book)
    try book.undo()
    #expect(try TrackedDump.of(book) == before)
    try book.redo()
    #expect(try TrackedDump.of(book) == after)
  }

  @Test func `removing a photo gives its crop and its log entry back on undo`() throws {
    let photo = try book.addPhoto(1, to: id)
    var crop = SamplePhoto.make(2)
    crop.croppedFrom = photo
    let copy = try book.change { try $0.addPhoto(crop, to: id, makesPrimary: false) }
    let entry = try book.capture(id)[0]
    try book.change { try $0.attach(photo, to: entry) }
    let before = try TrackedDump.of(book)
    try book.change { try $0.removePhotos([photo]) }
    #expect(try book.count("SELECT count(*) FROM photo WHERE cropped_from IS NULL") == 1)
    // The rows that lost their reference belong to the entry.
    let rows = try StoredHistory(book).entries.last?.rows.map { "\($0.operation)\($0.table)" }
    #expect(rows?.sorted() == ["-photo", "~fugitive", "~log", "~photo"])
    try book.undo()
    #expect(try TrackedDump.of(book) == before)
    #expect(copy.number == 2)
  }

  @Test func `a conflict when bringing again`() throws {
    try book.edit(id, "hair=red")
    try book.undo()
    try book.run("UPDATE fugitive SET hair = 'grey' WHERE id = 1")
    let refusal = try book.refused { try book.redo() }
    #expect(refusal?.obstacles == ["#1 hair: — → grey"])
  }

  @Test func `no more than five obstacles are named`() throws {
    let ids = try (0..<9).map { try book.add("P\($0)") }
    let edits = try book.edits(["hair=red"])
    try book.change { _ = try $0.edit(ids, edits) }
    try book.run("UPDATE fugitive SET hair = 'grey'")
    #expect(try book.refusedUndo()?.obstacles?.count == 5)
  }
}
