package import Chronology
package import PosseModel

/// One command in the history: who ran it, when, and what it changed.
package struct HistoryEntry: Hashable, Sendable {
  /// The number of the entry.
  package let id: Int64
  /// When the command ran.
  package let time: Instant
  /// The user of the operating system who ran it.
  package let user: String
  /// The agent whom the configuration named, if any.
  package let agent: String?
  /// The command's verb.
  package let verb: String
  /// The command as typed; nil once it was erased.
  package let words: String?
  /// Whether the command is taken back now.
  package let isUndone: Bool
  /// Whether a purge erased what the entry said.
  package let isErased: Bool
  /// The entry that this one takes back, for `undo` and `redo`.
  package let reverses: Int64?
  /// The people whose rows it touched.
  package let fugitives: [FugitiveID]
  /// What it changed, in the order of the rows.
  package private(set) var changes: [HistoryChange]

  init(
    id: Int64, time: Instant, user: String, agent: String?, verb: String, words: String?,
    isUndone: Bool, isErased: Bool, reverses: Int64?, fugitives: [FugitiveID],
    changes: [HistoryChange]
  ) {
    self.id = id
    self.time = time
    self.user = user
    self.agent = agent
    self.verb = verb
    self.words = words
    self.isUndone = isUndone
    self.isErased = isErased
    self.reverses = reverses
    self.fugitives = fugitives
    self.changes = changes
  }

  /// Returns the entry with only what it changed of one person.
  package func changes(of fugitive: FugitiveID) -> HistoryEntry {
    var entry = self
    entry.changes = changes.filter { $0.fugitive == fugitive }
    return entry
  }
}

/// What a command changed in one field.
package struct HistoryChange: Hashable, Sendable {
  /// The person; nil for what belongs to the book.
  package let fugitive: FugitiveID?
  /// The field, such as `bounty`, or `trashed`, or the name of a value list.
  package let field: String
  /// The value before; null for none.
  package let before: FieldValue
  /// The value after; null for none.
  package let after: FieldValue

  /// Makes a change.
  package init(
    fugitive: FugitiveID?, field: String, before: FieldValue, after: FieldValue
  ) {
    self.fugitive = fugitive
    self.field = field
    self.before = before
    self.after = after
  }
}
