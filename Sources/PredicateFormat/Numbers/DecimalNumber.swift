/// An exact decimal: a sign, up to 38 digits and a power of ten.
///
/// The value is `±coefficient × 10^exponent`. The coefficient has no trailing zeros, so that equal
/// values are equal in every part; zero has no sign and exponent 0.
package struct DecimalNumber: Hashable, Sendable {
  /// Whether the value is below zero.
  package let isNegative: Bool
  /// The digits, at most 38 and without trailing zeros.
  package let coefficient: UInt128
  /// The power of ten.
  package let exponent: Int

  /// Makes a decimal of parts that are within bounds.
  init(normalizing coefficient: UInt128, exponent: Int, isNegative: Bool) {
    var coefficient = coefficient
    var exponent = exponent
    while coefficient != 0 && coefficient.isMultiple(of: 10) {
      coefficient /= 10
      exponent += 1
    }
    self.coefficient = coefficient
    self.exponent = coefficient == 0 ? 0 : exponent
    self.isNegative = isNegative && coefficient != 0
  }
}
