extension LineQuestion {
  /// What stands before the line while it is typed.
  var form: TerminalLine { "\(text)  [?] > " }

  /// The question in accessible mode.
  var plainForm: TerminalLine { "\(text), or ? for help: " }

  /// What is said about a line that is longer than it may be.
  var refusal: TerminalLine { "A line may have \(byteLimit) bytes; that was longer." }
}
