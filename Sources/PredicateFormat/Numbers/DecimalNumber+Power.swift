extension DecimalNumber {
  /// Returns the value to a whole power; nil from 10^127 on.
  ///
  /// What 38 digits hold is exact. Other powers are worked out with 64 digits and rounded to 28.
  func raised(toWhole power: UInt64) -> DecimalNumber? {
    guard power > 0 else { return DecimalNumber(integer: 1) }
    guard coefficient != 0 else { return self }
    var square = LongCoefficient(coefficient, exponent: exponent)
    var result: LongCoefficient?
    var rest = power
    while true {
      // The result is no nearer to one than any of the powers that it is made of.
      if square.magnitude >= Self.sizeLimit { return nil }
      if square.magnitude < -Self.sizeLimit { return .zero }
      if !rest.isMultiple(of: 2) { result = result?.multiplied(by: square) ?? square }
      rest /= 2
      guard rest > 0 else { break }
      square = square.multiplied(by: square)
    }
    guard let result else { return nil }
    return DecimalNumber(
      result: result.wide, isCut: result.isCut, exponent: result.exponent,
      isNegative: isNegative && !power.isMultiple(of: 2))
  }
}
