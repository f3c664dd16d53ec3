import UnicodeText

extension TerminalLine {
  /// The cells that the line takes.
  var cells: Int { pieces.reduce(0) { $0 + CellWidth.cells(in: $1.text) } }

  /// Returns the line in at most so many cells, ending in `…` when it was longer.
  func fitted(to limit: Int) -> TerminalLine {
    guard limit > 0 else { return "" }
    guard cells > limit else { return self }
    var line: TerminalLine = ""
    var used = 0
    for piece in pieces {
      var text = ""
      var isolates = 0
      var isFull = false
      for character in piece.text {
        let width = CellWidth.cells(of: character)
        if used + width > limit - 1 {
          isFull = true
          break
        }
        if character == "\u{2068}" { isolates += 1 }
        if character == "\u{2069}" { isolates -= 1 }
        text.append(character)
        used += width
      }
      while isFull, text.last == " " { text.removeLast() }
      if isFull { text += "…" + String(repeating: "\u{2069}", count: max(0, isolates)) }
      line.append(text, piece.style)
      if isFull { break }
    }
    return line
  }

  /// The end of a text that is too long for so many cells, where it goes on while it is typed.
  static func end(of text: String, cells width: Int) -> TerminalLine {
    let whole: TerminalLine = "\(text)"
    guard whole.cells > width else { return whole }
    var kept: [Character] = []
    var used = 1
    for character in text.reversed() {
      let cells = ("\(String(character))" as TerminalLine).cells
      if used + cells > width { break }
      kept.append(character)
      used += cells
    }
    let rest = String(kept.reversed())
    return width > 0 ? "…\(rest)" : ""
  }

  /// Returns the line with a style on what has none.
  func styled(_ style: Style) -> TerminalLine {
    var line: TerminalLine = ""
    for piece in pieces { line.append(piece.text, piece.style?.with(style) ?? style) }
    return line
  }
}
