/// The lines of a report.
enum Report {
  /// A name and what belongs to it, in columns.
  static func row(_ name: String, _ cells: [String]) -> String {
    let label = name + String(repeating: " ", count: max(1, 40 - name.count))
    return "  " + label + cells.joined(separator: "   ")
  }
}
