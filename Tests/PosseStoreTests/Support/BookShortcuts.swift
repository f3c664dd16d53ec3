import Chronology
import PosseModel

@testable import PosseStore

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
