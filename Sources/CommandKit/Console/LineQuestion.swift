/// A question that is answered by a line of text, such as a path.
package struct LineQuestion: Hashable, Sendable {
  /// What is asked for, such as `File path`.
  package let text: TerminalLine
  /// What is there already and stays if the line is empty; nil where there is nothing.
  package let present: TerminalLine?
  /// What is said when the user asks what the question means.
  package let explanation: TerminalLine
  /// How many bytes the line may have.
  package let byteLimit: Int
  /// Whether an empty line is an answer; else it is to back out.
  package let takesEmpty: Bool
  /// What stands in a line that is edited key by key at first, such as a text that was refused and is to be
  /// corrected; left out where it is longer than the line may be.
  package var start = ""

  /// Makes a question.
  package init(
    _ text: TerminalLine, present: TerminalLine? = nil, explanation: TerminalLine,
    byteLimit: Int = 4096, takesEmpty: Bool = false
  ) {
    self.text = text
    self.present = present
    self.explanation = explanation
    self.byteLimit = byteLimit
    self.takesEmpty = takesEmpty
  }
}

/// What came of a question for a line.
package enum LineAnswer: Hashable, Sendable {
  /// The bytes as they were typed or pasted, without blanks around them; empty only where that is an answer, and not
  /// always UTF-8.
  case line([UInt8])
  /// The user backed out with Escape, or an empty line where that is no answer, or the input ended.
  case cancelled
  /// The user pressed Ctrl-C; the terminal is as it was.
  case interrupted
  /// There is no terminal to ask on, or questions are not allowed.
  case unavailable
}
