/// A number of the language: a whole number of 64 bits, or an exact decimal.
///
/// Equality and order are those of the values: 5 equals 5.0. Yet the case counts in a division: of
/// two integers it drops the fraction.
package enum Number: Sendable {
  /// A whole number of 64 bits.
  case integer(Int64)
  /// A decimal, whole or not.
  case decimal(DecimalNumber)

  /// The value as a whole number of 64 bits; nil when it has a fraction or does not fit.
  package var integerValue: Int64? {
    switch self {
    case .integer(let value): value
    case .decimal(let value): value.integerValue
    }
  }

  /// The value as a decimal.
  package var decimalValue: DecimalNumber {
    switch self {
    case .integer(let value): DecimalNumber(integer: value)
    case .decimal(let value): value
    }
  }

  /// The same value as a decimal number.
  package var asDecimal: Number { .decimal(decimalValue) }
}

extension Number: Hashable {
  /// Tells whether two numbers have the same value.
  package static func == (left: Number, right: Number) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left == right
    case (.decimal(let left), .decimal(let right)): left == right
    default: left.decimalValue == right.decimalValue
    }
  }

  /// Feeds the value, whatever the case.
  package func hash(into hasher: inout Hasher) {
    if let integerValue { hasher.combine(integerValue) } else { hasher.combine(decimalValue) }
  }
}

extension Number: Comparable {
  /// Tells whether the left value is the smaller one.
  package static func < (left: Number, right: Number) -> Bool {
    guard case .integer(let leftInteger) = left, case .integer(let rightInteger) = right else {
      return left.decimalValue < right.decimalValue
    }
    return leftInteger < rightInteger
  }
}
