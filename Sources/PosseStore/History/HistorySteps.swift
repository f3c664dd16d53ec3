import SQLite

/// Which commands can be taken back and brought again, derived from the numbers that entries reverse.
struct HistorySteps {
  /// One command that was taken back, and the entry that did it.
  struct Undone: Hashable {
    let step: Int64
    let by: Int64
  }

  /// The commands in force, oldest first: the last is the next to undo.
  private(set) var inForce: [Int64] = []
  /// The commands taken back since the last new one, the last taken back last: the next to redo.
  private(set) var redoLine: [Undone] = []
  /// Every command that is taken back now, the redo line or not.
  private(set) var undone: Set<Int64> = []

  /// Adds an entry, in order of the numbers.
  mutating func add(_ id: Int64, reverses: Int64?) {
    guard let reverses else {
      // A new change drops the redo line; what was taken back stays so for good.
      redoLine.removeAll()
      inForce.append(id)
      return
    }
    if let index = inForce.lastIndex(of: reverses) {
      inForce.remove(at: index)
      redoLine.append(Undone(step: reverses, by: id))
      undone.insert(reverses)
    } else if let index = redoLine.lastIndex(where: { $0.by == reverses }) {
      let step = redoLine.remove(at: index).step
      inForce.append(step)
      undone.remove(step)
    }
  }

  /// Reads the steps of a book.
  static func of(_ connection: Connection) throws(DatabaseError) -> HistorySteps {
    var steps = HistorySteps()
    try connection.forEachRow("SELECT id, reverses FROM history ORDER BY id") {
      row throws(DatabaseError) in
      steps.add(try row.int(0), reverses: try row.intOrNil(1))
    }
    return steps
  }
}
