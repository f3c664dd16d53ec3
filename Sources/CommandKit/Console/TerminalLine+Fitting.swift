import UnicodeText

extension TerminalLine {
  /// The cells that the line takes.
  var cells: Int { pieces.reduce(0) { $0 + $1.cells } }

  /// Returns the line in at most so many cells, ending in `…` when it was longer.
  ///
  /// A picture is cut at the edge without a sign.
  func fitted(to limit: Int) -> TerminalLine {
    guard limit > 0 else { return "" }
    guard cells > limit else { return self }
    var line: TerminalLine = ""
    var used = 0
    for piece in pieces {
      switch piece {
      case .cells(var run):
        run.cells = Array(run.cells.prefix(limit - used))
        line.append(run)
        used += run.cells.count
      case .text(let text, let style):
        let (head, width) = Self.beginning(of: text, cells: limit - used)
        line.append(head, style)
        guard let width else { return line }
        used += width
      }
      if used >= limit { break }
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

  /// As much of a text as leaves one of so many cells free, and the cells it takes; or else its beginning with `…`,
  /// and nil.
  private static func beginning(of text: String, cells limit: Int) -> (text: String, cells: Int?) {
    var head = ""
    var used = 0
    var isolates = 0
    for character in text {
      let width = CellWidth.cells(of: character)
      if used + width > limit - 1 {
        while head.last == " " { head.removeLast() }
        return (head + "…" + String(repeating: "\u{2069}", count: max(0, isolates)), nil)
      }
      if character == "\u{2068}" { isolates += 1 }
      if character == "\u{2069}" { isolates -= 1 }
      head.append(character)
      used += width
    }
    return (head, used)
  }

  /// Returns the line with a style on what has none.
  ///
  /// Pictures stay as they are.
  func styled(_ style: Style) -> TerminalLine {
    var line: TerminalLine = ""
    for piece in pieces {
      switch piece {
      case .text(let text, let own): line.append(text, own?.with(style) ?? style)
      case .cells(let run): line.append(run)
      }
    }
    return line
  }
}

extension TerminalLine.Piece {
  /// The cells that the piece takes.
  var cells: Int {
    switch self {
    case .text(let text, _): CellWidth.cells(in: text)
    case .cells(let run): run.cells.count
    }
  }
}
