import Chronology
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// What is corrected about the capture that stands is corrected in its log entry too.
struct CaptureCorrectionTests {
  private let book: ScratchBook
  private let ned: FugitiveID

  init() throws {
    book = try ScratchBook()
    ned = try book.add("Ned Kelly")
  }

  /// What the person and the last entry about them say of the capture; they must agree.
  private func said() throws -> [String] {
    let entry = try #require(try book.log(of: ned).last { $0.action == .capture })
    let fields: [(FugitiveField, LogField)] = [
      (.captdate, .date), (.capturedBy, .agent), (.capturedPlace, .place), (.capturedLat, .lat),
      (.capturedLon, .lon),
    ]
    return try fields.map { field, logged in
      let value = try book.value(field, of: ned)
      #expect(entry.value(of: logged) == value, "\(field)")
      return value.pipedText
    }
  }

  @Test(arguments: [
    (["captdate=2026-02-02"], ["2026-02-02", "Steele", "AU:Greta", "", ""]),
    (["captdate=~1880-06"], ["~1880-06", "Steele", "AU:Greta", "", ""]),
    (
      ["captdate=2026-02-02T10:00:00+10:00"],
      ["2026-02-02T00:00:00Z", "Steele", "AU:Greta", "", ""]
    ),
    (["captdate=unknown"], ["", "Steele", "AU:Greta", "", ""]),
    (["capturedBy=Hare"], ["2026-02-01", "Hare", "AU:Greta", "", ""]),
    (["capturedPlace=NM/88001"], ["2026-02-01", "Steele", "NM/88001", "", ""]),
    (
      ["capturedLat=-36.4", "capturedLon=146.2"],
      ["2026-02-01", "Steele", "AU:Greta", "-36.4", "146.2"]
    ),
    (
      ["captdate=2026-01-31", "capturedBy=Hare", "notes=corrected"],
      ["2026-01-31", "Hare", "AU:Greta", "", ""]
    ),
  ])
  func `a correction goes into the entry, and undo takes both back`(
    assignments: [String], expected: [String]
  ) throws {
    try book.capture(ned, on: "2026-02-01", at: "AU:Greta", by: "Steele", note: "in armour")
    let before = try TrackedDump.of(book)
    book.nextDay()
    let steps = try book.read { try $0.history().count }
    let edits = try book.edits(assignments)
    try book.change { _ = try $0.edit([ned], edits) }
    #expect(try said() == expected)
    #expect(try book.log(of: ned).map(\.note) == ["in armour"])
    #expect(try book.read { try $0.history().count } == steps + 1)
    let after = try TrackedDump.of(book)
    try book.undo()
    #expect(try TrackedDump.of(book) == before)
    try book.redo()
    #expect(try TrackedDump.of(book) == after)
    try BookAudit.check(book)
  }

  @Test func `what is cleared is cleared in the entry`() throws {
    try book.capture(ned, on: "2026-02-01", at: "-36.4,146.2", by: "Steele")
    try book.edit(
      ned, clearing: ["captdate", "capturedBy", "capturedLat", "capturedLon"])
    #expect(try said() == ["", "", "", "", ""])
    try BookAudit.check(book)
  }

  @Test func `only the capture that stands is corrected`() throws {
    let joe = try book.add("Joe Byrne")
    try book.capture(ned, joe, on: "2026-02-01", by: "Steele")
    try book.change { _ = try $0.release([ned], ReleaseAct(date: try book.moment("2026-02-02"))) }
    try book.capture(ned, on: "2026-02-03", by: "Steele")
    try book.capture(ned, on: "2026-02-04", by: "Steele", again: true)
    try book.log(ned, action: "call", on: "2026-02-05", by: "Steele")
    try book.edit(ned, "captdate=2026-02-06", "capturedBy=Hare")
    #expect(
      try book.log(of: ned).map { "\($0.date?.machineText ?? "") \($0.agent ?? "")" }
        == [
          "2026-02-01 Steele", "2026-02-02 ", "2026-02-03 Steele", "2026-02-06 Hare",
          "2026-02-05 Steele",
        ])
    #expect(try book.log(of: joe).map(\.date) == [try book.moment("2026-02-01")])
  }

  @Test func `a capture without an entry has nothing to carry along`() throws {
    try book.capture(ned, on: "2026-02-01")
    try book.run("DELETE FROM log")
    try book.edit(ned, "captdate=2026-02-02", "capturedBy=Hare")
    #expect(try book.log(of: ned).isEmpty)
    #expect(try book.text(.captdate, of: ned) == "2026-02-02")
  }

  @Test func `other fields leave the entry alone`() throws {
    try book.capture(ned, on: "2026-02-01")
    try book.run("UPDATE log SET note = 'x', note_cd = 'x', date = date + 1")
    let entry = try book.log(of: ned)
    try book.edit(ned, "hair=red", "captdate=2026-02-01")
    #expect(try book.log(of: ned) == entry)
  }
}
