package import Chronology
package import PosseModel
import SQLite

/// The captures and releases of one person in the order in which they were written.
///
/// A capture that was replaced by another one directly after it is left out: it says nothing any more of when
/// the person was captured.
struct CaptureSequence {
  /// One capture or release.
  struct Turn {
    /// The entry; nil for a capture that stands and has none.
    let entry: LogID?
    let action: LogAction
    /// When it was, if anybody knows.
    let date: Moment?
    /// Whether it is the capture that stands.
    var isStanding = false
  }

  let person: FugitiveID
  var turns: [Turn]

  /// Refuses a date of one of the turns that would bring it past another one.
  ///
  /// What was out of order already may stay so.
  func confirm(_ date: Moment?, ofTurn index: Int) throws(StoreError) {
    guard let date, turns.indices.contains(index) else { return }
    let turn = turns[index]
    // Of several that would be passed the nearest one is told.
    let others = turns.indices.filter { $0 != index }
      .sorted { ($0 - index).magnitude < ($1 - index).magnitude }
    for other in others {
      guard let passed = turns[other].date else { continue }
      let follows = other < index
      func isDisorder(_ date: Moment) -> Bool {
        follows ? date.isCertainlyBefore(passed) : passed.isCertainlyBefore(date)
      }
      guard isDisorder(date), turn.date.map(isDisorder) != true else { continue }
      throw .captureDisorder(
        CaptureDisorder(
          person: person, entry: turn.entry, action: turn.action, date: date,
          neighbour: CaptureDisorder.Neighbour(
            entry: turns[other].entry, action: turns[other].action, date: passed,
            isStanding: turns[other].isStanding),
          followsNeighbour: follows))
    }
  }
}

extension BookReader {
  /// Refuses the date of a new capture or release that would bring it before one that was written earlier.
  ///
  /// Someone who is captured again may have been captured before the date that the new one replaces.
  package func confirmOrder(
    of id: FugitiveID, adding action: LogAction, on date: Moment?
  ) throws(StoreError) {
    var sequence = try captureSequence(of: id)
    if action == .capture, sequence.turns.last?.isStanding == true { sequence.turns.removeLast() }
    sequence.turns.append(CaptureSequence.Turn(entry: nil, action: action, date: nil))
    try sequence.confirm(date, ofTurn: sequence.turns.count - 1)
  }

  /// Refuses another date of the capture that stands if that would bring it before what was written earlier.
  func confirmOrder(ofStanding id: FugitiveID, on date: Moment?) throws(StoreError) {
    let sequence = try captureSequence(of: id)
    guard let index = sequence.turns.firstIndex(where: \.isStanding) else { return }
    try sequence.confirm(date, ofTurn: index)
  }

  /// Refuses another date of an entry about a capture or a release if that would bring it past another one.
  func confirmOrder(of entry: LogEntry, on date: Moment?) throws(StoreError) {
    guard entry.action.isReserved else { return }
    let sequence = try captureSequence(of: entry.fugitive)
    guard let index = sequence.turns.firstIndex(where: { $0.entry == entry.id }) else { return }
    try sequence.confirm(date, ofTurn: index)
  }

  private func captureSequence(of id: FugitiveID) throws(StoreError) -> CaptureSequence {
    var turns = try log(where: "l.fugitive = \(id.number) AND l.action IN ('capture', 'release')")
      .map { CaptureSequence.Turn(entry: $0.id, action: $0.action, date: $0.date) }
    if let captured = try captureDate(of: id) {
      let date: Moment? = if case .known(let moment) = captured { moment } else { nil }
      let entry = turns.last?.action == .capture ? turns.removeLast().entry : nil
      turns.append(
        CaptureSequence.Turn(entry: entry, action: .capture, date: date, isStanding: true))
    }
    let next = turns.dropFirst().map(\.action) + [.release]
    let counted = zip(turns, next).filter { $0.action == .release || $1 == .release }.map(\.0)
    return CaptureSequence(person: id, turns: counted)
  }
}
