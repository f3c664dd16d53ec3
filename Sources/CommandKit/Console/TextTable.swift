/// Rows of cells aligned in columns and fitted to the width of a terminal.
///
/// Widths are counted in cells of the terminal. Every cell is made visible; one that is too long ends in
/// `…`. A line begins with one blank, two blanks part the columns, and no line ends in a blank.
///
///     var table = TextTable(columns: [TextTable.Column("id", .right), TextTable.Column("name", shrinks: 1)])
///     table.append(["12", "Joe Koehler"])
///     table.lines(width: 80)
///     //  ID  NAME
///     //  12  Joe Koehler
package struct TextTable {
  /// The side of a column that its cells stand at.
  package enum Alignment: Hashable, Sendable {
    /// The left side, as for text.
    case left
    /// The right side, as for numbers and money.
    case right
  }

  /// What a column is called and how it gives way.
  package struct Column: Hashable, Sendable {
    /// The heading; shown in capitals.
    package let title: String
    /// The side its cells stand at.
    package let alignment: Alignment
    /// The cells below which the column shrinks only when nothing else helps.
    package let minimumWidth: Int
    /// When the column gives way: the highest number first, columns of 0 only when nothing else helps.
    package let shrinkPriority: Int

    /// Declares a column.
    package init(
      _ title: String, _ alignment: Alignment = .left, minimumWidth: Int = 6, shrinks: Int = 0
    ) {
      self.title = title
      self.alignment = alignment
      self.minimumWidth = max(1, minimumWidth)
      self.shrinkPriority = shrinks
    }
  }

  /// The untrusted text of a cell and how it looks.
  package struct Cell: Hashable, Sendable {
    /// The text as it is in the record.
    package let text: String
    /// The colour or weight; it must never carry meaning alone.
    package let style: Style?

    /// Makes a cell.
    package init(_ text: String, _ style: Style? = nil) {
      self.text = text
      self.style = style
    }
  }

  /// The columns from left to right.
  package let columns: [Column]
  /// The rows from top to bottom.
  package private(set) var rows: [[Cell]] = []

  /// Makes a table without rows.
  package init(columns: [Column]) { self.columns = columns }

  /// Adds a row; missing cells are empty, surplus ones are left out.
  package mutating func append(_ cells: [Cell]) {
    let missing = max(0, columns.count - cells.count)
    rows.append(Array(cells.prefix(columns.count)) + Array(repeating: Cell(""), count: missing))
  }

  /// Adds a row of texts.
  package mutating func append(_ texts: [String]) { append(texts.map { Cell($0) }) }

  /// Returns the heading and all rows, each at most `width` cells wide.
  ///
  /// When even one cell a column is too much, the last columns are left out.
  package func lines(width: Int) -> [TerminalLine] {
    guard !columns.isEmpty else { return [] }
    let width = max(2, width)
    let heading = columns.map { Cell($0.title.uppercased(), .bold) }
    let all = [heading] + rows
    let prepared = all.map { row in row.map { VisibleWord.cut($0.text, limit: width) } }
    var natural = Array(repeating: 0, count: columns.count)
    for row in prepared {
      for (index, cell) in row.enumerated() { natural[index] = max(natural[index], cell.cells) }
    }
    let widths = ColumnWidths(columns, natural: natural).fitted(to: width)
    return zip(all, prepared).map { row, prepared in
      var line = Line()
      for (index, columnWidth) in widths.enumerated() {
        let shown =
          prepared[index].cells <= columnWidth
          ? prepared[index] : VisibleWord.cut(row[index].text, limit: columnWidth)
        line.append(
          shown, row[index].style, width: columnWidth, alignment: columns[index].alignment)
      }
      return line.text
    }
  }

  /// A line while its cells are put side by side; blanks are only written when text follows.
  private struct Line {
    private(set) var text: TerminalLine = ""
    private var pending = 1

    mutating func append(
      _ shown: (text: String, cells: Int), _ style: Style?, width: Int, alignment: Alignment
    ) {
      let padding = max(0, width - shown.cells)
      if alignment == .right { pending += padding }
      if shown.cells > 0 {
        text.append(String(repeating: " ", count: pending), nil)
        text.append(shown.text, style)
        pending = 0
      }
      pending += (alignment == .left ? padding : 0) + 2
    }
  }
}
