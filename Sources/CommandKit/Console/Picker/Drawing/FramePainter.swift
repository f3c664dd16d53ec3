import UnicodeText

/// Turns frames into what must be written so that the terminal shows them, one after the other.
///
/// Everything is relative to the prompt's row, as nothing tells where on the screen that is. A line that
/// stays the same is not written again.
struct FramePainter {
  let inColor: Bool
  private var shown = PickerFrame()
  /// The row that the cursor stands on, counted from the prompt.
  private var row = 0

  init(inColor: Bool) { self.inColor = inColor }

  /// What must be written to get from the frame that is shown to another one.
  mutating func paint(_ frame: PickerFrame) -> String {
    var output = ""
    for (index, line) in frame.lines.enumerated() {
      guard index >= shown.lines.count || shown.lines[index] != line else { continue }
      output += moved(to: index) + "\r\u{1B}[K" + line.text.rendered(inColor: inColor)
      if !line.aside.isEmpty {
        output += "\u{1B}[\(line.asideColumn + 1)G" + line.aside.rendered(inColor: inColor)
      }
    }
    if frame.lines.count < shown.lines.count {
      output += moved(to: frame.lines.count) + "\r\u{1B}[J"
    }
    guard !output.isEmpty || frame != shown else { return "" }
    output += moved(to: frame.cursorRow) + "\r"
    if frame.cursorColumn > 0 { output += "\u{1B}[\(frame.cursorColumn)C" }
    shown = frame
    // A line whose width the terminal sees otherwise than we do must not run into the next one.
    return Self.begin + output + Self.end
  }

  /// What takes everything away and puts the cursor where the prompt began.
  var clearing: String { up(row) + Self.clearing }

  /// Forgets what is shown: the next frame begins on the row where the cursor is.
  mutating func forget() {
    shown = PickerFrame()
    row = 0
  }

  /// What takes everything away after the terminal got another width; the next frame is painted whole.
  ///
  /// A terminal that wraps its lines anew has moved the cursor down by the rows that the lines above it take
  /// more than before.
  mutating func clear(afterResizeTo columns: Int, rewraps: Bool) -> String {
    var rows = row
    if rewraps {
      rows = shown.lines.prefix(row).reduce(0) { $0 + Self.rows(of: $1.plain, columns: columns) }
      rows += shown.cursorColumn / max(1, columns)
    }
    forget()
    return up(rows) + Self.clearing
  }

  /// The rows that a line takes on a terminal of so many columns.
  static func rows(of plain: String, columns: Int) -> Int {
    var rows = 1
    var used = 0
    for character in plain {
      let cells = CellWidth.cells(of: character)
      if used + cells > columns {
        rows += 1
        used = 0
      }
      used += cells
    }
    return rows
  }

  private mutating func moved(to target: Int) -> String {
    defer { row = target }
    // A line feed goes down and makes room at the end of the screen; a cursor movement does not.
    return target < row ? up(row - target) : String(repeating: "\r\n", count: target - row)
  }

  private func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }

  /// Clears from the prompt's row on.
  ///
  /// Clearing all of a screen at once would move it into the history of some terminals, so that the first
  /// row goes by itself. Whatever was being written may have been cut short, and its colour must not fill the rows.
  private static let clearing = "\u{1B}[0m\r\u{1B}[K\u{1B}7\u{1B}[B\u{1B}[J\u{1B}8"

  /// The cursor is hidden and lines do not wrap while a frame is painted.
  static let begin = "\u{1B}[?25l\u{1B}[?7l"
  static let end = "\u{1B}[?7h\u{1B}[?25h"
}
