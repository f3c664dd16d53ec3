import Glibc

/// The functions whose results are not exact: they are worked out in `Double`.
///
/// A result is rounded to 15 digits. It is nil outside of the domain of the function, where it is
/// infinite, and from 10^127 on.
package enum RealFunction {
  private static let digits = 15
  /// The power of ten that no factor of a double reaches.
  private static let largestPower = 1000

  /// Returns the square root.
  package static func squareRoot(_ value: DecimalNumber) -> DecimalNumber? {
    decimal(real(value).squareRoot())
  }

  /// Returns e to a power.
  package static func exponential(_ value: DecimalNumber) -> DecimalNumber? {
    decimal(exp(real(value)))
  }

  /// Returns the natural logarithm.
  package static func naturalLogarithm(_ value: DecimalNumber) -> DecimalNumber? {
    decimal(log(real(value)))
  }

  /// Returns the logarithm to base 10.
  package static func logarithm(_ value: DecimalNumber) -> DecimalNumber? {
    decimal(log10(real(value)))
  }

  /// Returns a number to a power.
  package static func power(_ base: DecimalNumber, _ exponent: DecimalNumber) -> DecimalNumber? {
    decimal(pow(real(base), real(exponent)))
  }

  /// Returns the square root of the mean of the squares; nil without values.
  static func rootMeanSquare(_ values: [DecimalNumber]) -> DecimalNumber? {
    // In order of their size, so that the result does not hang on the order of the values.
    let squares = values.map { real($0) * real($0) }.sorted()
    return decimal((squares.reduce(0, +) / Double(squares.count)).squareRoot())
  }

  private static func real(_ value: DecimalNumber) -> Double {
    Double(value.description) ?? .nan
  }

  private static func decimal(_ value: Double) -> DecimalNumber? {
    guard value.isFinite else { return nil }
    // Also keeps to doubles with a leading one.
    guard value.magnitude >= 1e-127 else { return .zero }
    // The exact value: a whole number times a power of 2, or of 5 with the point moved.
    let significand = LongCoefficient(
      UInt128(value.significandBitPattern | 1 << Double.significandBitCount), exponent: 0)
    let twos = Int(value.exponent) - Double.significandBitCount
    let power =
      twos == 0
      ? nil
      : LongCoefficient(twos > 0 ? 2 : 5, exponent: 0)
        .raised(to: UInt64(twos.magnitude), within: largestPower)
    let exact = power.map { significand.multiplied(by: $0) } ?? significand
    return DecimalNumber(
      rounding: exact.wide, isCut: exact.isCut, toDigits: digits,
      exponent: exact.exponent + min(twos, 0), isNegative: value < 0)
  }
}
