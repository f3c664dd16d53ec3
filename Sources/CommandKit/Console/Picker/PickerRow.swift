/// A row of a picker that stands for a value.
package struct PickerRow<Value> {
  /// What the row stands for.
  package let value: Value
  /// What is shown and looked through by the filter.
  package let label: String
  /// What is shown faintly behind the label, such as how often it is used.
  package let detail: String
  let face: PickerFace?

  /// Makes a row.
  package init(_ value: Value, label: String, detail: String = "") {
    self.value = value
    self.label = label
    self.detail = detail
    face = nil
  }

  /// Makes a row whose label has parts, so that the parts that matter less give way where there is little room.
  ///
  /// - Parameters:
  ///   - value: What the row stands for.
  ///   - leads: Plain text before the label, from the longest to the shortest; an empty one at the end lets the label
  ///     stand alone. The filter looks at the first.
  ///   - label: What the row is about.
  ///   - shortLabel: What stands for the label where that does not fit, such as a name without its folder.
  ///   - detail: What is shown faintly behind, and left out first.
  package init(
    _ value: Value, leads: [String], label: String, shortLabel: String? = nil,
    detail: String = ""
  ) {
    self.value = value
    self.label = (leads.first ?? "") + label
    self.detail = detail
    face = PickerFace(leads: leads, label: label, shortLabel: shortLabel)
  }
}

extension PickerRow: Sendable where Value: Sendable {}

/// A row above the values that stands for none of them, such as one that clears a field.
package struct PickerFixedRow: Hashable, Sendable {
  /// What is shown and looked through by the filter.
  package let label: String
  /// What chooses the row where answers are lines, such as `u`; nil for Enter alone.
  package let key: String?
  /// What the key does, in a word or two, such as `unknown`.
  package let meaning: TerminalLine

  /// Makes a row.
  package init(_ label: String, key: String?, meaning: TerminalLine) {
    self.label = label
    self.key = key
    self.meaning = meaning
  }
}
