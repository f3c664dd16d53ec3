/// A sign between two values.
package enum ArithmeticOperator: String, Hashable, Sendable, CaseIterable {
  /// The sum.
  case add = "+"
  /// The difference.
  case subtract = "-"
  /// The product.
  case multiply = "*"
  /// The quotient; of whole numbers without its fraction.
  case divide = "/"
  /// The power.
  case power = "**"
  /// The bits set in both.
  case bitwiseAnd = "&"
  /// The bits set in either.
  case bitwiseOr = "|"
  /// The bits set in one only.
  case bitwiseXor = "^"
  /// The bits moved up.
  case shiftLeft = "<<"
  /// The bits moved down, the sign kept.
  case shiftRight = ">>"
}
