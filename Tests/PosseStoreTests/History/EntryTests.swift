import Chronology
import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// What each command leaves in the history.
struct EntryTests {
  /// One command, and the rows that its entry should have.
  struct Verb: Sendable, CustomTestStringConvertible {
    let name: String
    let rows: [String]
    let work: @Sendable (ScratchBook, BookWriter) throws -> Void
    var testDescription: String { name }

    init(
      _ name: String, _ rows: [String],
      _ work: @escaping @Sendable (ScratchBook, BookWriter) throws -> Void
    ) {
      self.name = name
      self.rows = rows
      self.work = work
    }
  }

  private static let first = FugitiveID(1)
  private static let second = FugitiveID(2)

  /// Run on a book with #1 (at large, photos 1 and 2, tag, alias) and #2 (captured, in the trash).
  static let verbs: [Verb] = [
    Verb("add", ["+alias 2 of 3", "+fugitive 3 of 3", "+source 1 of 3", "+tag 2"]) { book, writer in
      let edits = try book.edits(["aliases=Kid"])
      _ = try writer.add(
        name: "New", edits: edits, sources: [SourceRecord(name: "fbi", key: "9")])
      _ = try writer.id(of: "fresh", in: .tag)
    },
    Verb("edit a column", ["~fugitive 1 of 1"]) { book, writer in
      _ = try writer.edit([first], try book.edits(["bounty=750", "hair=red"]))
    },
    Verb("edit several people", ["~fugitive 1 of 1", "~fugitive 2 of 2"]) { book, writer in
      _ = try writer.edit([first, second], try book.edits(["hair=red"]))
    },
    Verb("edit a list", ["+fugitive_tag 2 of 1", "+tag 2", "~fugitive 1 of 1"]) { book, writer in
      _ = try writer.edit([first], try book.edits(["tags+=new"]))
    },
    Verb("replace a list", ["+alias 2 of 1", "-alias 1 of 1", "~fugitive 1 of 1"]) { book, writer in
      _ = try writer.edit([first], try book.edits(["aliases=Other"]))
    },
    Verb("born", ["+birth 1 of 1", "~fugitive 1 of 1"]) { book, writer in
      _ = try writer.edit([first], try book.edits(["born=1859-11-23"]))
    },
    Verb("a new agent and place", ["+agent 2", "+place 2", "~fugitive 1 of 1"]) { book, writer in
      _ = try writer.edit([first], try book.edits(["agent=Garrett", "place=TX/78701 Austin"]))
    },
    Verb("capture", ["+log 2 of 1", "~fugitive 1 of 1"]) { _, writer in
      _ = try writer.capture([first], CaptureAct(date: .unknown, note: "at last"))
    },
    Verb("release", ["+agent 2", "+log 2 of 2", "~fugitive 2 of 2"]) { _, writer in
      _ = try writer.release([second], ReleaseAct(date: nil, reason: .bonded))
    },
    Verb("trash", ["~fugitive 1 of 1"]) { _, writer in _ = try writer.trash([first, second]) },
    Verb("restore", ["~fugitive 2 of 2"]) { _, writer in
      _ = try writer.restore([first, second])
    },
    Verb("add a photo", ["+photo 3 of 1", "~fugitive 1 of 1"]) { _, writer in
      _ = try writer.addPhoto(SamplePhoto.make(3), to: first, makesPrimary: false)
    },
    Verb("make primary", ["~fugitive 1 of 1"]) { _, writer in
      _ = try writer.makePrimary(PhotoID(2))
    },
    Verb("remove photos", ["-photo 1 of 1", "-photo 2 of 1", "~fugitive 1 of 1"]) { _, writer in
      try writer.removePhotos([PhotoID(1), PhotoID(2)])
    },
    Verb("attach", ["~log 1 of 2"]) { _, writer in
      try writer.attach(PhotoID(1), to: LogID(1))
    },
  ]

  private static func book() throws -> ScratchBook {
    let book = try ScratchBook()
    try book.add("Ned Kelly", "tags=a", "aliases=Ned", "bounty=500")
    try book.add("Joe Byrne")
    try book.addPhoto(1, to: first)
    try book.addPhoto(2, to: first)
    try book.capture(second, on: "1880")
    try book.change { _ = try $0.trash([second]) }
    book.nextDay()
    return book
  }

  @Test(arguments: verbs)
  func `a command leaves one entry that says who, when and what`(verb: Verb) throws {
    let book = try Self.book()
    let last = try book.lastEntry()
    let entry = ChangeEntry.command(
      verb.name, words: "\(verb.name) --note 'é\"'", user: "léa", agent: "Garrett", on: book)
    try book.book.change(entry) { try verb.work(book, $0) }

    let entries = try StoredHistory(book).entries
    #expect(entries.map(\.id) == Array(1...(last + 1)))
    let stored = try #require(entries.last)
    #expect(stored.user == "léa")
    #expect(stored.agent == "Garrett")
    #expect(stored.verb == verb.name)
    #expect(stored.words == "\(verb.name) --note 'é\"'")
    #expect(stored.time == book.now.microseconds)
    #expect(try stored.schema == book.book.connection.userVersion())
    #expect(stored.reverses == nil)
    let rows = stored.rows.map { row in
      "\(row.operation)\(row.table) \(row.row)" + (row.fugitive.map { " of \($0)" } ?? "")
    }
    #expect(rows.sorted() == verb.rows)
    #expect(Set(stored.rows.map(\.segment)) == [0])
    // A twin is no part of an image.
    #expect(!stored.rows.contains { "\($0.before ?? "")\($0.after ?? "")".contains("_cd\"") })
    #expect(try StoredHistory(book).faults == [])
  }

  @Test(arguments: verbs)
  func `a command that is taken back and brought again leaves the same book`(verb: Verb) throws {
    let book = try Self.book()
    let before = try TrackedDump.of(book)
    try book.book.change(.command(verb.name, on: book)) { try verb.work(book, $0) }
    let after = try TrackedDump.of(book)
    #expect(before != after)
    book.nextDay()
    #expect(try book.undo().map(\.verb) == [verb.name])
    #expect(try TrackedDump.of(book) == before)
    book.nextDay()
    try book.redo()
    #expect(try TrackedDump.of(book) == after)
    #expect(try StoredHistory(book).faults == [])
    try BookAudit.check(book)
  }

  /// Commands that ask for what is so already.
  private static let idle: [Verb] = [
    Verb("edit to the same", []) { book, writer in
      _ = try writer.edit([first], try book.edits(["bounty=500", "tags=a", "aliases=Ned"]))
    },
    Verb("there and back", []) { book, writer in
      _ = try writer.edit([first], try book.edits(["name=Other"]))
      _ = try writer.edit([first], try book.edits(["name=Ned Kelly"]))
      try writer.execute(
        """
        UPDATE fugitive SET modified = created, modified_offset = created_offset WHERE id = 1
        """)
    },
    Verb("trash twice", []) { _, writer in _ = try writer.trash([second]) },
    Verb("restore who is there", []) { _, writer in _ = try writer.restore([first]) },
    Verb("the primary photo", []) { _, writer in _ = try writer.makePrimary(PhotoID(1)) },
    Verb("nothing", []) { _, _ in },
  ]

  @Test(arguments: idle)
  func `a command that changes nothing leaves no entry`(verb: Verb) throws {
    let book = try Self.book()
    try book.run("UPDATE fugitive SET modified = created WHERE id = 1")
    let before = try BookDump.of(book)
    try book.book.change(.command(verb.name, on: book)) { try verb.work(book, $0) }
    #expect(try BookDump.of(book) == before)
  }

  @Test(arguments: verbs)
  func `a command that fails in the end leaves no entry`(verb: Verb) throws {
    struct Stop: Error {}
    let book = try Self.book()
    let before = try BookDump.of(book)
    #expect(throws: Stop.self) {
      try book.book.change(.command(verb.name, on: book)) {
        try verb.work(book, $0)
        throw Stop()
      }
    }
    #expect(try BookDump.of(book) == before)
  }

  @Test func `an image holds what changed, as JSON by column`() throws {
    let book = try Self.book()
    try book.edit(Self.first, "bounty=750", "desc=a\"\\b\u{1}é")
    let images = try StoredHistory(book).entries.last?.rows.map { [$0.before, $0.after] }
    let modified = ScratchBook.start.microseconds
    #expect(
      images == [
        [
          #"{"bounty":500000,"currency":"USD","description":null,"modified":\#(modified)}"#,
          #"{"bounty":750000,"currency":"USD","description":"a\"\\b\u0001é","#
            + #""modified":\#(modified + 86_400_000_000)}"#,
        ]
      ])
  }

  @Test func `only tables and columns that history can carry exist`() throws {
    let book = try ScratchBook()
    let connection = book.book.connection
    let tables = Set(try connection.tableNames())
    #expect(tables.isSuperset(of: TrackedTable.names))
    #expect(tables.subtracting(TrackedTable.names).isSubset(of: TrackedTable.untracked))
    for table in TrackedTable.names {
      let sql =
        try connection.firstText("SELECT sql FROM sqlite_schema WHERE name = \(table)") ?? ""
      #expect(sql.contains("id INTEGER PRIMARY KEY AUTOINCREMENT"), "\(table)")
      let kinds = try connection.rows(
        "SELECT type, hidden FROM pragma_table_xinfo(\(table))"
      ) { row throws(DatabaseError) in (try row.text(0), try row.int(1)) }
      #expect(kinds.allSatisfy { ["INTEGER", "TEXT"].contains($0.0) && $0.1 == 0 }, "\(table)")
    }
    let triggers = try connection.texts("SELECT name FROM sqlite_schema WHERE type = 'trigger'")
    #expect(triggers == [])
    // Every twin is computed again when an image is applied, and nothing else is.
    let twins = try BookAudit.foldedColumns(connection).map { "\($0.table).\($0.column)" }
    let known = TrackedTable.folded.flatMap { table, columns in columns.map { "\(table).\($0)" } }
    #expect(Set(twins) == Set(known))
    // Those that others refer to come first.
    for reference in try RowReference.all(connection) where reference.column != "primary_photo" {
      let rank = TrackedTable.rank
      #expect(
        reference.table == reference.target
          || (rank[reference.target] ?? 99) < (rank[reference.table] ?? 0))
    }
  }
}
