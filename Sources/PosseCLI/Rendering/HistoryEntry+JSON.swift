import Chronology
import PosseModel
import PosseStore

extension HistoryEntry {
  /// The entry as an object; dates, money and places as everywhere in JSON.
  var json: JSONText {
    .object([
      ("id", .integer(id)),
      ("at", .text(time.machineText)),
      ("user", .text(user)),
      ("agent", agent.map { .text($0) } ?? .null),
      ("command", words.map { .text($0) } ?? .null),
      ("fugitives", .array(fugitives.map { .integer($0.number) })),
      ("changes", .array(changes.map(\.json))),
      ("undone", .bool(isUndone)),
    ])
  }
}

extension HistoryChange {
  fileprivate var json: JSONText {
    .object([
      ("fugitive", fugitive.map { .integer($0.number) } ?? .null),
      ("field", .text(field)),
      ("before", before.historyJSON),
      ("after", after.historyJSON),
    ])
  }
}

extension FieldValue {
  /// Money brings its currency along, since a change has no field beside it.
  fileprivate var historyJSON: JSONText {
    if case .money(let money) = self { .text(money.machineTextWithCode) } else { json }
  }
}
