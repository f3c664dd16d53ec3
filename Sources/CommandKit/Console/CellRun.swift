/// Cells that show two pixels each, side by side in a line.
///
/// There is no text in it, so that nothing from outside can get into a line this way.
struct CellRun: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    var upper: CellColor
    /// Nil leaves the background of the terminal.
    var lower: CellColor?
  }

  var cells: [Cell]

  /// Blanks in place of the cells: without its colours a picture is only noise.
  var blanks: String { String(repeating: " ", count: cells.count) }

  /// The cells as upper half blocks; a colour is set where it changes, and all are left at the end.
  var rendered: String {
    var text = ""
    var upper: CellColor?
    var lower: CellColor?
    for cell in cells {
      var parameters: [String] = []
      if cell.upper != upper { parameters.append("38;" + cell.upper.parameters) }
      if cell.lower != lower {
        parameters.append(cell.lower.map { "48;" + $0.parameters } ?? "49")
      }
      if !parameters.isEmpty { text += "\u{1B}[" + parameters.joined(separator: ";") + "m" }
      text += "▀"
      (upper, lower) = (cell.upper, cell.lower)
    }
    return text.isEmpty ? "" : text + "\u{1B}[0m"
  }
}
