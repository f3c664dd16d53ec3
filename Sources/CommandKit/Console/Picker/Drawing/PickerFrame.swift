/// What a picker shows at one moment: lines from the prompt down, and where the cursor stands.
struct PickerFrame: Hashable {
  /// One line; a second text may stand beside the first, at a column of its own.
  struct Line: Hashable {
    var text: TerminalLine
    var aside: TerminalLine = ""
    var asideColumn = 0

    /// Everything up to the last cell, without colours.
    var plain: String {
      guard !aside.isEmpty else { return text.text }
      let gap = String(repeating: " ", count: max(0, asideColumn - text.cells))
      return text.text + gap + aside.text
    }
  }

  var lines: [Line] = []
  var cursorRow = 0
  var cursorColumn = 0

  /// A frame of one row with the cursor behind it.
  static func row(_ text: TerminalLine) -> PickerFrame {
    PickerFrame(lines: [Line(text: text)], cursorColumn: text.cells)
  }
}
