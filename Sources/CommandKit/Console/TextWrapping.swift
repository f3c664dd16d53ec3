import UnicodeText

/// The breaking of text into lines by terminal cells.
package enum TextWrapping {
  /// Breaks text at blanks into lines of at most `width` cells; a longer word is broken inside.
  ///
  /// Line feeds stay; runs of blanks become one unless they are kept. The text must be visible already. Without
  /// text there is one empty line.
  package static func lines(_ text: String, width: Int, keepsBlanks: Bool = false) -> [String] {
    let width = max(1, width)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { paragraph(String($0), width: width, keepsBlanks: keepsBlanks) }
  }

  private static func paragraph(_ text: String, width: Int, keepsBlanks: Bool) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: !keepsBlanks) {
      let cells = CellWidth.cells(in: String(word))
      if !line.isEmpty, used + 1 + cells <= width {
        line += " " + word
        used += 1 + cells
        continue
      }
      if !line.isEmpty { lines.append(line) }
      (line, used) = (String(word), cells)
      while used > width {
        let head = prefix(of: line, cells: width)
        if head.endIndex == line.endIndex { break }
        lines.append(String(head))
        line = String(line[head.endIndex...])
        used = CellWidth.cells(in: line)
      }
    }
    lines.append(line)
    return lines
  }

  /// The longest beginning that fits; at least one character.
  private static func prefix(of text: String, cells limit: Int) -> Substring {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += CellWidth.cells(of: text[end])
      if used > limit, end > text.startIndex { break }
      end = text.index(after: end)
    }
    return text[..<end]
  }
}
