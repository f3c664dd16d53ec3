import Chronology
import PosseModel
import SQLite

extension Book {
  /// Takes back the last commands in force, the last first; returns which they were.
  ///
  /// All of them are taken back or none. Throws when there are fewer, when one was erased, or when something
  /// that one touched is no longer as it left it.
  package func undo(_ count: Int, _ entry: ChangeEntry) throws(StoreError) -> [StepSummary] {
    try write(entry) { writer throws(StoreError) in
      let steps = try writer.reader.steps().inForce
      guard count <= steps.count else { throw .nothingToUndo(count: steps.count) }
      var taken: [StepSummary] = []
      for id in steps.suffix(count).reversed() {
        taken.append(try writer.reverse(id, of: try writer.reader.step(id), entry))
      }
      return taken
    }
  }

  /// Brings back the commands that were taken back last, the last first; returns which they were.
  ///
  /// All of them are brought back or none. Throws when there are fewer, when one was erased, or when
  /// something that one touches was changed since.
  package func redo(_ count: Int, _ entry: ChangeEntry) throws(StoreError) -> [StepSummary] {
    try write(entry) { writer throws(StoreError) in
      let line = try writer.reader.steps().redoLine
      guard count <= line.count else { throw .nothingToRedo(count: line.count) }
      var brought: [StepSummary] = []
      for undone in line.suffix(count).reversed() {
        brought.append(
          try writer.reverse(undone.by, of: try writer.reader.step(undone.step), entry))
      }
      return brought
    }
  }
}

extension BookReader {
  /// Returns the last command that changed the book and is not taken back, or nil.
  package func lastChange() throws(StoreError) -> StepSummary? {
    guard let id = try steps().inForce.last else { return nil }
    return try step(id)
  }

  /// Returns how many commands undo and redo could go through.
  package func stepCounts() throws(StoreError) -> (undo: Int, redo: Int) {
    let steps = try steps()
    return (steps.inForce.count, steps.redoLine.count)
  }

  func steps() throws(StoreError) -> HistorySteps {
    try book.translating { () throws(DatabaseError) in try HistorySteps.of(connection) }
  }

  /// Returns what is said about one command.
  func step(_ id: Int64) throws(StoreError) -> StepSummary {
    let fugitives = try rows(
      """
      SELECT DISTINCT fugitive FROM history_row
      WHERE entry = \(id) AND fugitive IS NOT NULL ORDER BY fugitive
      """
    ) { row throws(DatabaseError) in FugitiveID(try row.int(0)) }
    let step = try firstRow("SELECT time, user, words, verb FROM history WHERE id = \(id)") {
      row throws(DatabaseError) in
      StepSummary(
        id: id, time: Instant(microseconds: try row.int(0)), user: try row.text(1),
        words: try row.textOrNil(2), verb: try row.text(3), fugitives: fugitives)
    }
    guard let step else { throw .nothingToUndo(count: 0) }
    return step
  }
}

extension BookWriter {
  /// Takes back what one entry did, as an entry of its own.
  func reverse(
    _ number: Int64, of step: StepSummary, _ entry: ChangeEntry
  ) throws(StoreError) -> StepSummary {
    var entry = entry
    entry.reverses = number
    try refuseErased(number, step)
    let outcome = try book.translating { () throws(DatabaseError) in
      // A row image that was altered would be written into the book as if it had been there.
      guard try EntryHash.isIntact(number, book.connection) else {
        throw DatabaseError(
          code: .corrupt, message: "entry \(number) of the history is not as it was written")
      }
      try recording.begin(entry)
      try recording.openEntry()
      let outcome = try Reversal(of: number, book.connection, recording).apply()
      if case .done = outcome { try recording.finish() }
      return outcome
    }
    switch outcome {
    case .done: return step
    case .conflict(let differences):
      throw .undoConflict(step, UndoConflict(differences: differences))
    case .otherSchema: throw .stepOfOtherSchema(step)
    }
  }

  private func refuseErased(_ number: Int64, _ step: StepSummary) throws(StoreError) {
    let isErased = try reader.firstRow(
      """
      SELECT erased = 1 OR EXISTS (SELECT 1 FROM history_row r
        WHERE r.entry = history.id AND r.before IS NULL AND r.after IS NULL)
      FROM history WHERE id = \(number)
      """
    ) { row throws(DatabaseError) in try row.bool(0) }
    guard isErased == false else { throw .stepErased(step) }
  }
}
