import PredicateFormat

/// Comparisons of values of one type.
extension SyntaxGenerator {
  private static let orders: [Relation] = [
    .equal, .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual,
  ]
  private static let textRelations: [Relation] = [
    .contains, .beginsWith, .endsWith, .like, .matches, .isIn,
  ]
  private static let optionSets: [ComparisonOptions] = [
    [], [], .ignoresCase, .ignoresMarks, [.ignoresCase, .ignoresMarks],
  ]

  /// Compares a value with another of its type, or many of them after ANY and its like.
  mutating func compared(
    _ left: Operand, _ type: ValueType, _ depth: Int, _ quantifier: Quantifier? = nil
  ) -> Comparison {
    let relation: Relation =
      switch roll(type == .text ? 22 : 12) {
      case 0..<8: pick(Self.orders)
      case 8, 9: .isIn
      case 10, 11: .between
      default: pick(Self.textRelations)
      }
    let options: ComparisonOptions =
      relation == .between || (type != .text && roll(4) > 0) ? [] : options()
    let right: Operand
    switch relation {
    case .between: right = bounds(type, depth)
    case .isIn: right = container(of: type, depth)
    case .like: right = roll(3) > 0 ? Written.text(pick(SharedValues.wildcards)) : part(depth)
    case .matches: right = expression(depth)
    case .contains, .beginsWith, .endsWith: right = part(depth)
    default: right = opposite(type, depth)
    }
    // What has many values, or is a regular expression, stays on its side.
    let mayTurn = quantifier == nil && ![.isIn, .between, .matches].contains(relation)
    return mayTurn && roll(7) == 0
      ? Comparison(left: right, relation: relation, options: options, right: left)
      : Comparison(
        quantifier: quantifier, left: left, relation: relation, options: options, right: right)
  }

  private mutating func options() -> ComparisonOptions {
    roll(3) > 0 ? pick(Self.optionSets) : ComparisonOptions(rawValue: UInt8(roll(16)))
  }

  /// What stands opposite a value of a type.
  mutating func opposite(_ type: ValueType, _ depth: Int) -> Operand {
    switch roll(16) {
    case 0, 1: return Written.null
    case 2: return variable(type)
    case 3, 4: return type == .bool ? field(.bool) : value(type, depth - 1)
    default: return constant(type)
    }
  }

  mutating func value(_ type: ValueType, _ depth: Int) -> Operand {
    switch type {
    case .text: text(depth)
    case .date: date(depth)
    case .bool: field(.bool)
    case .integer, .decimal, .null: number(depth)
    }
  }

  mutating func constant(_ type: ValueType) -> Operand {
    switch type {
    case .text: Written.text(pick(SharedValues.texts))
    case .date: dateText()
    case .bool: roll(4) > 0 ? Written.bool(roll(2) == 0) : Written.number(pick([0, 1, 2]))
    case .integer, .decimal, .null: numberLiteral()
    }
  }

  /// A variable that has a value of a type.
  mutating func variable(_ type: ValueType) -> Operand {
    .variable(pick(BoundVariable.allCases.filter { $0.type == type }).rawValue, .none)
  }

  private mutating func part(_ depth: Int) -> Operand {
    switch roll(10) {
    case 0: Written.null
    case 1: variable(.text)
    case 2: text(depth - 1)
    default: Written.text(pick(SharedValues.texts))
    }
  }

  private mutating func expression(_ depth: Int) -> Operand {
    switch roll(12) {
    case 0 where schema.field("currency") != nil: return Written.key("currency")
    case 1: return variable(.text)
    case 2: return Written.null
    case 3 where depth > 0 && schema.field("currency") != nil:
      return .ternary(
        predicate(depth: 0), Written.text(pick(SharedValues.expressions)),
        Written.key("currency"), .none)
    default: return Written.text(pick(SharedValues.expressions))
    }
  }
}
