import UnicodeText

/// Untrusted text as it stands in a line: visible, on one line, cut if asked, isolated if right-to-left.
///
/// What cannot be seen anyway is cut before it is looked at, so that text of any size costs no more than
/// the cells it may take.
enum VisibleWord {
  /// The cells that a message quotes of one text.
  static let messageLimit = 60

  static func shown(_ text: String) -> String {
    Bidi.isolated(VisibleText.escaped(text, lineBreaks: .symbol))
  }

  static func shown(_ text: String, limit: Int) -> String { cut(text, limit: limit).text }

  static func shown(bytes: [UInt8], limit: Int? = nil) -> String {
    guard let limit else { return Bidi.isolated(VisibleText.escaped(bytes: bytes)) }
    let head = Array(bytes.prefix(scalars(for: limit)))
    let visible = VisibleText.escaped(bytes: head)
    return fitted(visible, limit: limit, isCut: head.count < bytes.count).text
  }

  /// The text in at most `limit` cells, ending in `…` when it was longer, and the cells it takes.
  static func cut(_ text: String, limit: Int) -> (text: String, cells: Int) {
    // Most cells are short and plain; they need no look at characters.
    let bytes = text.utf8
    if bytes.count <= limit, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return (text, bytes.count)
    }
    let end = text.unicodeScalars.index(
      text.startIndex, offsetBy: scalars(for: limit), limitedBy: text.endIndex)
    let head = end.map { String(text.unicodeScalars[..<$0]) } ?? text
    let isCut = end.map { $0 < text.endIndex } ?? false
    return fitted(
      VisibleText.escaped(head, lineBreaks: .symbol), limit: limit, isCut: isCut)
  }

  /// Enough scalars to fill the cells even when every letter carries several marks.
  private static func scalars(for limit: Int) -> Int { max(0, limit) * 8 + 64 }

  private static func fitted(
    _ visible: String, limit: Int, isCut: Bool
  ) -> (text: String, cells: Int) {
    let limit = max(0, limit)
    let cells = CellWidth.cells(in: visible)
    if cells <= limit, !isCut { return (Bidi.isolated(visible), cells) }
    guard limit > 0 else { return ("", 0) }
    var kept = ""
    var used = 0
    for character in visible {
      let width = CellWidth.cells(of: character)
      if used + width > limit - 1 { break }
      kept.append(character)
      used += width
    }
    while kept.last == " " {
      kept.removeLast()
      used -= 1
    }
    return (Bidi.isolated(kept + "…"), used + 1)
  }
}
