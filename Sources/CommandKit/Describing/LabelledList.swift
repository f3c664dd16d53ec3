import UnicodeText

/// Labels with their explanations beside them, or beneath where there is no room.
struct LabelledList {
  private(set) var lines: [TerminalLine] = []
  private static let widestColumn = 26

  init(_ entries: [(label: String, text: String)], width: Int) {
    let widths = entries.map { CellWidth.cells(in: $0.label) }
    let fitting = widths.filter { $0 <= Self.widestColumn }
    let column = 2 + (fitting.max() ?? 0) + 2
    let isNarrow = width - column < 24
    let indent = isNarrow ? 6 : column
    for (entry, cells) in zip(entries, widths) {
      var texts = TextWrapping.lines(entry.text, width: width - indent)[...]
      if !isNarrow, cells <= Self.widestColumn {
        let padding = String(repeating: " ", count: column - 2 - cells)
        lines.append("  \(trusted: entry.label)\(trusted: padding)\(trusted: texts.removeFirst())")
      } else {
        for label in TextWrapping.lines(entry.label.trimmed, width: width - 2) {
          lines.append("  \(trusted: label)")
        }
      }
      let margin = String(repeating: " ", count: indent)
      lines += texts.map { "\(trusted: margin)\(trusted: $0)" }
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
