/// The columns and rows of a terminal.
package struct TerminalSize: Hashable, Sendable {
  /// How many cells a line has.
  package var columns: Int
  /// How many lines there are.
  package var rows: Int

  /// Makes a size; the least is 4 columns and 1 row.
  package init(columns: Int, rows: Int) {
    self.columns = max(4, columns)
    self.rows = max(1, rows)
  }

  /// The size of a terminal that does not tell its own.
  package static let usual = TerminalSize(columns: 80, rows: 24)
}
