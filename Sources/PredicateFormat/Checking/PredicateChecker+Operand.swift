import Chronology

extension PredicateChecker {
  /// Looks up the names in an operand.
  mutating func resolve(_ operand: Operand) throws(CheckFailure) -> TypedOperand {
    switch operand {
    case .literal(let literal, _): return .value(CheckedValue(literal))
    case .selfReference: return .record(scope: 0, schema)
    case .key(let name, let range): return try resolveKey(name, range)
    case .variable(let name, let range): return try resolveVariable(name, range)
    case .property(let base, let name, let range): return try resolveProperty(base, name, range)
    case .collection(let base, let operation, let key, let range):
      return .value(try resolveCollection(base, operation, key, range))
    case .element(let base, let index, let range): return try resolveElement(base, index, range)
    case .negated(let value, _):
      return .value(folded(.function(.negated, try number(value))))
    case .arithmetic(let operation, let left, let right, _):
      return .value(try resolveArithmetic(Arithmetic(operation), left, right))
    case .call(let function, let arguments, _):
      return .value(try resolveCall(function, arguments))
    case .list(let elements, _): return .list(elements)
    case .subqueryCount(let collection, let variable, let predicate, let range):
      return .value(try resolveSubquery(collection, variable, predicate, range))
    case .ternary(let predicate, let first, let second, _):
      let condition = check(predicate)
      let (one, other) = try unified(try resolve(first), first, try resolve(second), second)
      return .value(folded(.ternary(condition, one.asDate, other.asDate)))
    case .cast(let value, let target, _):
      let source = try self.value(try resolve(value), value, meeting: .text).asDate
      return .value(folded(.cast(source, target)))
    case .selector(let value, let function, let arguments, _):
      return .value(try resolveSelector(value, function, arguments))
    }
  }

  /// A number, or NULL.
  mutating func number(_ operand: Operand) throws(CheckFailure) -> CheckedValue {
    try number(try value(try resolve(operand), operand, meeting: .decimal), operand)
  }

  /// Makes sure that a value is a number, or NULL.
  private mutating func number(
    _ value: CheckedValue, _ operand: Operand
  ) throws(CheckFailure) -> CheckedValue {
    guard value.type == .integer || value.type == .decimal || value.type == .null else {
      throw wrongType(operand, value, wanted: "number")
    }
    if case .literal(.bool, let range) = operand {
      throw fail(
        .argumentType(
          "\(source.excerpt(range.bytes)) is a bool, and a number belongs here"), at: range)
    }
    return value
  }

  /// A text, or NULL.
  mutating func text(_ operand: Operand) throws(CheckFailure) -> CheckedValue {
    let value = try value(try resolve(operand), operand, meeting: .text)
    guard value.type == .text || value.type == .null else {
      throw wrongType(operand, value, wanted: "text")
    }
    return value
  }

  mutating func wrongType(
    _ operand: Operand, _ value: CheckedValue, wanted: String
  ) -> CheckFailure {
    fail(
      .argumentType(
        "\(source.excerpt(operand.range.bytes)) is a \(value.type.noun), and a \(wanted) belongs here"
      ),
      at: operand.range)
  }

  mutating func resolveArithmetic(
    _ operation: Arithmetic, _ left: Operand, _ right: Operand
  ) throws(CheckFailure) -> CheckedValue {
    // Each side is looked up once: a chain nests to the left, and twice at each level would never end.
    let first = try value(try resolve(left), left, meeting: .decimal).asDate
    let second = try value(try resolve(right), right, meeting: .decimal).asDate
    if first.type == .date, operation == .add || operation == .subtract {
      let seconds = try number(second, right)
      return folded(
        .dateAdding(
          first, seconds: operation == .add ? seconds : folded(.function(.negated, seconds))))
    }
    if second.type == .date, operation == .add {
      return folded(.dateAdding(second, seconds: try number(first, left)))
    }
    return folded(.arithmetic(operation, try number(first, left), try number(second, right)))
  }

  private mutating func resolveSubquery(
    _ collection: Operand, _ variable: String, _ predicate: PredicateExpression,
    _ range: NodeRange
  ) throws(CheckFailure) -> CheckedValue {
    guard case .records(let owner, let relation) = try resolve(collection) else {
      throw fail(
        .notACollection(source.excerpt(collection.range.bytes)), at: collection.range,
        hint: .note("a SUBQUERY is over records, such as photos or log"))
    }
    scopeDepth += 1
    defer { scopeDepth -= 1 }
    guard scopeDepth <= Self.deepestScope else {
      throw fail(.tooDeep(limit: Self.deepestScope), at: range)
    }
    let number = makeScope()
    scopes.append(Scope(number: number, variable: variable, schema: relation.element))
    defer { scopes.removeLast() }
    let condition = check(predicate)
    return .count(
      RelationUse(owner: owner, relation: relation, elementScope: number), where: condition)
  }

  private mutating func resolveSelector(
    _ value: Operand, _ function: SelectorFunction, _ arguments: [Operand]
  ) throws(CheckFailure) -> CheckedValue {
    switch function {
    case .lowercase: return folded(.function(.lowercase, try text(value)))
    case .uppercase: return folded(.function(.uppercase, try text(value)))
    case .length: return folded(.function(.length, try text(value)))
    case .dateAdding:
      let date = try self.value(try resolve(value), value, meeting: .date).asDate
      guard date.type == .date || date.type == .null else {
        throw wrongType(value, date, wanted: "date")
      }
      return folded(.dateAdding(date, seconds: try number(arguments[0])))
    }
  }
}

extension CheckedValue {
  init(_ literal: Literal) {
    switch literal {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .bool(let value): self = .number(.integer(value ? 1 : 0))
    case .null: self = .null
    }
  }
}

extension Arithmetic {
  init(_ operation: ArithmeticOperator) {
    switch operation {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .power: self = .power
    case .bitwiseAnd: self = .bitwiseAnd
    case .bitwiseOr: self = .bitwiseOr
    case .bitwiseXor: self = .bitwiseXor
    case .shiftLeft: self = .shiftLeft
    case .shiftRight: self = .shiftRight
    }
  }
}
