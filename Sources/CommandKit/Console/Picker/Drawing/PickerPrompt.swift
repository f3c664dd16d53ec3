/// The first line of a picker: what is chosen and what was typed.
struct PickerPrompt {
  let title: TerminalLine
  let note: TerminalLine

  /// The line in at most so many cells: the note gives way first, then the title, then the typed text.
  func line(filter: String, width: Int) -> TerminalLine {
    let typed: TerminalLine = "\(filter)"
    let noted: TerminalLine = note.isEmpty ? title + "  " : "\(title)  \(note)   "
    for head in [noted, title + "  "] {
      let line = head + Self.label + typed
      if line.cells <= width { return line }
    }
    let room = width - Self.label.cells
    let forFilter = min(typed.cells, max(8, room / 2), room)
    let forTitle = room - forFilter - 2
    let head = forTitle >= 3 ? title.fitted(to: forTitle) : ""
    let gap: TerminalLine = head.isEmpty ? "" : "  "
    let used = head.cells + gap.cells + Self.label.cells
    return head + gap + Self.label + TerminalLine.end(of: filter, cells: width - used)
  }

  /// The one line that stays: what was asked, what was typed, and what came of it.
  func ending(filter: String, outcome: TerminalLine, width: Int) -> TerminalLine {
    let typed: TerminalLine = filter.isEmpty ? "" : "  \(Self.label)\(filter)"
    for head in [title + typed, title] {
      let line = head + "  >  " + outcome
      if line.cells <= width { return line }
    }
    let forOutcome = min(outcome.cells, max(8, width / 2))
    return (title.fitted(to: width - forOutcome - 3) + " > " + outcome).fitted(to: width)
  }

  private static let label: TerminalLine = "filter> "
}
