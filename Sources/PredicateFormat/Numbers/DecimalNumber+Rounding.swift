extension DecimalNumber {
  /// Makes the result of an operation: exact when 38 digits hold it, else rounded to 28.
  ///
  /// - Parameters:
  ///   - wide: the first digits of the result; at least 29 of them when something was cut off.
  ///   - isCut: whether digits that are not all zero were cut off behind them.
  ///   - exponent: the power of ten of the last digit.
  ///   - isNegative: the sign.
  init?(result wide: WideCoefficient, isCut: Bool, exponent: Int, isNegative: Bool) {
    if !isCut, let (exact, zeros) = Self.exactDigits(of: wide) {
      self.init(bounding: exact, exponent: exponent + zeros, isNegative: isNegative)
      return
    }
    self.init(
      rounding: wide, isCut: isCut, toDigits: Self.roundedDigits, exponent: exponent,
      isNegative: isNegative)
  }

  /// Makes a decimal of the first digits of a number, rounded half-even.
  ///
  /// Nil from 10^127 on. When something was cut off, there are more digits than are asked for.
  init?(
    rounding wide: WideCoefficient, isCut: Bool, toDigits count: Int, exponent: Int,
    isNegative: Bool
  ) {
    let surplus = max(wide.digitCount - count, 0)
    self.init(
      bounding: Self.halfEven(wide, dropping: surplus, isCut: isCut),
      exponent: exponent + surplus, isNegative: isNegative)
  }

  /// The value rounded half-even to a whole number.
  package var roundedToWhole: DecimalNumber {
    guard !isWhole else { return self }
    return DecimalNumber(
      normalizing: Self.halfEven(WideCoefficient(coefficient), dropping: -exponent, isCut: false),
      exponent: 0, isNegative: isNegative)
  }

  /// The value without its fraction.
  package var truncated: DecimalNumber { whole(awayFromZero: false) }

  /// The greatest whole number that is not above the value.
  package var floor: DecimalNumber { whole(awayFromZero: isNegative) }

  /// The least whole number that is not below the value.
  package var ceiling: DecimalNumber { whole(awayFromZero: !isNegative) }

  private func whole(awayFromZero: Bool) -> DecimalNumber {
    guard !isWhole else { return self }
    let (head, isCut) = WideCoefficient(coefficient).dropping(digits: -exponent)
    let digits = (head.narrow ?? 0) &+ (isCut && awayFromZero ? 1 : 0)
    return DecimalNumber(normalizing: digits, exponent: 0, isNegative: isNegative)
  }

  /// Returns the digits without trailing zeros; nil when more than 38 remain.
  private static func exactDigits(of wide: WideCoefficient) -> (digits: UInt128, zeros: Int)? {
    var wide = wide
    var zeros = 0
    while true {
      if let digits = wide.narrow, digits < PowersOfTen[maximumDigits] { return (digits, zeros) }
      let (quotient, remainder) = wide.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { return nil }
      wide = quotient
      zeros += 1
    }
  }

  /// Drops the last digits, rounding half-even; what remains has at most 38 digits.
  private static func halfEven(
    _ wide: WideCoefficient, dropping count: Int, isCut: Bool
  ) -> UInt128 {
    guard count > 0 else { return wide.narrow ?? 0 }
    let (head, isCutBefore) = wide.dropping(digits: count - 1)
    let (quotient, digit) = head.quotientAndRemainder(dividingBy: 10)
    let result = quotient.narrow ?? 0
    let isPastHalf = digit > 5 || digit == 5 && (isCut || isCutBefore)
    let isTie = digit == 5 && !isPastHalf
    return isPastHalf || isTie && !result.isMultiple(of: 2) ? result &+ 1 : result
  }
}
