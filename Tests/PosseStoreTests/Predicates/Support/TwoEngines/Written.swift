import PredicateFormat

/// Short ways to write trees down as a person would type them.
enum Written {
  static func number(_ number: Number) -> Operand { .literal(.number(number), .none) }

  static func number(_ whole: Int64) -> Operand { number(.integer(whole)) }

  static func text(_ text: String) -> Operand { .literal(.text(text), .none) }

  static let null = Operand.literal(.null, .none)

  static func bool(_ value: Bool) -> Operand { .literal(.bool(value), .none) }

  static func key(_ name: String) -> Operand { .key(name, .none) }

  static func path(_ relation: String, _ field: String) -> Operand {
    .property(key(relation), field, .none)
  }

  static func call(_ function: PredicateFunction, _ arguments: Operand...) -> Operand {
    .call(function, arguments, .none)
  }

  /// A minus before a number would be part of the number.
  static func negated(_ operand: Operand) -> Operand {
    if case .literal(.number(let value), _) = operand { return number(value.negated) }
    return .negated(operand, .none)
  }
}
