import PosseModel
import SQLite

@testable import PosseStore

extension ChangeEntry {
  static func command(
    _ verb: String, words: String? = nil, user: String = "tester", agent: String? = nil,
    on book: ScratchBook
  ) -> ChangeEntry {
    ChangeEntry(
      time: book.now, offsetMinutes: 60, user: user, agent: agent, verb: verb,
      words: words ?? verb)
  }
}

extension ScratchBook {
  @discardableResult
  func undo(_ count: Int = 1, user: String = "tester") throws -> [StepSummary] {
    try book.undo(count, .command("undo", words: "undo \(count)", user: user, on: self))
  }

  @discardableResult
  func redo(_ count: Int = 1) throws -> [StepSummary] {
    try book.redo(count, .command("redo", words: "redo \(count)", on: self))
  }

  /// The number of the last entry of the history; 0 when there is none.
  func lastEntry() throws -> Int64 {
    try count("SELECT coalesce(max(id), 0) FROM history") ?? 0
  }

  /// Expects a refusal and that it left no trace; returns what stood in the way.
  func refusedUndo(_ count: Int = 1) throws -> StoreError? {
    try refused { try undo(count) }
  }

  func refused(_ work: () throws -> Void) throws -> StoreError? {
    let before = try BookDump.of(self)
    var refusal: StoreError?
    do {
      try work()
    } catch let error as StoreError {
      refusal = error
    }
    guard try BookDump.of(self) == before, !book.connection.isInTransaction else {
      throw LeftTraces(error: refusal)
    }
    return refusal
  }

  /// A command that was refused changed something all the same.
  struct LeftTraces: Error {
    let error: StoreError?
  }
}

extension StoreError {
  /// What stands in the way of undo, as `#1 bounty: 5 → 6`.
  var obstacles: [String]? {
    guard case .undoConflict(_, let conflict) = self else { return nil }
    return conflict.differences.map { difference in
      let person = difference.fugitive.map { "#\($0.number) " } ?? ""
      return "\(person)\(difference.field): \(difference.expected ?? "—") → "
        + "\(difference.found ?? "—")"
    }
  }
}
