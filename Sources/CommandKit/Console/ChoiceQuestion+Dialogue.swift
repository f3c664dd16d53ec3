extension ChoiceQuestion {
  /// The dialogue of a question with choices.
  var dialogue: QuestionDialogue<ChoiceAnswer> {
    let choices = choices
    let usual = usual
    return QuestionDialogue(
      details: details, form: form, plainForm: plainForm, explanation: explanation,
      unknownAnswer: "Please answer \(keys(joinedBy: " or ")), or ? for help.\n"
    ) { line in
      if line.isEmpty { return usual.map(ChoiceAnswer.chosen) }
      if line == "q", choices.allSatisfy({ $0.key.lowercased() != "q" }) { return .cancelled }
      let number = choices.firstIndex { choice in
        line == choice.key.lowercased() || line == choice.label.text.lowercased()
      }
      return number.map(ChoiceAnswer.chosen)
    }
  }

  /// `Photo: [l] library  [s] skip  > ` below a heading, `Keep this? [Y]es / [r]etake > ` in a sentence.
  private var form: TerminalLine {
    let gap: TerminalLine = isHeading ? "  " : " / "
    let ending: TerminalLine = isHeading ? "  > " : " > "
    return opening + .joined(choices.indices.map(entry), separator: gap) + ending
  }

  private func entry(_ number: Int) -> TerminalLine {
    let choice = choices[number]
    let key = number == usual ? choice.key.uppercased() : String(choice.key)
    let label = choice.label.text
    guard !isHeading, label.lowercased().hasPrefix(choice.key.lowercased()) else {
      return "[\(key)] \(choice.label)"
    }
    return "[\(key)]\(String(label.dropFirst()))"
  }

  private var plainForm: TerminalLine {
    let verb: TerminalLine = isHeading ? "type " : "Type "
    let entries = choices.map { "\(String($0.key)) for \($0.label)" as TerminalLine }
    let list = TerminalLine.joined(entries + ["q to cancel", "? for help"], separator: ", ")
    guard let usual else { return opening + verb + list + ": " }
    return opening + verb + list + ". Enter means \(choices[usual].label): "
  }

  private var explanation: [TerminalLine] {
    var lines: [TerminalLine] = choices.map { "\(String($0.key)) \($0.meaning)." }
    lines.append("q or Escape cancels.")
    if let usual { lines.append("Enter alone means \(choices[usual].label).") }
    return lines
  }

  private func keys(joinedBy last: TerminalLine) -> TerminalLine {
    let keys = choices.map { "\(String($0.key))" as TerminalLine }
    guard let final = keys.last, keys.count > 1 else { return .joined(keys, separator: "") }
    return .joined(keys.dropLast(), separator: ", ") + last + final
  }

  private var opening: TerminalLine { text.isEmpty ? "" : text + " " }

  private var isHeading: Bool { text.text.hasSuffix(":") }
}
