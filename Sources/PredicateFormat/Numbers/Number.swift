/// A number of the language: a whole number of 64 bits, or an exact decimal.
///
/// Equality and order are those of the values: 5 equals 5.0.
package enum Number: Hashable, Sendable {
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A decimal, whole or not.
  case decimal(DecimalNumber)
}
