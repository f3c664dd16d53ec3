/// An exact decimal: a sign, up to 38 digits and a power of ten.
///
/// The value is `±coefficient × 10^exponent`: zero, or of a size from 10^-127 to below 10^127. The
/// coefficient has no trailing zeros, so that equal values are equal in every part; zero has no sign
/// and exponent 0.
///
/// A result that 38 digits hold is exact; any other is rounded half-even to 28 digits. One of 10^127
/// or more is nil, and one below 10^-127 is zero.
package struct DecimalNumber: Hashable, Sendable {
  /// The most digits that a decimal has.
  static let maximumDigits = 38
  /// The digits of a result that cannot be exact.
  static let roundedDigits = 28
  /// Sizes are below ten to this power, and not below ten to its opposite.
  static let sizeLimit = 127

  /// Zero.
  package static let zero = DecimalNumber(normalizing: 0, exponent: 0, isNegative: false)

  /// Whether the value is below zero.
  package let isNegative: Bool
  /// The digits, at most 38 and without trailing zeros.
  package let coefficient: UInt128
  /// The power of ten.
  package let exponent: Int

  /// Makes a decimal of parts that are within bounds.
  init(normalizing coefficient: UInt128, exponent: Int, isNegative: Bool) {
    let (digits, zeros) = Self.strippingZeros(coefficient)
    self.coefficient = digits
    self.exponent = digits == 0 ? 0 : exponent + zeros
    self.isNegative = isNegative && digits != 0
  }

  /// Makes a decimal of parts within 38 digits: nil when it is too large, zero when it is too small.
  init?(bounding coefficient: UInt128, exponent: Int, isNegative: Bool) {
    self.init(normalizing: coefficient, exponent: exponent, isNegative: isNegative)
    guard magnitude < Self.sizeLimit else { return nil }
    if magnitude < -Self.sizeLimit { self = .zero }
  }

  /// Makes the decimal of a whole number.
  package init(integer value: Int64) {
    self.init(normalizing: UInt128(value.magnitude), exponent: 0, isNegative: value < 0)
  }

  /// Makes the decimal of a count of thousandths.
  package init(thousandths value: Int64) {
    self.init(normalizing: UInt128(value.magnitude), exponent: -3, isNegative: value < 0)
  }

  /// Makes the decimal of a count of millionths.
  package init(millionths value: Int64) {
    self.init(normalizing: UInt128(value.magnitude), exponent: -6, isNegative: value < 0)
  }

  /// Whether the value has no fraction.
  package var isWhole: Bool { exponent >= 0 }

  /// The value as a whole number of 64 bits; nil when it has a fraction or does not fit.
  package var integerValue: Int64? {
    // 10^19 is past 64 bits.
    guard isWhole, magnitude < 19 else { return nil }
    let size = Int128(coefficient &* PowersOfTen[exponent])
    return Int64(exactly: isNegative ? -size : size)
  }

  /// The value with the other sign.
  package var negated: DecimalNumber {
    DecimalNumber(normalizing: coefficient, exponent: exponent, isNegative: !isNegative)
  }

  /// The value without its sign.
  package var absolute: DecimalNumber { isNegative ? negated : self }

  /// The power of ten of the first digit; 0 for zero.
  var magnitude: Int {
    coefficient == 0 ? 0 : exponent + PowersOfTen.digitCount(of: coefficient) - 1
  }

  private static func strippingZeros(_ value: UInt128) -> (digits: UInt128, zeros: Int) {
    var digits = value
    var zeros = 0
    // Most values fit 64 bits, whose divisions are many times faster.
    while digits > UInt128(UInt64.max) {
      let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { return (digits, zeros) }
      digits = quotient
      zeros += 1
    }
    var narrow = UInt64(truncatingIfNeeded: digits)
    while narrow != 0 {
      let (quotient, remainder) = narrow.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { break }
      narrow = quotient
      zeros += 1
    }
    return (UInt128(narrow), zeros)
  }
}

extension DecimalNumber: Comparable {
  /// Tells whether the left value is the smaller one.
  package static func < (left: DecimalNumber, right: DecimalNumber) -> Bool {
    if left.sign != right.sign { return left.sign < right.sign }
    return left.isNegative ? right.isNearerZero(than: left) : left.isNearerZero(than: right)
  }

  private var sign: Int { coefficient == 0 ? 0 : isNegative ? -1 : 1 }

  private func isNearerZero(than other: DecimalNumber) -> Bool {
    guard magnitude == other.magnitude else { return magnitude < other.magnitude }
    return leftAligned < other.leftAligned
  }

  /// The digits with zeros up to 38.
  private var leftAligned: UInt128 {
    coefficient
      &* PowersOfTen[DecimalNumber.maximumDigits - PowersOfTen.digitCount(of: coefficient)]
  }
}
