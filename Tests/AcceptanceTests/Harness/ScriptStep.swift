/// One command of a script and what it must do.
struct ScriptStep: Hashable, Sendable {
  /// What the user does while the command runs in a terminal.
  enum Interaction: Hashable, Sendable {
    /// Waits until the text stands on the screen.
    case waitFor(String)
    /// Types the text and presses Enter.
    case answer(String)
    /// Presses keys, by their tmux names.
    case press([String])
  }

  /// The number of the line that holds the command, counted from 1.
  var line: Int
  /// The command as typed, one element a line.
  var command: [String]
  /// What the user does meanwhile.
  var interactions: [Interaction] = []
  /// What it must do.
  var expected = ScriptOutcome()
}
