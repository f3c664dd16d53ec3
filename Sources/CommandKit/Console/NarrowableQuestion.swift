/// A yes/no question about several records, to which the user may also answer that only some are meant.
package struct NarrowableQuestion: Hashable, Sendable {
  /// Lines shown before the question, such as the records concerned.
  package let details: [TerminalLine]
  /// The question itself, ending in a question mark.
  package let text: TerminalLine
  /// What is said when the user asks what the question means.
  package let explanation: TerminalLine

  /// Makes a question.
  package init(_ text: TerminalLine, details: [TerminalLine] = [], explanation: TerminalLine) {
    self.details = details
    self.text = text
    self.explanation = explanation
  }
}

/// What came of a question about several records.
package enum NarrowableAnswer: Hashable, Sendable {
  /// The user said yes, to all of them.
  case yes
  /// The user said no, or just pressed Enter.
  case no
  /// The user wants to select some of them.
  case select
  /// The user backed out with Escape, or the input ended.
  case cancelled
  /// The user pressed Ctrl-C; the terminal is as it was.
  case interrupted
  /// There is no terminal to ask on, or questions are not allowed.
  case unavailable
}
