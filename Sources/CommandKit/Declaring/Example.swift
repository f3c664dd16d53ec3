/// One command line worth showing, and what it does.
package struct Example: Hashable, Sendable {
  /// The whole line as typed, without a prompt.
  package let command: String
  /// What it does, as a phrase without a full stop.
  package let explanation: String

  /// Makes an example.
  package init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
