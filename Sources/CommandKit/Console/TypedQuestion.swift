/// A question that only a certain word answers with yes, such as the number of records concerned.
///
/// It stands before what cannot be undone: y alone, which fingers type by themselves, does not do it.
package struct TypedQuestion: Hashable, Sendable {
  /// Lines shown before the question, such as the records concerned.
  package let details: [TerminalLine]
  /// The question itself, ending in a question mark.
  package let text: TerminalLine
  /// The word to type: ASCII, at most 64 letters and digits, their case without meaning.
  package let word: String
  /// What is said when the user asks what the question means.
  package let explanation: TerminalLine

  /// Makes a question.
  package init(
    _ text: TerminalLine, word: String, details: [TerminalLine] = [], explanation: TerminalLine
  ) {
    self.details = details
    self.text = text
    self.word = word
    self.explanation = explanation
  }
}
