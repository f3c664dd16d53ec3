/// A function of the language, under its canonical name without the last colon.
package enum PredicateFunction: String, Hashable, Sendable, CaseIterable {
  /// The sum of numbers.
  case sum
  /// How many elements there are.
  case count
  /// The least.
  case minimum = "min"
  /// The greatest.
  case maximum = "max"
  /// The mean; `avg` is another spelling.
  case average
  /// The middle value, or the mean of the two middle ones.
  case median
  /// The standard deviation, dividing by the count.
  case standardDeviation = "stddev"
  /// The smallest of the most frequent values.
  case mode
  /// The sum of two numbers.
  case add = "add:to"
  /// The first number less the second.
  case subtract = "from:subtract"
  /// The product of two numbers.
  case multiply = "multiply:by"
  /// The quotient of two numbers.
  case divide = "divide:by"
  /// The remainder of a division, with the sign of the first number.
  case modulus = "modulus:by"
  /// A number to a power.
  case power = "raise:toPower"
  /// The number without its sign.
  case absolute = "abs"
  /// The square root.
  case squareRoot = "sqrt"
  /// e to the power of a number.
  case exponential = "exp"
  /// The natural logarithm.
  case naturalLogarithm = "ln"
  /// The logarithm to base 10.
  case logarithm = "log"
  /// The greatest whole number that is not above.
  case floor
  /// The least whole number that is not below.
  case ceiling
  /// The number without its fraction.
  case truncate = "trunc"
  /// The bits set in both.
  case bitwiseAnd = "bitwiseAnd:with"
  /// The bits set in either.
  case bitwiseOr = "bitwiseOr:with"
  /// The bits set in one only.
  case bitwiseXor = "bitwiseXor:with"
  /// The bits moved up.
  case shiftLeft = "leftshift:by"
  /// The bits moved down.
  case shiftRight = "rightshift:by"
  /// Every bit turned.
  case onesComplement
  /// The text in capitals.
  case uppercase
  /// The text in small letters.
  case lowercase
  /// The text as it is kept, composed.
  case canonical
  /// How many code points the text has.
  case length
  /// The moment at which the command began.
  case now

  /// Returns the function of a name with or without its last colon; `avg` is `average`.
  package init?(spelling: String) {
    let name = spelling.hasSuffix(":") ? String(spelling.dropLast()) : spelling
    self.init(rawValue: name == "avg" ? "average" : name)
  }

  /// The name as it is printed: `add:to:` with its last colon, `abs` without one.
  package var spelling: String { rawValue.contains(":") ? rawValue + ":" : rawValue }

  /// Whether the function is one over a collection, a list or any number of values.
  package var isStatistic: Bool {
    switch self {
    case .sum, .count, .minimum, .maximum, .average, .median, .standardDeviation, .mode: true
    default: false
    }
  }

  /// How many values it takes; nil for any number of at least one.
  package var argumentCount: Int? {
    if isStatistic { return nil }
    if self == .now { return 0 }
    return rawValue.contains(":") ? 2 : 1
  }
}
