package import PosseModel
import SQLite
import UnicodeText

/// A value that a command put into a list beside one that differs from it only by case and accents.
package struct ValueLikeness: Hashable, Sendable {
  /// The list.
  package let kind: ValueKind
  /// The new value.
  package let text: String
  /// The value that was there, the most used one where there are several, with its uses before.
  package let present: ListedValue
}

/// The likenesses that one command made.
final class ValueLikenesses {
  fileprivate(set) var all: [ValueLikeness] = []
}

extension BookWriter {
  /// What the command put into lists beside values that differ only by case and accents, in that order.
  package var likenesses: [ValueLikeness] { likenessesMade.all }

  /// Notes what a new value is like, before it stands in its list.
  func noteLikeness(of text: String, in kind: ValueKind) throws(StoreError) {
    let uses = ValueUses(kind: kind)
    let similar = try reader.ids("\(uses.folded) = \(Folding.folded(text))", in: kind)
    var values: [ListedValue] = []
    for id in similar { values.append(try reader.value(numbered: id, of: kind)) }
    let count = { (value: ListedValue) in value.people + value.logEntries }
    guard let present = values.max(by: { count($0) < count($1) }) else { return }
    likenessesMade.all.append(ValueLikeness(kind: kind, text: text, present: present))
  }
}
