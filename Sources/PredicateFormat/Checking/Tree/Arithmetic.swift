/// An operation on two numbers.
package enum Arithmetic: String, Hashable, Sendable, CaseIterable {
  /// The sum.
  case add
  /// The difference.
  case subtract
  /// The product.
  case multiply
  /// The quotient, without its fraction when both are whole numbers of type integer; null of a zero.
  case divide
  /// The remainder with the sign of the first; null of a zero.
  case modulus
  /// The power.
  case power
  /// The bits set in both; null of a number that is no 64-bit integer.
  case bitwiseAnd
  /// The bits set in either.
  case bitwiseOr
  /// The bits set in one only.
  case bitwiseXor
  /// The bits moved up; null for a count outside 0…63.
  case shiftLeft
  /// The bits moved down, the sign kept; null for a count outside 0…63.
  case shiftRight
}
