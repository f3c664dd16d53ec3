import FileSystem
import Foundation
import PosseModel
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// The one place where the book is changed.
struct CommitPointTests {
  private struct OwnFailure: Error, Equatable {
    var number: Int
  }

  @Test func `work that fails leaves nothing`() throws {
    let book = try ScratchBook()
    let id = try book.add("Ned Kelly", "tags=a")
    let before = try BookDump.of(book)
    let edits = try book.edits(["tags+=b", "hair=red", "agent=New", "place=TX"])
    #expect(throws: OwnFailure(number: 7)) {
      try book.change { writer in
        try writer.add("Joe Byrne")
        _ = try writer.edit([id], edits)
        _ = try writer.capture([id], CaptureAct(date: .unknown))
        _ = try writer.addPhoto(SamplePhoto.make(1), to: id, makesPrimary: true)
        throw OwnFailure(number: 7)
      }
    }
    #expect(!book.book.connection.isInTransaction)
    #expect(try BookDump.of(book) == before)
    try BookAudit.check(book)
  }

  @Test func `a failure of the work stays what it was`() throws {
    let book = try ScratchBook()
    #expect(throws: StoreError.noSuchPhoto(PhotoID(1))) {
      try book.book.write(.test()) { writer throws(StoreError) in
        try writer.makePrimary(PhotoID(1))
      }
    }
  }

  @Test func `a commit that fails leaves nothing`() throws {
    let book = try ScratchBook()
    let id = try book.add("Ned Kelly")
    let before = try BookDump.of(book)
    // The primary photo is looked for at the end only.
    #expect {
      try book.change { writer in
        try writer.add("Joe Byrne")
        try writer.execute("UPDATE fugitive SET primary_photo = 99 WHERE id = \(id.number)")
      }
    } throws: { error in
      guard case StoreError.database(_, let cause) = error else { return false }
      return cause.code == .constraintForeignKey
    }
    #expect(!book.book.connection.isInTransaction)
    #expect(try BookDump.of(book) == before)
    // The book goes on working.
    #expect(try book.add("Dan Kelly").number == 2)
  }

  @Test func `the work sees its own changes, others only after it is done`() throws {
    let book = try ScratchBook()
    let other = try Book.open(at: book.path, settings: .test())
    try book.change { writer in
      let id = try writer.add("Ned Kelly")
      let names = try writer.reader.list(FugitiveQuery(), fields: [.name])
      try #require(names.map(\.id) == [id])
      try #require(try other.everybody().isEmpty)
    }
    #expect(try other.everybody() == ["Ned Kelly"])
  }

  @Test func `a command is one transaction that takes the lock at once`() throws {
    let book = try ScratchBook()
    var statements: [String] = []
    book.book.connection.statementObserver = { statements.append($0) }
    try book.add("Ned Kelly", "tags=a|b", "place=TX", "born=1855", "bounty=5")
    let control = statements.filter { statement in
      ["BEGIN", "COMMIT", "ROLLBACK", "SAVEPOINT", "RELEASE", "END"].contains {
        statement.hasPrefix($0)
      }
    }
    #expect(control == ["BEGIN IMMEDIATE", "COMMIT"])
    #expect(statements.first == "BEGIN IMMEDIATE" && statements.last == "COMMIT")
  }

  @Test func `a reader cannot write`() throws {
    let book = try ScratchBook()
    var statements: [String] = []
    book.book.connection.statementObserver = { statements.append($0) }
    _ = try book.read { try $0.list(FugitiveQuery(), fields: FugitiveField.allCases) }
    #expect(statements.first == "BEGIN DEFERRED" && statements.last == "ROLLBACK")
    #expect(statements.dropFirst().dropLast().allSatisfy { $0.hasPrefix("SELECT") })
    #expect(!book.book.connection.isInTransaction)
  }

  @Test func `work that fails while reading ends the reading`() throws {
    let book = try ScratchBook()
    #expect(throws: OwnFailure(number: 1)) { try book.read { _ in throw OwnFailure(number: 1) } }
    #expect(!book.book.connection.isInTransaction)
    #expect(try book.add("Ned Kelly").number == 1)
  }

  @Test func `a book opened for reading refuses before the work begins`() throws {
    let book = try ScratchBook()
    let connection = try Connection(path: book.path.bytes, access: .readOnly)
    let readOnly = try Book(path: book.path, connection: connection, isReadOnly: true, user: "")
    var hasBegun = false
    #expect(throws: StoreError.readOnly(book.path)) {
      try readOnly.change { _ in hasBegun = true }
    }
    #expect(!hasBegun)
    #expect(try readOnly.everybody().isEmpty)
  }

  @Test func `nothing else in the sources begins a transaction that writes`() throws {
    let sources = URL(fileURLWithPath: Repository.path("Sources"))
      .resolvingSymlinksInPath()
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var found: [String] = []
    for case let file as String in files where file.hasSuffix(".swift") {
      // The wrapper and its migrations are beneath the book.
      guard !file.hasPrefix("SQLite/") else { continue }
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      if text.contains("begin(.immediate)") || text.contains("begin(.exclusive)")
        || text.contains(".transaction(") || text.contains("BEGIN IMMEDIATE")
      {
        found.append(file)
      }
    }
    // The check takes the lock and gives it back, to tell a leftover journal from one in use, and to let
    // SQLite compare the index of searches with its words.
    let checks: Set = [
      "PosseStore/Checking/BookCheck+Files.swift", "PosseStore/Checking/BookCheck+Search.swift",
    ]
    #expect(Set(found).subtracting(checks) == ["PosseStore/Writing/CommitPoint.swift"])
  }

  @Test func `a row keeps its number in a change that is recorded in several parts`() throws {
    let scratch = try ScratchBook()
    // The history is written down every 10,000 statements, in rows that have numbers of their own.
    let count = 10_001
    let numbers = try scratch.change { writer in
      try (1...count).map { index in
        let name = "tag \(index)"
        return try writer.insert("INSERT INTO tag (name, name_cd) VALUES (\(name), \(name))")
      }
    }
    #expect(numbers == Array(1...Int64(count)))
    #expect(try scratch.count("SELECT count(DISTINCT segment) FROM history_row") == 2)
  }
}
