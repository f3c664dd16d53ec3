import TestSupport

@testable import PredicateFormat

/// Numbers that the suites draw on.
enum NumberSample {
  /// Reads a number that a test wrote; one that cannot be read becomes one that no test expects.
  static func number(_ text: String) -> Number { Number(parsing: text) ?? .integer(.min) }

  static func decimal(_ text: String) -> DecimalNumber {
    DecimalNumber(parsing: text) ?? DecimalNumber(integer: .min)
  }

  /// Draws a decimal of any length and size, many of them near the edges.
  static func randomDecimal(using generator: inout SeededGenerator) -> DecimalNumber {
    let count = Int.random(in: 1...38, using: &generator)
    // Runs of one digit meet carries and ties more often than random digits do.
    let isRun = Int.random(in: 0...3, using: &generator) == 0
    let runDigit = [0, 4, 5, 9].randomElement(using: &generator) ?? 0
    var text = "\(Int.random(in: 1...9, using: &generator))"
    for _ in 1..<max(count, 2) {
      text += isRun ? "\(runDigit)" : "\(Int.random(in: 0...9, using: &generator))"
    }
    let span = [3, 30, 88].randomElement(using: &generator) ?? 3
    let exponent = Int.random(in: -span...span, using: &generator)
    let sign = Bool.random(using: &generator) ? "-" : ""
    return decimal("\(sign)\(text.prefix(38))e\(exponent)")
  }
}
