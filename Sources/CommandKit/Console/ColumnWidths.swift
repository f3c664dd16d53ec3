/// The widths that columns take in a line of limited width.
struct ColumnWidths {
  private let columns: [TextTable.Column]
  private var widths: [Int]

  init(_ columns: [TextTable.Column], natural: [Int]) {
    self.columns = columns
    self.widths = natural
  }

  /// The widths from left to right; fewer than there are columns when not all of them fit.
  ///
  /// Columns give way by priority down to their minimum, then all of them in the same order down to one
  /// cell, those that should keep their width last.
  func fitted(to width: Int) -> [Int] {
    var fitting = self
    let priorities = Set(columns.map(\.shrinkPriority)).sorted(by: >)
    for priority in priorities where priority > 0 {
      fitting.shrink(to: width, priority: priority) { $0.minimumWidth }
    }
    for priority in priorities {
      fitting.shrink(to: width, priority: priority) { _ in 1 }
    }
    while fitting.total > width, fitting.widths.count > 1 { fitting.widths.removeLast() }
    if fitting.total > width { fitting.widths = [max(1, width - 1)] }
    return fitting.widths
  }

  private var total: Int { 1 + widths.reduce(0, +) + 2 * (widths.count - 1) }

  /// Takes cells from the widest column of a priority, one after the other, until the line fits.
  private mutating func shrink(
    to width: Int, priority: Int, minimum: (TextTable.Column) -> Int
  ) {
    while total > width {
      let shrinkable = columns.indices.filter {
        columns[$0].shrinkPriority == priority && widths[$0] > minimum(columns[$0])
      }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
    }
  }
}
