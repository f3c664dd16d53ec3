package import Chronology
package import PosseModel

/// A command in the history, as messages about undo and redo name it.
package struct StepSummary: Hashable, Sendable {
  /// The number of the entry.
  package let id: Int64
  /// When the command ran.
  package let time: Instant
  /// The user of the operating system who ran it.
  package let user: String
  /// The command as typed; nil once it was erased.
  package let words: String?
  /// The command's verb.
  package let verb: String
  /// The people it touched.
  package let fugitives: [FugitiveID]

  /// Makes a summary.
  package init(
    id: Int64, time: Instant, user: String, words: String?, verb: String,
    fugitives: [FugitiveID]
  ) {
    self.id = id
    self.time = time
    self.user = user
    self.words = words
    self.verb = verb
    self.fugitives = fugitives
  }
}
