package import Chronology

/// Who changes the book, when, and by which command: what the commit point knows of every change.
package struct ChangeEntry: Hashable, Sendable {
  /// The time of the command.
  package var time: Instant
  /// The offset from UTC at that time, in minutes.
  package var offsetMinutes: Int
  /// The name of the user of the operating system.
  package var user: String
  /// The agent from the configuration, if any.
  package var agent: String?
  /// The command's verb, such as `capture`.
  package var verb: String
  /// The command as typed, without the program's name.
  package var words: String

  /// The entry of the history that this one takes back, for `undo` and `redo`.
  package var reverses: Int64?

  /// Makes an entry.
  package init(
    time: Instant, offsetMinutes: Int, user: String, agent: String?, verb: String, words: String,
    reverses: Int64? = nil
  ) {
    self.reverses = reverses
    self.time = time
    self.offsetMinutes = offsetMinutes
    self.user = user
    self.agent = agent
    self.verb = verb
    self.words = words
  }
}
