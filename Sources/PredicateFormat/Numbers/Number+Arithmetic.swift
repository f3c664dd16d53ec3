/// Operations on two integers give an integer while 64 bits hold it, and a decimal beyond; with a
/// decimal among the two the result is a decimal.
extension Number {
  /// The number with the other sign.
  package var negated: Number {
    switch self {
    case .integer(let value) where value != .min: .integer(-value)
    case .integer, .decimal: .decimal(decimalValue.negated)
    }
  }

  /// The number without its sign.
  package var absolute: Number { self < .integer(0) ? negated : self }

  /// Returns the sum; nil from 10^127 on.
  package func adding(_ other: Number) -> Number? {
    combined(with: other, { $0.addingReportingOverflow($1) }, { $0.adding($1) })
  }

  /// Returns the difference; nil from 10^127 on.
  package func subtracting(_ other: Number) -> Number? {
    combined(with: other, { $0.subtractingReportingOverflow($1) }, { $0.subtracting($1) })
  }

  /// Returns the product; nil from 10^127 on.
  package func multiplied(by other: Number) -> Number? {
    combined(with: other, { $0.multipliedReportingOverflow(by: $1) }, { $0.multiplied(by: $1) })
  }

  /// Returns the quotient, without its fraction when both are integers.
  ///
  /// Nil for a divisor of zero, and from 10^127 on.
  package func divided(by divisor: Number) -> Number? {
    guard divisor != .integer(0) else { return nil }
    // The one quotient of integers that overflows is that of the least by -1, which is whole.
    return combined(
      with: divisor, { $0.dividedReportingOverflow(by: $1) }, { $0.divided(by: $1) })
  }

  /// Returns what a division to a whole quotient leaves, with the sign of this number.
  ///
  /// Nil for a divisor of zero.
  package func remainder(dividingBy divisor: Number) -> Number? {
    guard divisor != .integer(0) else { return nil }
    return combined(
      with: divisor,
      // Some processors cannot divide the least integer by -1, which leaves nothing.
      { $1 == -1 ? (0, false) : $0.remainderReportingOverflow(dividingBy: $1) },
      { $0.remainder(dividingBy: $1) })
  }

  /// Returns the number to a power.
  ///
  /// A whole power from 0 on is worked out like a product, any other in `Double`: rounded to 15
  /// digits, and a decimal. Nil where there is no such number, and from 10^127 on. Zero to the power
  /// of zero is 1.
  package func raised(to power: Number) -> Number? {
    guard let whole = power.integerValue.flatMap({ UInt64(exactly: $0) }) else {
      return RealFunction.power(decimalValue, power.decimalValue).map { .decimal($0) }
    }
    guard let result = decimalValue.raised(toWhole: whole) else { return nil }
    if case .integer = self, case .integer = power, let integer = result.integerValue {
      return .integer(integer)
    }
    return .decimal(result)
  }

  private func combined(
    with other: Number, _ integers: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    _ decimals: (DecimalNumber, DecimalNumber) -> DecimalNumber?
  ) -> Number? {
    if case .integer(let left) = self, case .integer(let right) = other {
      let (result, overflows) = integers(left, right)
      if !overflows { return .integer(result) }
    }
    return decimals(decimalValue, other.decimalValue).map { .decimal($0) }
  }
}
