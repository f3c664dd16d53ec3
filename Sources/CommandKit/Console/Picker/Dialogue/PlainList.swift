import UnicodeText

/// Numbered labels in as few lines as the width allows.
struct PlainList {
  let width: Int

  func lines(
    _ rows: [Int], details: [String], line label: (Int) -> TerminalLine
  ) -> [TerminalLine] {
    var lines: [TerminalLine] = []
    var line: TerminalLine = ""
    for row in rows {
      let detail: TerminalLine = details[row].isEmpty ? "" : " \(details[row])"
      let entry = ("\(row + 1) " + label(row) + detail).fitted(to: width)
      if line.isEmpty {
        line = entry
      } else if line.cells + 3 + entry.cells <= width {
        line += "   " + entry
      } else {
        lines.append(line)
        line = entry
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }
}
