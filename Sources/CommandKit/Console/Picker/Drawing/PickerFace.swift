import UnicodeText

/// How a row whose label has parts is shown in more or less room.
struct PickerFace: Hashable, Sendable {
  /// Plain text before the label, from the longest to the shortest; the first where nothing is cut.
  let leads: [String]
  let label: String
  /// What stands for the label where that does not fit.
  let shortLabel: String?

  /// The row in full; only the label is isolated where it runs from right to left, so that what leads it stays.
  var line: TerminalLine { "\(trusted: visible(leads.first ?? ""))\(label)" }

  /// As much of the row as so many cells hold: first the detail gives way, then the lead, then the label.
  func line(detail: String, width: Int) -> TerminalLine {
    let leads = leads.isEmpty ? [""] : leads
    for label in [label] + [shortLabel].compactMap(\.self) {
      for lead in leads {
        let line: TerminalLine = "\(trusted: visible(lead))\(label)"
        let rest = width - line.cells
        guard rest >= 0 else { continue }
        let end: TerminalLine = "\(detail, .dim)"
        return detail.isEmpty || end.cells + 1 > rest ? line : line + " " + end
      }
    }
    let lead = visible(leads.last ?? "")
    let room = max(0, width - CellWidth.cells(in: lead))
    return "\(trusted: lead)\(trusted: VisibleWord.cut(shortLabel ?? label, limit: room).text)"
  }

  private func visible(_ lead: String) -> String {
    VisibleText.escaped(lead, lineBreaks: .symbol)
  }
}
