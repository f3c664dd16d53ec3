/// A function of one value.
package enum ScalarFunction: String, Hashable, Sendable, CaseIterable {
  /// The number with the other sign.
  case negated
  /// The number without its sign.
  case absolute
  /// The square root; null of a negative number.
  case squareRoot
  /// e to the power.
  case exponential
  /// The natural logarithm; null of a number that is not positive.
  case naturalLogarithm
  /// The logarithm to base 10; null of a number that is not positive.
  case logarithm
  /// The greatest whole number that is not above.
  case floor
  /// The least whole number that is not below.
  case ceiling
  /// The number without its fraction.
  case truncate
  /// Every bit turned; null of a number that is no 64-bit integer.
  case onesComplement
  /// The text in capitals.
  case uppercase
  /// The text in small letters.
  case lowercase
  /// The text as it is.
  case canonical
  /// How many code points the text has.
  case length
}
