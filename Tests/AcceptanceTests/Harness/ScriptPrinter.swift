/// Writes a script as text; ``ScriptParser`` is the inverse.
enum ScriptPrinter {
  private static let marks = ["$ ", "# ", "@ ", "> ", "? ", "< ", "<< ", "= ", "1| ", "2| "]
  private static let wholeMarks = ["#", ">", "<", "1|", "2|"]

  /// Writes a whole script.
  static func print(_ script: Script) -> String {
    script.elements.map { element in
      switch element {
      case .remark(let line): line + "\n"
      case .step(let step): print(step)
      }
    }
    .joined()
  }

  private static func print(_ step: ScriptStep) -> String {
    var lines = ["$ " + (step.command.first ?? "")]
    lines += step.command.dropFirst().map { $0.isEmpty ? ">" : "> " + $0 }
    lines += step.interactions.map { interaction in
      switch interaction {
      case .waitFor(let text): "? " + text
      case .answer(let text): text.isEmpty ? "<" : "< " + text
      case .press(let keys): "<< " + keys.joined(separator: " ")
      }
    }
    let output = step.expected.output
    let lastText = output.lastIndex { !$0.isEmpty } ?? -1
    for (index, line) in output.enumerated() {
      let isMarked = marks.contains { line.hasPrefix($0) } || wholeMarks.contains(line)
      // Blank lines at the end would be taken for ones between two steps.
      let isLastBlank = line.isEmpty && index > lastText
      lines.append(isMarked || isLastBlank ? mark("1|", line) : line)
    }
    lines += step.expected.errors.map { mark("2|", $0) }
    if step.expected.status != 0 { lines.append("= \(step.expected.status)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func mark(_ mark: String, _ line: String) -> String {
    line.isEmpty ? mark : "\(mark) \(line)"
  }
}
