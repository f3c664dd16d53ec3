import Chronology
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// The rules that history and other programs rest on.
struct SchemaTests {
  /// Tables whose rows history does not follow; everything else is tracked.
  private static let untracked: Set = [
    "blob", "history", "history_row", "migration", "search_state", "search_text",
  ]

  private struct Table {
    var name: String
    var sql: String
  }

  /// The tables that hold what they were given, without the index of searches and what that is made of.
  private func tables(_ book: ScratchBook) throws -> [Table] {
    try book.book.connection.rows(
      """
      SELECT l.name, s.sql FROM pragma_table_list l JOIN sqlite_schema s ON s.name = l.name
      WHERE l.schema = 'main' AND l.type = 'table' AND substr(l.name, 1, 7) <> 'sqlite_'
      ORDER BY l.name
      """
    ) { row throws(DatabaseError) in Table(name: try row.text(0), sql: try row.text(1)) }
  }

  @Test func `the tables are those of the design`() throws {
    let book = try ScratchBook()
    #expect(
      try tables(book).map(\.name) == [
        "agent", "alias", "birth", "blob", "default_value", "fugitive", "fugitive_offense",
        "fugitive_tag", "history", "history_row", "log", "migration", "offense", "photo", "place",
        "search_state", "search_text", "source", "tag", "view",
      ])
    // Which tables an index is made of is SQLite's affair, but all of them must be known to history.
    let others = try book.column(
      "SELECT name FROM pragma_table_list WHERE type IN ('virtual', 'shadow') ORDER BY name")
    #expect(
      others == ["search", "search_config", "search_data", "search_idx"].map { .text($0) })
    let known = TrackedTable.untracked.union(TrackedTable.names)
    #expect(Set(try book.book.connection.tableNames()) == known)
  }

  @Test func `every table is strict`() throws {
    let book = try ScratchBook()
    let loose = try book.column(
      """
      SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'
        AND strict = 0 AND substr(name, 1, 7) <> 'sqlite_'
      """)
    #expect(loose.isEmpty)
    let strict = try book.count(
      "SELECT count(*) FROM pragma_table_list WHERE type = 'table' AND strict = 1")
    #expect(strict == Int64(try tables(book).count))
  }

  @Test func `a tracked table has a number of its own that is never reused`() throws {
    let book = try ScratchBook()
    for table in try tables(book) where !Self.untracked.contains(table.name) {
      let keys = try book.column(
        "SELECT name FROM pragma_table_info(\(table.name)) WHERE pk > 0")
      #expect(keys == [.text("id")], "\(table.name)")
      #expect(table.sql.contains("id INTEGER PRIMARY KEY AUTOINCREMENT"), "\(table.name)")
    }
  }

  @Test func `a tracked table has no generated column and no column of bytes`() throws {
    let book = try ScratchBook()
    for table in try tables(book) where !Self.untracked.contains(table.name) {
      // Hidden columns are 2 and 3 when generated.
      let odd = try book.column(
        """
        SELECT name FROM pragma_table_xinfo(\(table.name))
        WHERE hidden <> 0 OR type NOT IN ('INTEGER', 'TEXT')
        """)
      #expect(odd.isEmpty, "\(table.name)")
    }
  }

  @Test func `no index leaves rows out or computes, and there is no trigger`() throws {
    let book = try ScratchBook()
    for table in try tables(book) {
      let partial = try book.column(
        "SELECT name FROM pragma_index_list(\(table.name)) WHERE partial <> 0")
      #expect(partial.isEmpty, "\(table.name)")
      let computed = try book.column(
        """
        SELECT l.name FROM pragma_index_list(\(table.name)) l JOIN pragma_index_info(l.name) i
        WHERE i.cid < 0
        """)
      #expect(computed.isEmpty, "\(table.name)")
    }
    #expect(try book.count("SELECT count(*) FROM sqlite_schema WHERE type = 'trigger'") == 0)
  }

  @Test func `rows that belong to a person keep the person from vanishing`() throws {
    let book = try ScratchBook()
    let id = try book.add("Black Bart")
    let children: [(table: String, insert: SQL)] = [
      ("alias", "INSERT INTO alias (fugitive, name, name_cd) VALUES (\(id.number), 'B', 'b')"),
      ("birth", "INSERT INTO birth (fugitive, text) VALUES (\(id.number), 'in May')"),
      (
        "fugitive_tag",
        """
        INSERT INTO fugitive_tag (fugitive, tag) VALUES (\(id.number),
          (SELECT id FROM tag LIMIT 1))
        """
      ),
      (
        "fugitive_offense",
        "INSERT INTO fugitive_offense (fugitive, offense) VALUES (\(id.number), 1)"
      ),
      (
        "log",
        """
        INSERT INTO log (uuid, fugitive, action) VALUES (\(String(repeating: "l", count: 36)),
          \(id.number), 'seen')
        """
      ),
      ("source", "INSERT INTO source (fugitive, name, key) VALUES (\(id.number), 'fbi', '1')"),
    ]
    try book.run("INSERT INTO tag (name, name_cd) VALUES ('polite', 'polite')")
    for (table, insert) in children {
      try book.run(insert)
      #expect(throws: DatabaseError.self, "\(table)") {
        try book.run("DELETE FROM fugitive WHERE id = \(id.number)")
      }
      try book.run("DELETE FROM \(identifier: table)")
    }
    let photo = try book.addPhoto(1, to: id)
    try book.run("UPDATE fugitive SET primary_photo = NULL")
    #expect(throws: DatabaseError.self) {
      try book.run("DELETE FROM fugitive WHERE id = \(id.number)")
    }
    try book.run("DELETE FROM photo WHERE id = \(photo.number)")
    try book.run("DELETE FROM fugitive WHERE id = \(id.number)")
    #expect(try book.count("SELECT count(*) FROM fugitive") == 0)
  }

  @Test func `every reference restricts, save those that undo mends by itself`() throws {
    let book = try ScratchBook()
    var lenient: [String] = []
    for table in try tables(book) where !Self.untracked.contains(table.name) {
      lenient += try book.book.connection.rows(
        """
        SELECT "from", on_delete FROM pragma_foreign_key_list(\(table.name))
        WHERE on_delete <> 'RESTRICT' ORDER BY 1
        """
      ) { row throws(DatabaseError) in
        "\(table.name).\(try row.text(0)) \(try row.text(1))"
      }
    }
    #expect(
      lenient == [
        "fugitive.primary_photo NO ACTION", "log.photo SET NULL", "photo.cropped_from SET NULL",
      ])
  }

  @Test func `every column that refers to rows is indexed`() throws {
    let book = try ScratchBook()
    for table in try tables(book) {
      let bare = try book.column(
        """
        SELECT k."from" FROM pragma_foreign_key_list(\(table.name)) k WHERE NOT EXISTS (
          SELECT 1 FROM pragma_index_list(\(table.name)) l JOIN pragma_index_info(l.name) i
          WHERE i.seqno = 0 AND i.name = k."from")
        """)
      #expect(bare.isEmpty, "\(table.name)")
    }
  }

  @Test func `every name has a folded twin with an index`() throws {
    let book = try ScratchBook()
    let twins = try BookAudit.foldedColumns(book.book.connection).map { "\($0.table).\($0.column)" }
    #expect(
      twins == [
        "agent.name", "alias.name", "fugitive.description", "fugitive.name", "fugitive.notes",
        "fugitive.warrant", "log.note", "offense.name", "photo.caption", "place.city",
        "place.country", "place.state", "place.text", "place.zip", "tag.name",
      ])
    let withoutIndex: Set = [
      "fugitive.description", "fugitive.notes", "log.note", "photo.caption",
    ]
    for (table, column) in try BookAudit.foldedColumns(book.book.connection) {
      let indexes = try book.count(
        """
        SELECT count(*) FROM pragma_index_list(\(table)) l JOIN pragma_index_info(l.name) i
        WHERE i.seqno = 0 AND i.name = \(column + "_cd")
        """)
      #expect(
        indexes == (withoutIndex.contains("\(table).\(column)") ? 0 : 1), "\(table).\(column)")
    }
  }

  @Test func `the file says whose it is and how it is kept`() throws {
    let book = try ScratchBook()
    #expect(try book.count("PRAGMA application_id") == 0x504F_5353)
    #expect(try book.count("PRAGMA user_version") == Int64(AllMigrations.current))
    #expect(try book.count("PRAGMA page_size") == 8192)
    #expect(try book.column("PRAGMA journal_mode") == [.text("delete")])
    #expect(try book.count("PRAGMA synchronous") == 3)
    #expect(try book.count("PRAGMA foreign_keys") == 1)
    #expect(try book.count("PRAGMA secure_delete") == 1)
    #expect(try book.count("PRAGMA trusted_schema") == 0)
    #expect(try book.column("PRAGMA encoding") == [.text("UTF-8")])
    let header = try book.folder.read("posse.db").prefix(100)
    #expect(Array(header[68..<72]) == Array("POSS".utf8))
  }

  @Test func `the file notes which program made it`() throws {
    let book = try ScratchBook()
    #expect(
      try book.column("SELECT name || '|' || version || '|' || program FROM migration")
        == [
          .text("create book|1|posse test"), .text("full text|2|posse test"),
          .text("defaults|3|posse test"),
          .text("log by agent and person|4|posse test"),
          .text("default tag|5|posse test"),
        ])
    #expect(
      try book.column("SELECT DISTINCT applied_at FROM migration")
        == [.integer(ScratchBook.start.microseconds)])
  }

  @Test func `nobody else may read the file, whatever the umask`() async {
    await #expect(processExitsWith: .success) {
      for mask: mode_t in [0, 0o22, 0o77] {
        umask(mask)
        let book = try ScratchBook()
        let attributes = try FileManager.default.attributesOfItem(
          atPath: book.folder.path("posse.db"))
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let beside = try FileManager.default.contentsOfDirectory(atPath: book.folder.path)
        #expect(beside == ["posse.db"])
      }
    }
  }
}
