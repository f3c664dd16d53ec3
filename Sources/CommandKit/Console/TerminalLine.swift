/// One line that is safe to send to a terminal.
///
/// It is written as a literal. What is interpolated counts as untrusted (it may come from a record, a
/// file, a device or the user) and is made visible on the way in: control characters as `\x1b`,
/// bidirectional controls as `<U+202E>`, line breaks as `⏎`, right-to-left text between isolates.
/// There is no way from a `String` variable into the line that leaves this out, save the label `trusted`.
///
///     let line: TerminalLine = "Added #\(id) \(name, .bold)."
///     line.text              // "Added #12 Joe Koehler."
///     line.rendered(inColor: true)
package struct TerminalLine: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var text: String
    var style: Style?
  }

  private(set) var pieces: [Piece] = []

  /// The line without colour.
  package var text: String { pieces.map(\.text).joined() }

  /// Whether the line has no text.
  package var isEmpty: Bool { pieces.allSatisfy(\.text.isEmpty) }

  /// Returns the line with its colours, or without.
  package func rendered(inColor: Bool) -> String {
    guard inColor else { return text }
    return pieces.map { $0.style?.applied(to: $0.text) ?? $0.text }.joined()
  }

  /// Returns two lines as one.
  package static func + (first: TerminalLine, second: TerminalLine) -> TerminalLine {
    var line = first
    line += second
    return line
  }

  /// Puts a line at the end of another.
  package static func += (first: inout TerminalLine, second: TerminalLine) {
    first.pieces += second.pieces
  }

  /// Returns several lines as one, with a separator between them.
  package static func joined(
    _ lines: some Sequence<TerminalLine>, separator: TerminalLine
  ) -> TerminalLine {
    var joined: TerminalLine = ""
    for (index, line) in lines.enumerated() {
      if index > 0 { joined += separator }
      joined += line
    }
    return joined
  }

  mutating func append(_ text: String, _ style: Style?) {
    guard !text.isEmpty else { return }
    pieces.append(Piece(text: text, style: style))
  }
}
