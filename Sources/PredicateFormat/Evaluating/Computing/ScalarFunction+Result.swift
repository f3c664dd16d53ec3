extension ScalarFunction {
  /// Returns what the function makes of a value; null of null, and where there is no result.
  package func result(_ argument: PredicateValue) -> PredicateValue {
    switch argument {
    case .number(let number): result(number).map { .number($0) } ?? .null
    case .text(let text): result(text) ?? .null
    case .null, .date: .null
    }
  }

  private func result(_ number: Number) -> Number? {
    switch self {
    case .negated: number.negated
    case .absolute: number.absolute
    case .squareRoot: number.squareRoot
    case .exponential: number.exponential
    case .naturalLogarithm: number.naturalLogarithm
    case .logarithm: number.logarithm
    case .floor: number.floor
    case .ceiling: number.ceiling
    case .truncate: number.truncated
    case .onesComplement: number.onesComplement
    case .uppercase, .lowercase, .canonical, .length: nil
    }
  }

  private func result(_ text: String) -> PredicateValue? {
    switch self {
    case .uppercase: .text(TextMapping.uppercase(text))
    case .lowercase: .text(TextMapping.lowercase(text))
    case .canonical: .text(text)
    case .length: .number(.integer(Int64(TextMapping.length(text))))
    default: nil
    }
  }
}
