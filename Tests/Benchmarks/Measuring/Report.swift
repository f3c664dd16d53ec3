/// The lines of a report.
enum Report {
  /// A name and what belongs to it, in columns.
  static func row(_ name: String, _ cells: [String]) -> String {
    let label = name + String(repeating: " ", count: max(1, 40 - name.count))
    return "  " + label + cells.joined(separator: "   ")
  }

  /// The median of some numbers and between what 90 % of them lie.
  static func spread(_ values: [Double], unit: String, digits: Int = 2) -> String {
    let parts = [0.5, 0.05, 0.95].map { share in
      (Statistics.quantile(share, of: values) ?? 0).rounded(digits: digits)
    }
    return "median \(parts[0]) \(unit) (5 to 95 %: \(parts[1]) to \(parts[2]))"
  }

  /// One line that says whether a figure is at most what it may be.
  static func verdict(
    _ name: String, _ figure: Double, atMost limit: Double, unit: String, digits: Int = 2
  ) -> (line: String, isPassed: Bool) {
    let isPassed = figure <= limit
    return (line(name, figure, "at most", limit, unit, digits, isPassed), isPassed)
  }

  /// One line that says whether a figure is at least what it must be.
  static func verdict(
    _ name: String, _ figure: Double, atLeast limit: Double, unit: String, digits: Int = 2
  ) -> (line: String, isPassed: Bool) {
    let isPassed = figure >= limit
    return (line(name, figure, "at least", limit, unit, digits, isPassed), isPassed)
  }

  private static func line(
    _ name: String, _ figure: Double, _ bound: String, _ limit: Double, _ unit: String,
    _ digits: Int, _ isPassed: Bool
  ) -> String {
    let numbers = (figure.rounded(digits: digits), limit.rounded(digits: digits))
    return row(
      isPassed ? "PASS" : "FAIL", ["\(name): \(numbers.0) \(unit), \(bound) \(numbers.1)"])
  }
}
