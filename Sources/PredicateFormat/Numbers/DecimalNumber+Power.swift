extension DecimalNumber {
  /// Returns the value to a whole power; nil from 10^127 on.
  ///
  /// What 38 digits hold is exact. Other powers are worked out with 64 digits and rounded to 28.
  func raised(toWhole power: UInt64) -> DecimalNumber? {
    guard power > 0 else { return DecimalNumber(integer: 1) }
    guard coefficient != 0 else { return self }
    let base = LongCoefficient(coefficient, exponent: exponent)
    guard let result = base.raised(to: power, within: Self.sizeLimit) else {
      return magnitude < 0 ? .zero : nil
    }
    return DecimalNumber(
      result: result.wide, isCut: result.isCut, exponent: result.exponent,
      isNegative: isNegative && !power.isMultiple(of: 2))
  }
}
