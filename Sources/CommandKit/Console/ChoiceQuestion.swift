/// A question that is answered by one of several letters.
package struct ChoiceQuestion: Hashable, Sendable {
  /// Something that may be chosen.
  package struct Choice: Hashable, Sendable {
    /// The small ASCII letter that chooses it.
    package let key: Character
    /// What it does in a word or two, such as `retake`, which chooses it too.
    package let label: TerminalLine
    /// What `?` says about it, a clause such as `takes another photo`.
    package let meaning: TerminalLine

    /// Makes a choice.
    package init(_ key: Character, _ label: TerminalLine, meaning: TerminalLine) {
      self.key = key
      self.label = label
      self.meaning = meaning
    }
  }

  /// Lines shown before the question.
  package let details: [TerminalLine]
  /// The question itself: a heading that ends in a colon, or a sentence that ends in a question mark.
  package let text: TerminalLine
  /// What may be chosen, one at least, each with a letter and a label of its own.
  package let choices: [Choice]
  /// The number of the choice that Enter alone takes, from 0; nil when Enter alone asks again.
  package let usual: Int?

  /// Makes a question; a usual choice that does not exist is none.
  package init(
    _ text: TerminalLine, details: [TerminalLine] = [], choices: [Choice], usual: Int? = nil
  ) {
    self.details = details
    self.text = text
    self.choices = choices
    self.usual = usual.flatMap { choices.indices.contains($0) ? $0 : nil }
  }
}

/// What came of a question with choices.
package enum ChoiceAnswer: Hashable, Sendable {
  /// The choice of this number, counted from 0.
  case chosen(Int)
  /// The user backed out with Escape, or the input ended.
  case cancelled
  /// The user pressed Ctrl-C; the terminal is as it was.
  case interrupted
  /// There is no terminal to ask on, or questions are not allowed.
  case unavailable
}
