import Chronology
import FileSystem
import SQLite
import TestSupport

@testable import PosseStore

/// A new book in a folder of its own, and short ways to change and read it.
final class ScratchBook {
  let folder: TemporaryDirectory
  let book: Book
  /// The time of the next command; it stands still until a test moves it.
  var now: Instant

  /// 2026-03-01 12:00:00 UTC, a Sunday.
  static let start = Instant(microseconds: 1_772_366_400_000_000)

  init(now: Instant = ScratchBook.start) throws {
    try Zone.use("UTC")
    folder = try TemporaryDirectory()
    self.now = now
    book = try Book.create(at: ScratchBook.path(in: folder), settings: .test())
  }

  static func path(in folder: TemporaryDirectory) -> FilePath {
    FilePath(folder.path("posse.db"))
  }

  var path: FilePath { ScratchBook.path(in: folder) }

  /// A command of a day later than the last one.
  func nextDay() {
    now.microseconds += 86_400_000_000
  }

  @discardableResult
  func change<Result>(
    agent: String? = nil, _ work: (BookWriter) throws -> Result
  ) throws -> Result {
    try book.change(.test(at: now, agent: agent), work)
  }

  func read<Result>(_ work: (BookReader) throws -> Result) throws -> Result {
    try book.look(work)
  }

  /// Runs SQL of a test on the book's own connection, past the commit point.
  func run(_ sql: SQL) throws {
    try book.connection.execute(sql)
  }

  /// The first column of every row, as SQLite stores it.
  func column(_ sql: SQL) throws -> [Value] {
    try book.connection.rows(sql) { row throws(DatabaseError) in try row.value(0) }
  }

  func count(_ sql: SQL) throws -> Int64? {
    try book.connection.firstRow(sql) { row throws(DatabaseError) in try row.int(0) }
  }
}
