import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

struct BookCheckTests {
  @Test func `a sound book has nothing wrong and its records are counted`() throws {
    let report = try CheckedBook().check(ownsFolder: true)
    #expect(report.findings == [])
    #expect(report.isSound)
    #expect([report.peopleCount, report.photoCount, report.entryCount] == [2, 3, 6])
  }

  @Test func `a new book is sound`() throws {
    let scratch = try ScratchBook()
    let report = try BookCheck(at: scratch.path, settings: .test(), ownsFolder: true).run()
    #expect(report.findings == [])
  }

  @Test(arguments: PlantedFault.all)
  func `a planted fault is found, and nothing else`(fault: PlantedFault) throws {
    let book = try CheckedBook()
    let images = try book.look { connection in
      try connection.rows("SELECT entry, id FROM history_row ORDER BY id") {
        row throws(DatabaseError) in (entry: try row.int(0), id: try row.int(1))
      }
    }
    try book.plant(fault.statements)
    let expected = fault.expected.map { finding -> Finding in
      guard case .history(let entry, let problem) = finding.problem, let position = finding.row,
        finding.table == "history_row"
      else { return finding }
      let rows = images.filter { $0.entry == entry }
      return Finding(
        .history(entry: entry, problem), table: "history_row", row: rows[Int(position) - 1].id,
        fugitive: finding.fugitive?.number)
    }
    let report = try book.check()
    #expect(report.findings == expected)
    #expect(!report.isSound)
  }

  @Test func `checking changes nothing`() throws {
    let book = try CheckedBook()
    try book.plant(PlantedFault.inRows.flatMap(\.statements))
    let before = try book.folder.read("posse.db")
    _ = try book.check()
    #expect(try book.folder.read("posse.db") == before)
  }

  @Test func `a wholly broken book keeps its list bounded and says how much more there is`() throws
  {
    let book = try CheckedBook(photoSize: 300)
    try book.plant([
      """
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2500)
      INSERT INTO tag (name, name_cd) SELECT 'Tag ' || i, 'wrong' FROM n
      """
    ])
    let report = try book.check()
    #expect(report.findings.count == CheckReport.kindLimit)
    #expect(report.omitted == ["folded": 2500 - CheckReport.kindLimit])
    let repaired = try book.repair()
    #expect(repaired.isSound)
    #expect(try book.check().findings == [])
  }

  @Test func `what a purge erased is no fault, what someone else erased is one`() throws {
    let book = try CheckedBook()
    try book.change(verb: "purge") { writer in
      _ = try writer.trash([FugitiveID(2)])
      _ = try writer.purge([FugitiveID(2)])
    }
    #expect(try book.check().findings == [])
    let erasure = "SET before = NULL, after = NULL, salt = NULL WHERE fugitive = 1 AND entry = 4"
    try book.plant(["UPDATE history_row \(erasure)"])
    let report = try book.check()
    #expect(!report.findings.isEmpty)
    for finding in report.findings {
      #expect(finding.problem == .history(entry: 4, .imageMissing))
      #expect(finding.fugitive == FugitiveID(1))
    }
    try book.plant(["UPDATE history SET words = NULL, words_salt = NULL, erased = 1 WHERE id = 4"])
    #expect(try book.check().findings.last?.problem == .history(entry: 4, .wordsMissing))
  }

  @Test func `bytes that only undo would need are missed`() throws {
    let book = try CheckedBook()
    let digest = try book.look { connection in
      try connection.firstText("SELECT png_sha256 FROM photo WHERE id = 2")
    }
    try book.change { try $0.removePhotos([PhotoID(2)]) }
    #expect(try book.check().findings == [])
    try book.plant(["DELETE FROM blob WHERE sha256 = '\(digest ?? "")'"])
    let problems = try book.check().findings.map(\.problem)
    #expect(
      problems == [
        .history(entry: 3, .bytesMissing(.picture)), .history(entry: 7, .bytesMissing(.picture)),
      ])
  }
}
