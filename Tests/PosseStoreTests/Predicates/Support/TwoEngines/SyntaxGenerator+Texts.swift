import PredicateFormat

/// Values that are texts.
extension SyntaxGenerator {
  mutating func text(_ depth: Int) -> Operand {
    guard depth > 0, roll(3) == 0 else {
      return roll(8) == 0 ? Written.text(pick(SharedValues.texts)) : field(.text)
    }
    let inner = depth - 1
    switch roll(9) {
    case 0, 1: return Written.call(pick([.uppercase, .lowercase, .canonical]), text(inner))
    case 2: return .selector(text(inner), pick([.lowercase, .uppercase]), [], .none)
    case 3: return .cast(pickedForCast(inner), .text, .none)
    case 4: return .ternary(predicate(depth: 0), text(inner), text(inner), .none)
    case 5: return element([.text], depth)
    case 6: return statistic([.minimum, .maximum], [.text])
    case 7: return roll(2) == 0 ? listElement(.text, depth) : variable(.text)
    default: return leastOrGreatest(.text, depth)
    }
  }

  /// `min` or `max` of texts or dates.
  mutating func leastOrGreatest(_ type: ValueType, _ depth: Int) -> Operand {
    let function: PredicateFunction = pick([.minimum, .maximum])
    if roll(2) == 0, let (relation, field) = path([type]) {
      return Written.call(function, Written.path(relation.name, field.name))
    }
    return .call(function, [field(type)] + plainList(type, depth), .none)
  }
}
