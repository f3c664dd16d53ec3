import PredicateFormat

/// Values that are numbers.
extension SyntaxGenerator {
  private static let scalars: [PredicateFunction] = [
    .absolute, .squareRoot, .exponential, .naturalLogarithm, .logarithm, .floor, .ceiling,
    .truncate, .onesComplement,
  ]
  private static let pairs: [PredicateFunction] = [
    .add, .subtract, .multiply, .divide, .modulus, .power, .bitwiseAnd, .bitwiseOr, .bitwiseXor,
    .shiftLeft, .shiftRight,
  ]
  private static let statistics = PredicateFunction.allCases.filter(\.isStatistic)

  mutating func number(_ depth: Int) -> Operand {
    guard depth > 0, roll(5) > 1 else {
      return roll(4) == 0 ? numberLiteral() : field(pick([.integer, .decimal]))
    }
    let inner = depth - 1
    switch roll(18) {
    case 0...1:
      return .arithmetic(pick(ArithmeticOperator.allCases), number(inner), number(inner), .none)
    case 2:
      return .arithmetic(
        pick([.divide, .divide, .bitwiseAnd, .bitwiseOr, .shiftRight]), field(.integer),
        Written.number(pick(SharedValues.smallWholes)), .none)
    case 3: return Written.negated(number(inner))
    case 4, 5: return Written.call(pick(Self.scalars), number(inner))
    case 6: return Written.call(pick(Self.pairs), number(inner), number(inner))
    case 7: return listStatistic(depth)
    case 8: return length(inner)
    case 15: return Written.call(pick(Self.pairs), field(.integer), numberLiteral())
    case 16: return listStatistic(depth)
    case 17: return Written.call(pick(Self.scalars), field(.decimal))
    case 9: return statistic(CollectionOperator.allCases, [.integer, .decimal])
    case 10: return element([.integer, .decimal], depth)
    case 11: return count(inner)
    case 12: return .ternary(predicate(depth: 0), number(inner), number(inner), .none)
    case 13: return roll(2) == 0 ? listElement(.decimal, depth) : variable(.decimal)
    default: return .cast(pickedForCast(inner), .number, .none)
    }
  }

  mutating func numberLiteral() -> Operand {
    switch roll(5) {
    case 0...2: Written.number(pick(SharedValues.smallWholes))
    case 3: Written.number(pick(SharedValues.wholes))
    default: Written.number(pick(SharedValues.decimals))
    }
  }

  /// A value of any type that CAST takes.
  mutating func pickedForCast(_ depth: Int) -> Operand {
    switch roll(4) {
    case 0: date(depth)
    case 1: text(depth)
    case 2: Written.text(pick(["7", "2.5", "-1", "2026-03-01", "2026-03-01T12:00Z"]))
    default: number(depth)
    }
  }

  private mutating func listStatistic(_ depth: Int) -> Operand {
    let function = pick(Self.statistics)
    switch roll(3) {
    case 0:
      guard let (relation, field) = path([.integer, .decimal]) else { fallthrough }
      return Written.call(function, Written.path(relation.name, field.name))
    case 1: return Written.call(function, .list(plainList(.decimal, depth, atLeast: 1), .none))
    default:
      // A single argument may be a list, which NULL alone is not.
      return .call(function, [field(.integer)] + plainList(.decimal, depth), .none)
    }
  }

  private mutating func length(_ depth: Int) -> Operand {
    switch roll(3) {
    case 0: Written.call(.length, text(depth))
    case 1: .selector(text(depth), .length, [], .none)
    default: .property(field(.text), "length", .none)
    }
  }
}
