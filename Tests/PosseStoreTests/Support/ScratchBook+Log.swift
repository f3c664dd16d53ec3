import Chronology
import PosseModel
import PredicateFormat

@testable import PosseStore

/// What the commands of the log do, in the texts that people type.
extension ScratchBook {
  @discardableResult
  func log(
    _ ids: FugitiveID..., action: String, on date: String? = nil, by agent: String? = nil,
    at place: String? = nil, note: String? = nil, isPrivate: Bool = false
  ) throws -> [LogID] {
    let moment: Moment? =
      if let date {
        switch try captureDate(date) {
        case .known(let moment): moment
        case .unknown: nil
        }
      } else {
        Moment(local: now)
      }
    let act = LogAct(
      action: try LogEdit.action(action), date: moment, agent: agent,
      place: try place.map { try PlaceValue(parsing: $0) }, note: note, isPrivate: isPrivate)
    return try change { try $0.addLogEntries(ids, act).entries }
  }

  @discardableResult
  func editLog(
    _ id: LogID, _ assignments: String..., clearing: [String] = []
  ) throws -> (entry: [LogChange], person: [FieldChange]) {
    let edits = try LogEdit.reading(assignments: assignments, clearing: clearing, now: now)
    return try change { try $0.editLogEntry(id, edits) }
  }

  @discardableResult
  func removeLog(_ ids: LogID...) throws -> [FieldChange] {
    try change { try $0.removeLogEntries(ids) }
  }

  /// The numbers of the entries that a query means.
  func logNumbers(
    _ change: (inout LogQuery) throws -> Void = { _ in }
  ) throws -> [Int64] {
    var query = LogQuery()
    try change(&query)
    return try read { try $0.logRecords(query).map(\.entry.id.number) }
  }

  /// Reads and checks a predicate about entries, as `log list -w` does.
  func logPredicate(_ text: String) throws -> CheckedPredicate {
    let source = PredicateSource(text)
    return try PredicateChecker.check(
      try PredicateParser.parse(source), in: source, schema: PredicateSchemas.log,
      conditions: PredicateConditions(now: now, patternFault: { _, _ in nil })
    ).predicate
  }
}
