/// The text of an edit form: named values, one below the other, and comments.
///
/// A line `name: value` holds a value that fits into a line. Any other value stands below `name:`, each of its
/// lines behind two blanks. Lines that begin with `#` are comments. Reading gives back every value byte for byte:
///
///     # a comment
///     name: Joe Koehler
///     desc:
///       limps
///
///       # seen in Austin
///     #
///
/// A comment ends a value: of a field whose name was taken out, the lines below must not become part of another.
struct FormText {
  /// A value under its name.
  struct Entry: Hashable {
    var name: String
    var value: String
    /// Comments that stand above it, each without the sign in front.
    var comments: [String] = []
  }

  /// What begins the comments that go away when the form is read again.
  static let remarkSign = "#!"

  /// Writes a form: what is said at its top, then the values.
  static func written(introduction: [String], _ entries: [Entry]) -> String {
    var lines = introduction.map(comment)
    for entry in entries {
      lines += entry.comments.map(comment)
      lines += Self.lines(of: entry)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func comment(_ text: String) -> String { text.isEmpty ? "#" : "# " + text }

  private static func lines(of entry: Entry) -> [String] {
    if entry.value.isEmpty { return [entry.name + ":"] }
    if fitsIntoLine(entry.value) { return [entry.name + ": " + entry.value] }
    return [entry.name + ":"] + FormLines.split(entry.value).map { "  " + $0 } + ["#"]
  }

  /// Whether a value may stand behind its name, where blanks at the ends are nothing.
  private static func fitsIntoLine(_ value: String) -> Bool {
    let scalars = value.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, !scalars.contains("\n") else {
      return false
    }
    return !first.properties.isWhitespace && !last.properties.isWhitespace
  }

  /// The form without the remarks of before.
  static func withoutRemarks(_ text: String) -> String { remarking(text, []).0 }

  /// Puts remarks above lines, counted from 1, and takes those of before away; gives the line that the first
  /// remarked one has now.
  static func remarking(_ text: String, _ remarks: [(line: Int, text: String)]) -> (String, Int) {
    var lines: [String] = []
    var target: Int?
    for (offset, line) in FormLines.split(text).enumerated() {
      let here = remarks.filter { $0.line == offset + 1 }
      for remark in here { lines.append(remarkSign + " " + remark.text) }
      if !here.isEmpty, target == nil { target = lines.count + 1 }
      if !line.utf8.starts(with: remarkSign.utf8) { lines.append(line) }
    }
    return (lines.joined(separator: "\n"), target ?? 1)
  }
}

/// Lines parted by line feeds alone: a carriage return before one belongs to the line, which `split` of a
/// `String` would not have so.
enum FormLines {
  static func split(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The first line, counted from 1, whose bytes are no UTF-8 text; 1 where all are.
  static func firstWithoutText(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}
