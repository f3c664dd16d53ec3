import PredicateFormat

/// Lists, and what stands to the right of IN and BETWEEN.
extension SyntaxGenerator {
  /// A list after IN, a variable that holds one, a text to look in, or a collection.
  mutating func container(of type: ValueType, _ depth: Int) -> Operand {
    switch roll(14) {
    case 0 where type != .bool: return .variable(BoundVariable.list(of: type).rawValue, .none)
    case 1...2 where type == .text: return text(depth - 1)
    case 3:
      guard let (relation, field) = path(Self.comparable(type)) else { fallthrough }
      return Written.path(relation.name, field.name)
    default: return list(of: type, depth)
    }
  }

  private mutating func list(of type: ValueType, _ depth: Int) -> Operand {
    // One list in ten is empty; NULL comes up by itself.
    let count = roll(10) == 0 ? 0 : 1 + roll(4)
    return .list((0..<count).map { _ in opposite(type, depth - 1) }, .none)
  }

  mutating func bounds(_ type: ValueType, _ depth: Int) -> Operand {
    if roll(12) == 0, type == .decimal {
      return .variable(BoundVariable.bounds.rawValue, .none)
    }
    return .list([opposite(type, depth - 1), opposite(type, depth - 1)], .none)
  }

  /// A list of values for a function or an index; no date in it is typed.
  mutating func plainList(_ type: ValueType, _ depth: Int, atLeast least: Int = 0) -> [Operand] {
    (0..<least + roll(4)).map { _ in
      if roll(6) == 0 { return Written.null }
      if type == .date { return date(depth - 1) }
      return roll(2) == 0 ? constant(type) : value(type, depth - 1)
    }
  }

  /// One element of a list.
  mutating func listElement(_ type: ValueType, _ depth: Int) -> Operand {
    .element(.list(plainList(type, depth, atLeast: 1), .none), place(depth), .none)
  }

  /// The types whose values can be compared with one.
  static func comparable(_ type: ValueType) -> [ValueType] {
    type.isNumeric ? [.integer, .decimal, .bool] : [type]
  }
}
