import Chronology
import FileSystem
import Foundation
import PosseModel
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

/// What the commands do, in the texts that people type.
extension ScratchBook {
  func edits(_ assignments: [String], clearing: [String] = []) throws -> FugitiveEdits {
    try FugitiveEdits(
      assignments: assignments, clearing: clearing,
      with: FieldReader(defaultCurrency: .usd, now: now))
  }

  @discardableResult
  func add(
    _ name: String, _ assignments: String..., sources: [SourceRecord] = []
  ) throws -> FugitiveID {
    let edits = try edits(assignments)
    return try change { try $0.add(name: name, edits: edits, sources: sources) }
  }

  @discardableResult
  func edit(
    _ id: FugitiveID, _ assignments: String..., clearing: [String] = []
  ) throws -> [FieldChange] {
    let edits = try edits(assignments, clearing: clearing)
    return try change { try $0.edit([id], edits) }
  }

  @discardableResult
  func capture(
    _ ids: FugitiveID..., on date: String? = nil, at point: String? = nil, by agent: String? = nil,
    note: String? = nil, again: Bool = false
  ) throws -> [LogID] {
    let act = CaptureAct(
      date: try date.map { try captureDate($0) } ?? .known(Moment(local: now)),
      point: try point.map { try CapturePoint(parsing: $0) }, agent: agent, note: note,
      isRepeated: again)
    return try change { try $0.capture(ids, act) }
  }

  func captureDate(_ text: String) throws -> CaptureDate {
    switch try DateGrammar(now: now).read(text) {
    case .unknown: .unknown
    case .moment(let moment, _): .known(moment)
    }
  }

  func moment(_ text: String) throws -> Moment {
    guard case .known(let moment) = try captureDate(text) else { throw NoMoment(text: text) }
    return moment
  }

  func value(_ field: FugitiveField, of id: FugitiveID) throws -> FieldValue {
    try read { try $0.values(of: [field], for: [id])[id]?[field] ?? .null }
  }

  /// The value as scripts read it.
  func text(_ field: FugitiveField, of id: FugitiveID) throws -> String {
    try value(field, of: id).pipedText
  }

  func texts(_ field: FugitiveField, of id: FugitiveID) throws -> [String] {
    guard case .texts(let texts) = try value(field, of: id) else { return [] }
    return texts
  }

  func resolve(_ text: String, scope: ReferenceScope = .live) throws -> [Int64] {
    let reference = try FugitiveReference(parsing: text)
    return try read { try $0.resolve(reference, scope: scope).map(\.number) }
  }

  func names(_ query: FugitiveQuery) throws -> [String] {
    try read { try $0.list(query, fields: [.name]).map { $0[.name].pipedText } }
  }

  func log(of id: FugitiveID) throws -> [LogEntry] {
    guard case .log(let entries) = try value(.log, of: id) else { return [] }
    return entries
  }
}

/// A date that a test needs is unknown.
struct NoMoment: Error {
  let text: String
}

extension BookSettings {
  static func test(busyTimeoutMilliseconds: Int = 2000) -> BookSettings {
    BookSettings(
      busyTimeoutMilliseconds: busyTimeoutMilliseconds, programVersion: "posse test",
      now: ScratchBook.start)
  }
}

extension ChangeEntry {
  static func test(at now: Instant = ScratchBook.start, agent: String? = nil) -> ChangeEntry {
    ChangeEntry(
      time: now, offsetMinutes: 0, user: "tester", agent: agent, verb: "test", words: "test")
  }
}

/// Reading and writing with work that throws anything.
extension Book {
  @discardableResult
  func change<Result>(
    _ entry: ChangeEntry = .test(), _ work: (BookWriter) throws -> Result
  ) throws -> Result {
    try write(entry, failure: { $0 as any Error }, work)
  }

  func look<Result>(_ work: (BookReader) throws -> Result) throws -> Result {
    try read(failure: { $0 as any Error }, work)
  }

  /// The names of everybody outside the trash.
  func everybody() throws -> [String] {
    try look { try $0.list(FugitiveQuery(), fields: [.name]).map { $0[.name].pipedText } }
  }
}

extension BookWriter {
  /// Adds somebody of whom nothing but the name is known.
  @discardableResult
  func add(_ name: String) throws -> FugitiveID {
    try add(name: name, edits: FugitiveEdits([]), sources: [])
  }
}

extension FugitiveQuery {
  /// A query with something set.
  static func with(_ change: (inout FugitiveQuery) -> Void) -> FugitiveQuery {
    var query = FugitiveQuery()
    change(&query)
    return query
  }
}
