extension DecimalNumber {
  /// Returns the sum; nil from 10^127 on.
  package func adding(_ other: DecimalNumber) -> DecimalNumber? {
    guard coefficient != 0 else { return other }
    guard other.coefficient != 0 else { return self }
    let (upper, lower) = exponent >= other.exponent ? (self, other) : (other, self)
    let gap = upper.exponent - lower.exponent
    // Both are written with the same power of ten; what does not fit below 76 digits is cut off.
    let shift = min(
      gap, WideCoefficient.maximumDigits - PowersOfTen.digitCount(of: upper.coefficient))
    let shifted = WideCoefficient(upper.coefficient).multiplied(byTenToThe: shift)
    let (part, isCut) = WideCoefficient(lower.coefficient).dropping(digits: gap - shift)
    let resultExponent = upper.exponent - shift
    if upper.isNegative == lower.isNegative {
      return DecimalNumber(
        result: shifted + part, isCut: isCut, exponent: resultExponent,
        isNegative: upper.isNegative)
    }
    guard shifted >= part else {
      return DecimalNumber(
        result: part - shifted, isCut: isCut, exponent: resultExponent,
        isNegative: lower.isNegative)
    }
    // Taking away a little more than the part leaves a little more than one less.
    let rest = isCut ? shifted - part - WideCoefficient(1) : shifted - part
    return DecimalNumber(
      result: rest, isCut: isCut, exponent: resultExponent, isNegative: upper.isNegative)
  }

  /// Returns the difference; nil from 10^127 on.
  package func subtracting(_ other: DecimalNumber) -> DecimalNumber? { adding(other.negated) }

  /// Returns the product; nil from 10^127 on.
  package func multiplied(by other: DecimalNumber) -> DecimalNumber? {
    DecimalNumber(
      result: .product(coefficient, other.coefficient), isCut: false,
      exponent: exponent + other.exponent, isNegative: isNegative != other.isNegative)
  }

  /// Returns the quotient; nil for a divisor of zero, and from 10^127 on.
  package func divided(by divisor: DecimalNumber) -> DecimalNumber? {
    guard divisor.coefficient != 0 else { return nil }
    // 76 digits over 38 leave 38 at least: all of a quotient that ends within 38 digits.
    let shift = WideCoefficient.maximumDigits - PowersOfTen.digitCount(of: coefficient)
    let (quotient, remainder) = WideCoefficient(coefficient).multiplied(byTenToThe: shift)
      .quotientAndRemainder(dividingBy: divisor.coefficient)
    return DecimalNumber(
      result: quotient, isCut: remainder != 0, exponent: exponent - shift - divisor.exponent,
      isNegative: isNegative != divisor.isNegative)
  }

  /// Returns what a division to a whole quotient leaves, exactly, with the sign of this value.
  ///
  /// Nil for a divisor of zero.
  package func remainder(dividingBy divisor: DecimalNumber) -> DecimalNumber? {
    guard divisor.coefficient != 0 else { return nil }
    guard exponent >= divisor.exponent else {
      let (scaled, overflows) = divisor.coefficient.multipliedReportingOverflow(
        by: PowersOfTen[divisor.exponent - exponent])
      // A divisor that 128 bits do not hold at this power of ten is greater than the value.
      if overflows || divisor.exponent - exponent > PowersOfTen.last { return self }
      return DecimalNumber(
        bounding: coefficient % scaled, exponent: exponent, isNegative: isNegative)
    }
    var rest = coefficient % divisor.coefficient
    var gap = exponent - divisor.exponent
    while gap > 0 && rest != 0 {
      let step = min(gap, PowersOfTen.last)
      rest =
        WideCoefficient.product(rest, PowersOfTen[step])
        .quotientAndRemainder(dividingBy: divisor.coefficient).remainder
      gap -= step
    }
    return DecimalNumber(bounding: rest, exponent: divisor.exponent, isNegative: isNegative)
  }
}
