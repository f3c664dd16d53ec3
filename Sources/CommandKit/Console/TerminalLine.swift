/// One line that is safe to send to a terminal.
///
/// It is written as a literal. What is interpolated counts as untrusted (it may come from a record, a
/// file, a device or the user) and is made visible on the way in: control characters as `\x1b`,
/// bidirectional controls as `<U+202E>`, line breaks as `⏎`, right-to-left text between isolates.
/// There is no way from a `String` variable into the line that leaves this out, save the label `trusted`.
/// The cells of a ``CellPicture`` are the only other thing that a line can hold; they are colours without text.
///
///     let line: TerminalLine = "Added #\(id) \(name, .bold)."
///     line.text              // "Added #12 Joe Koehler."
///     line.rendered(inColor: true)
package struct TerminalLine: Hashable, Sendable {
  enum Piece: Hashable, Sendable {
    case text(String, Style?)
    case cells(CellRun)

    /// The piece without colour.
    var plain: String {
      switch self {
      case .text(let text, _): text
      case .cells(let run): run.blanks
      }
    }

    var rendered: String {
      switch self {
      case .text(let text, let style): style?.applied(to: text) ?? text
      case .cells(let run): run.rendered
      }
    }
  }

  private(set) var pieces: [Piece] = []

  /// Makes a line of cells.
  init(_ cells: CellRun) { append(cells) }

  /// The line without colour; the cells of a picture are blanks.
  package var text: String { pieces.map(\.plain).joined() }

  /// Whether the line has no text.
  package var isEmpty: Bool { pieces.allSatisfy(\.plain.isEmpty) }

  /// Returns the line with its colours, or without.
  package func rendered(inColor: Bool) -> String {
    guard inColor else { return text }
    return pieces.map(\.rendered).joined()
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
    pieces.append(.text(text, style))
  }

  mutating func append(_ run: CellRun) {
    guard !run.cells.isEmpty else { return }
    pieces.append(.cells(run))
  }
}
