import CommandKit
import PredicateFormat
import UnicodeText

/// The line of a predicate that a diagnostic is about, with a row of carets below the place.
struct PredicateExcerpt {
  /// The cells of the text that are shown where no terminal is narrower.
  static let usualWidth = 76
  private static let tabWidth = 8

  /// The line, or the part of it around the place; everything in it is visible.
  let line: String
  /// The cells before the first caret.
  let indent: Int
  /// How many carets there are, at least one.
  let carets: Int

  /// Shows as much of a line as fits a number of cells.
  init(_ source: PredicateSource, _ range: Range<Int>, width: Int = usualWidth) {
    let width = max(8, width)
    // What stands before the place of a line that is too long.
    let lead = width * 2 / 3
    let text = Array(source.text.utf8)
    let start = min(range.lowerBound, text.count)
    let lineStart = text[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let lineEnd = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    // Only so much text as can be shown is measured: a line may have megabytes.
    let reach = 4 * width
    var first = max(lineStart, start - reach)
    while first > lineStart, first < text.count, text[first] & 0xC0 == 0x80 { first -= 1 }
    var last = min(lineEnd, start + reach)
    while last < lineEnd, text[last] & 0xC0 == 0x80 { last += 1 }
    let end = min(max(range.upperBound, start), last)

    let before = Self.visible(source.excerpt(first..<start), from: 0)
    let beforeWidth = CellWidth.cells(in: before)
    let marked = Self.visible(source.excerpt(start..<end), from: beforeWidth)
    let markedWidth = CellWidth.cells(in: marked)
    let after = Self.visible(source.excerpt(end..<last), from: beforeWidth + markedWidth)

    let head: String
    if first > lineStart || beforeWidth + markedWidth > width {
      head = "…" + Self.suffix(before, cells: lead)
    } else {
      head = before
    }
    let headWidth = CellWidth.cells(in: head)
    let whole = head + marked + after
    let shown = Self.prefix(whole, cells: width)
    line = shown.isCut || last < lineEnd ? shown.text + "…" : shown.text
    indent = headWidth
    carets = max(1, min(markedWidth, width - headWidth))
  }

  /// The two lines, each two cells in.
  var lines: [TerminalLine] {
    [
      "  \(trusted: line)",
      "  \(trusted: String(repeating: " ", count: indent) + String(repeating: "^", count: carets))",
    ]
  }

  /// Makes text visible; a TAB becomes blanks up to the next stop.
  private static func visible(_ text: String, from column: Int) -> String {
    guard text.contains("\t") else { return VisibleText.escaped(text, lineBreaks: .escaped) }
    var result = ""
    var width = column
    for (index, piece) in text.split(separator: "\t", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        let blanks = tabWidth - width % tabWidth
        result += String(repeating: " ", count: blanks)
        width += blanks
      }
      let shown = VisibleText.escaped(String(piece), lineBreaks: .escaped)
      result += shown
      width += CellWidth.cells(in: shown)
    }
    return result
  }

  private static func prefix(_ text: String, cells: Int) -> (text: String, isCut: Bool) {
    var width = 0
    for index in text.indices {
      width += CellWidth.cells(of: text[index])
      if width > cells { return (String(text[..<index]), true) }
    }
    return (text, false)
  }

  private static func suffix(_ text: String, cells: Int) -> String {
    var width = 0
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      width += CellWidth.cells(of: text[previous])
      if width > cells { break }
      start = previous
    }
    return String(text[start...])
  }
}
