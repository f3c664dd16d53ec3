extension Number {
  /// The greatest whole number that is not above this one.
  package var floor: Number { whole(\.floor) }

  /// The least whole number that is not below this one.
  package var ceiling: Number { whole(\.ceiling) }

  /// The number without its fraction.
  package var truncated: Number { whole(\.truncated) }

  /// The square root, a decimal of 15 digits; nil of a negative number.
  package var squareRoot: Number? { RealFunction.squareRoot(decimalValue).map { .decimal($0) } }

  /// e to the power of this number, a decimal of 15 digits; nil from 10^127 on.
  package var exponential: Number? { RealFunction.exponential(decimalValue).map { .decimal($0) } }

  /// The natural logarithm, a decimal of 15 digits; nil of a number that is not positive.
  package var naturalLogarithm: Number? {
    RealFunction.naturalLogarithm(decimalValue).map { .decimal($0) }
  }

  /// The logarithm to base 10, a decimal of 15 digits; nil of a number that is not positive.
  package var logarithm: Number? { RealFunction.logarithm(decimalValue).map { .decimal($0) } }

  private func whole(_ rounding: (DecimalNumber) -> DecimalNumber) -> Number {
    guard case .decimal(let value) = self else { return self }
    return .decimal(rounding(value))
  }
}
