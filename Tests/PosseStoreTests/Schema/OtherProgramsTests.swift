import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// The `sqlite3` shell, where it is installed.
enum DatabaseShell {
  static let path = ["/usr/bin/sqlite3", "/usr/local/bin/sqlite3", "/bin/sqlite3"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}

/// A book in the `sqlite3` shell, which knows nothing of ours.
@Suite(.enabled(if: DatabaseShell.path != nil, "the sqlite3 shell is not installed"))
struct OtherProgramsTests {
  private func ask(_ book: ScratchBook, _ sql: String) throws -> String {
    let shell = try #require(DatabaseShell.path)
    let result = try ProgramRunner(program: shell).run([
      "-batch", "-init", "/dev/null", book.folder.path("posse.db"), sql,
    ])
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    return result.output
  }

  @Test func `the views show what people can read`() throws {
    let book = try ScratchBook()
    let id = try book.add(
      "Степан Разин", "bounty=1234.5 GBP", "place=RU:Царицын", "agent=Boyar", "born=~1630",
      "tags=cossack|river", "warrant=W-7", "due=1671-06", "desc=Ataman", "notes=drowned a bride")
    try book.capture(id, on: "1671-04-14", by: "Kornilo Yakovlev", note: "handed over")
    let photo = try book.addPhoto(1, to: id)
    #expect(
      try ask(book, "SELECT * FROM readable_fugitive").split(separator: "|", maxSplits: 2).last
        == """
        Степан Разин|1234.500|GBP|1|1671-04-14|Kornilo Yakovlev||Boyar|RU:Царицын|~1630|W-7|\
        1671-06|cossack|river|1|Ataman|drowned a bride|0|2026-03-01T12:00:00Z|\
        2026-03-01T12:00:00Z

        """)
    #expect(
      try ask(book, "SELECT action, date, agent, note, private FROM readable_log")
        == "capture|1671-04-14|Kornilo Yakovlev|handed over|0\n")
    #expect(
      try ask(book, "SELECT id, name, is_primary, file, width, source FROM readable_photo")
        == "\(photo.number)|Степан Разин|1|portrait-1.jpg|30|file\n")
  }

  @Test func `the views show partial dates as far as they are known`() throws {
    let book = try ScratchBook()
    for (name, due) in [
      ("year", "1713"), ("month", "1883-11"), ("day", "1880-06-28"),
      ("instant", "2026-03-01T14:05:00Z"), ("about", "~1880-06"),
      ("before 1970", "1969-12-31T23:59:59.5Z"), ("the first day", "0001-01-01"),
      ("the last second", "9999-12-31T23:59:59Z"),
    ] {
      try book.add(name, "due=\(due)")
    }
    try book.add("none")
    #expect(
      try ask(book, "SELECT due FROM readable_fugitive ORDER BY id")
        == """
        1713
        1883-11
        1880-06-28
        2026-03-01T14:05:00Z
        ~1880-06
        1969-12-31T23:59:59Z
        0001-01-01
        9999-12-31T23:59:59Z


        """)
  }

  @Test func `the views work where the schema is not trusted`() throws {
    let book = try ScratchBook()
    let id = try book.add("Ned Kelly", "bounty=8000 GBP", "due=1880-06", "tags=a")
    try book.capture(id, on: "1880-06-28")
    try book.addPhoto(1, to: id)
    for view in ["readable_fugitive", "readable_log", "readable_photo"] {
      #expect(try book.count("SELECT count(*) FROM (SELECT * FROM \(identifier: view))") == 1)
      let text = try book.column("SELECT json_array(t.name) FROM \(identifier: view) t")
      #expect(text == [.text("[\"Ned Kelly\"]")])
    }
    #expect(try book.column("SELECT due FROM readable_fugitive") == [.text("1880-06")])
    #expect(try book.column("SELECT date FROM readable_log") == [.text("1880-06-28")])
  }

  @Test func `the shell finds the file sound and can read all of it`() throws {
    let book = try ScratchBook()
    try book.add("石川五右衛門", "aliases=Goemon", "place=JP:京都")
    #expect(
      try ask(book, "PRAGMA integrity_check; PRAGMA foreign_key_check;") == "ok\n")
    let dump = try ask(book, ".dump")
    #expect(dump.contains("石川五右衛門"))
    #expect(dump.hasSuffix("COMMIT;\n"))
    #expect(try ask(book, "SELECT id FROM fugitive ORDER BY name_cd") == "1\n")
  }

  @Test func `the shell cannot break an invariant either`() throws {
    let book = try ScratchBook()
    try book.add("Ned Kelly")
    let shell = try #require(DatabaseShell.path)
    let result = try ProgramRunner(program: shell).run([
      "-batch", "-init", "/dev/null", book.folder.path("posse.db"),
      "UPDATE fugitive SET captdate = 0;",
    ])
    #expect(result.status != 0)
    #expect(result.errors.contains("CHECK constraint failed"))
  }
}
