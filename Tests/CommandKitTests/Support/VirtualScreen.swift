import UnicodeText

/// A terminal as small as it can be: a grid that what a picker writes is applied to.
///
/// It wraps lines anew when its width changes, as most terminals do, or cuts them. Isolates take no cell and
/// are not kept. What it does not know makes it ``strayed``.
struct VirtualScreen {
  private struct Row {
    /// One text for each cell; empty for the second cell of a wide letter.
    var cells: [String] = []
    /// Whether the line goes on in the next row.
    var isWrapped = false

    var text: String { cells.joined() }
  }

  private(set) var columns: Int
  private(set) var height: Int
  private var rows: [Row] = [Row()]
  /// The number of the row that the screen begins with; those above have scrolled away.
  private var top = 0
  private var row = 0
  private var column = 0
  private var saved = (row: 0, column: 0)
  private(set) var isCursorShown = true
  private(set) var wraps = true
  private var isStyled = false
  private(set) var pastesAreMarked = false
  /// What was written that no picker should write.
  private(set) var strayed: [String] = []

  init(columns: Int, height: Int) {
    self.columns = columns
    self.height = height
  }

  /// All rows from the first that ever was, without blanks at the ends, up to the last that has text.
  var lines: [String] {
    var lines = rows.map { Self.trimmed($0.text) }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The cursor, its row counted from the first that ever was.
  var cursor: (row: Int, column: Int) { (row, column) }

  /// The number of the first row on the screen.
  var firstRow: Int { top }

  mutating func write(_ text: String) {
    var run = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      if scalar.value >= 0x20, scalar.value != 0x7F {
        run.append(scalar)
        continue
      }
      print(String(run))
      run = .init()
      switch scalar {
      case "\r": column = 0
      case "\n":
        // As the terminal's driver has it, which the picker leaves alone.
        column = 0
        feed()
      case "\u{1B}":
        switch scalars.next() {
        case "[": break
        case "7":
          saved = (row, column)
          continue
        case "8":
          (row, column) = saved
          continue
        default:
          strayed.append("ESC")
          continue
        }
        var parameters = ""
        while let next = scalars.next() {
          if next.value >= 0x40 {
            command(next, parameters)
            break
          }
          parameters.unicodeScalars.append(next)
        }
      default: strayed.append("\(scalar.value)")
      }
    }
    print(String(run))
  }

  /// Changes the size.
  mutating func resize(columns: Int, height: Int, rewraps: Bool) {
    if rewraps { rewrap(columns) } else { cut(columns) }
    self.columns = columns
    self.height = height
    let last = max(row, (rows.lastIndex { !$0.cells.isEmpty } ?? 0))
    top = max(min(top, row), min(row, last - height + 1))
    if rows.count > top + height { rows.removeLast(rows.count - top - height) }
  }

  private mutating func command(_ final: Unicode.Scalar, _ parameters: String) {
    let number = max(1, Int(parameters) ?? 1)
    switch (final, parameters) {
    case ("A", _): row = max(top, row - number)
    case ("B", _): down(number)
    case ("C", _): column = min(columns - 1, column + number)
    case ("G", _): column = min(columns - 1, number - 1)
    case ("K", ""): erase()
    case ("J", ""):
      // Some terminals move all of a screen into their history when it is cleared at once.
      if row == top, column == 0, height > 1 { strayed.append("all cleared") }
      erase()
      for index in rows.indices where index > row { rows[index] = Row() }
    case ("m", _): isStyled = parameters != "0"
    case ("h", "?25"), ("l", "?25"): isCursorShown = final == "h"
    case ("h", "?7"), ("l", "?7"): wraps = final == "h"
    case ("h", "?2004"), ("l", "?2004"): pastesAreMarked = final == "h"
    default: strayed.append("\(parameters)\(final)")
    }
  }

  private mutating func down(_ number: Int) {
    row = min(top + height - 1, row + number)
    while rows.count <= row { rows.append(Row()) }
  }

  private mutating func erase() {
    // The terminal would fill what it erases with the colour.
    if isStyled { strayed.append("erased in colour") }
    if rows[row].cells.count > column {
      rows[row].cells.removeLast(rows[row].cells.count - column)
    }
    rows[row].isWrapped = false
  }

  private mutating func print(_ text: String) {
    for character in text where character != "\u{2068}" && character != "\u{2069}" {
      let width = CellWidth.cells(of: character)
      if column + width > columns {
        guard wraps else { continue }
        rows[row].isWrapped = true
        column = 0
        feed()
      }
      while rows[row].cells.count < column + width { rows[row].cells.append(" ") }
      if width > 0 { rows[row].cells[column] = String(character) }
      if width == 2 { rows[row].cells[column + 1] = "" }
      column += width
    }
  }

  private mutating func feed() {
    row += 1
    if row == rows.count { rows.append(Row()) }
    top = max(top, row - height + 1)
  }

  private mutating func cut(_ columns: Int) {
    for index in rows.indices where rows[index].cells.count > columns {
      rows[index].cells.removeLast(rows[index].cells.count - columns)
    }
    column = min(column, columns - 1)
  }

  private mutating func rewrap(_ columns: Int) {
    var fresh: [Row] = []
    var newTop = 0
    var newCursor = (row: 0, column: 0)
    var index = 0
    while index < rows.count {
      if index <= top { newTop = fresh.count }
      var cells: [String] = []
      var cursorOffset: Int?
      while true {
        if index == row { cursorOffset = cells.count + column }
        cells += rows[index].cells
        index += 1
        guard rows[index - 1].isWrapped, index < rows.count else { break }
      }
      let firstOfLine = fresh.count
      var current = Row()
      for position in cells.indices {
        let isWide = position + 1 < cells.count && cells[position + 1].isEmpty
        if current.cells.count + (isWide ? 2 : 1) > columns {
          current.isWrapped = true
          fresh.append(current)
          current = Row()
        }
        current.cells.append(cells[position])
      }
      fresh.append(current)
      if let offset = cursorOffset {
        newCursor = (min(firstOfLine + offset / columns, fresh.count - 1), offset % columns)
      }
    }
    rows = fresh
    top = newTop
    (row, column) = newCursor
  }

  private static func trimmed(_ text: String) -> String {
    String(text.reversed().drop { $0 == " " }.reversed())
  }
}
