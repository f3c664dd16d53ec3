extension LineQuestion {
  /// What stands before the line while it is typed, on a terminal of so many columns.
  ///
  /// Most of a narrow row, and half of a wide one, is the most that it takes: the hint at the help gives way first,
  /// then what is present.
  func form(columns: Int) -> TerminalLine {
    let limit = max(columns / 2, min(columns - 14, 40))
    let whole = text + shown(present)
    for end in ["  [?] > ", " > "] as [TerminalLine] where (whole + end).cells <= limit {
      return whole + end
    }
    let end: TerminalLine = " > "
    let rest = limit - (text + shown("") + end).cells
    if let present, rest >= 4 { return text + shown(present.fitted(to: rest)) + end }
    return text.fitted(to: max(1, limit - end.cells)) + end
  }

  private func shown(_ present: TerminalLine?) -> TerminalLine {
    present.map { " [\($0)]" } ?? ""
  }

  /// The question in accessible mode.
  var plainForm: TerminalLine { text + shown(present) + ", or ? for help: " }

  /// What is said about a line with the bytes of a key such as an arrow in it, where the terminal edits lines.
  static var keysRefusal: TerminalLine {
    "Arrow keys and the like do nothing in a line here; type it again. Escape alone cancels."
  }

  /// What is said about a line that is longer than it may be.
  var refusal: TerminalLine { "A line may have \(byteLimit) bytes; that was longer." }
}
