import CommandKit
import UnicodeText

/// Text of records in lines that fit.
enum VisibleLines {
  /// Breaks visible text into lines; one that fits keeps all its blanks.
  static func fitted(_ text: String, width: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let line = String(line)
      return CellWidth.cells(in: line) <= width ? [line] : TextWrapping.lines(line, width: width)
    }
  }
}
