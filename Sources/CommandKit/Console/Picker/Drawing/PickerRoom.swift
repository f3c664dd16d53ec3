/// How the lines of a terminal are shared out between the list, its hint and a preview.
struct PickerRoom: Hashable {
  /// The cells of a line that are used; the last one stays free.
  let width: Int
  /// The rows that the list may take.
  let listRows: Int
  /// Whether a line with the keys stands under the list.
  let hasHint: Bool
  /// The room for a preview, and the column that it begins at if it stands beside the list.
  let preview: TerminalSize?
  let previewColumn: Int?

  init(_ size: TerminalSize, hasPreview: Bool) {
    width = size.columns - 1
    listRows = max(0, min(12, max(3, size.rows / 3), size.rows - 1))
    let hasHint = size.rows >= 8
    self.hasHint = hasHint
    let free = size.rows - 1 - listRows - (hasHint ? 1 : 0)
    if hasPreview, size.columns >= 72 {
      // Half of a narrow screen is too little for a label that begins with a date.
      let column = max(size.columns / 2, min(size.columns - 34, 46))
      previewColumn = column
      preview = TerminalSize(columns: width - column, rows: max(1, listRows))
    } else if hasPreview, free >= 4 {
      previewColumn = nil
      preview = TerminalSize(columns: width, rows: min(free - 1, 12))
    } else {
      previewColumn = nil
      preview = nil
    }
  }

  /// The cells of a row of the list.
  var listWidth: Int { previewColumn.map { $0 - 2 } ?? width }
}
