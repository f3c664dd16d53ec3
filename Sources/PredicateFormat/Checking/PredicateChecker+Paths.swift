extension PredicateChecker {
  mutating func resolveKey(
    _ name: String, _ range: NodeRange
  ) throws(CheckFailure) -> TypedOperand {
    try member(name, of: schema, scope: 0, range)
  }

  /// Looks up a key of a record in scope.
  private mutating func member(
    _ name: String, of record: RecordSchema, scope: Int, _ range: NodeRange
  ) throws(CheckFailure) -> TypedOperand {
    if let field = record.field(name) {
      return .value(.field(FieldUse(scope: scope, record: record.name, field: field)))
    }
    if let relation = record.relation(name) { return .records(owner: scope, relation) }
    throw unknownKey(name, of: record, range)
  }

  mutating func resolveVariable(
    _ name: String, _ range: NodeRange
  ) throws(CheckFailure) -> TypedOperand {
    if let scope = scopes.last(where: { $0.variable == name }) {
      return .record(scope: scope.number, scope.schema)
    }
    usedVariables.insert(name)
    switch conditions.bindings[name] {
    case .typed(let text)?: return .untyped(text, name: name)
    case .literal(let operand)?: return try resolve(operand.relocated(to: range))
    case nil:
      throw fail(
        .unboundVariable(name, given: conditions.bindings.keys.sorted()), at: range,
        hint: .note("give its value with -p \(name)=VALUE"))
    }
  }

  mutating func resolveProperty(
    _ base: Operand, _ name: String, _ range: NodeRange
  ) throws(CheckFailure) -> TypedOperand {
    switch try resolve(base) {
    case .record(let scope, let record): return try member(name, of: record, scope: scope, range)
    case .records(let owner, let relation):
      guard let field = relation.element.field(name) else {
        throw unknownKey(name, of: relation.element, range)
      }
      return .fields(owner: owner, relation, field)
    case .element(let owner, let relation, let position):
      guard let field = relation.element.field(name) else {
        throw unknownKey(name, of: relation.element, range)
      }
      let use = RelationUse(owner: owner, relation: relation, elementScope: makeScope())
      return .value(.element(use, position, field))
    case .value(let value) where value.type == .text && name == "length":
      return .value(folded(.function(.length, value)))
    case .fields:
      throw fail(
        .needsQuantifier(source.excerpt(base.range.bytes)), at: range,
        hint: .note("a SUBQUERY asks more of an element: SUBQUERY(photos, $p, …).@count > 0"))
    default:
      throw fail(
        .unknownKey(source.excerpt(range.bytes), record: schema.name), at: range,
        hint: .note("'\(source.excerpt(base.range.bytes))' has no fields"))
    }
  }

  mutating func resolveElement(
    _ base: Operand, _ index: ElementIndex, _ range: NodeRange
  ) throws(CheckFailure) -> TypedOperand {
    let collection = try resolve(base)
    if case .size = index { return .value(try count(of: collection, base)) }
    let position: ElementPosition
    switch index {
    case .first, .size: position = .first
    case .last: position = .last
    case .at(let value): position = .at(try number(value))
    }
    switch collection {
    case .records(let owner, let relation): return .element(owner: owner, relation, position)
    case .fields(let owner, let relation, let field):
      let use = RelationUse(owner: owner, relation: relation, elementScope: makeScope())
      return .value(.element(use, position, field))
    case .list(let elements):
      return .value(folded(.listElement(try values(of: elements), position)))
    default: throw notACollection(base)
    }
  }

  mutating func resolveCollection(
    _ base: Operand, _ operation: CollectionOperator, _ key: String?, _ range: NodeRange
  ) throws(CheckFailure) -> CheckedValue {
    var collection = try resolve(base)
    if operation == .count { return try count(of: collection, base) }
    if case .records(let owner, let relation) = collection {
      guard let key else {
        throw fail(
          .listShape("@\(operation.rawValue) needs a field"), at: range,
          hint: .name(
            "\(source.excerpt(range.bytes)).\(relation.element.fields.first { $0.type.isNumeric }?.name ?? "")"
          ))
      }
      guard let field = relation.element.field(key) else {
        throw unknownKey(key, of: relation.element, range)
      }
      collection = .fields(owner: owner, relation, field)
    } else if key != nil {
      throw notACollection(base)
    }
    return try statistic(Statistic(operation), over: collection, base)
  }

  /// How many elements a collection has; of the values of a field those that are not null.
  mutating func count(
    of collection: TypedOperand, _ written: Operand
  ) throws(CheckFailure) -> CheckedValue {
    switch collection {
    case .records(let owner, let relation):
      return .count(
        RelationUse(owner: owner, relation: relation, elementScope: makeScope()),
        where: .constant(true))
    case .fields(let owner, let relation, let field):
      let use = RelationUse(owner: owner, relation: relation, elementScope: makeScope())
      let value = FieldUse(scope: use.elementScope, record: relation.element.name, field: field)
      return .count(use, where: .compare(.field(value), .notEqual, .null, .exact))
    case .list(let elements):
      _ = try values(of: elements)
      return .number(.integer(Int64(elements.count)))
    default: throw notACollection(written)
    }
  }

  /// The values of a list, which are of one type; an untyped variable is read by the type of the others,
  /// and as another one where it stands alone.
  mutating func values(
    of elements: [Operand], meeting type: ValueType = .text
  ) throws(CheckFailure) -> [CheckedValue] {
    var operands: [TypedOperand] = []
    for element in elements { operands.append(try resolve(element)) }
    var wanted: ValueType?
    for case .value(let value) in operands where wanted == nil && value.type != .null {
      wanted = value.type
    }
    var result: [CheckedValue] = []
    var common: ValueType?
    for (operand, element) in zip(operands, elements) {
      let value = try value(operand, element, meeting: wanted ?? type).asDate
      try checkSameType(value, element, &common)
      result.append(value)
    }
    return result
  }

  mutating func notACollection(_ operand: Operand) -> CheckFailure {
    let text = source.excerpt(operand.range.bytes)
    var hint: PredicateHint?
    if case .key(let name, _) = operand, schema.field(name)?.type == .text {
      hint = .replace("for the length of a text", with: "length(\(text))")
    }
    return fail(.notACollection(text), at: operand.range, hint: hint)
  }

  private mutating func unknownKey(
    _ name: String, of record: RecordSchema, _ range: NodeRange
  ) -> CheckFailure {
    let names = record.fields.map(\.name) + record.relations.map(\.name)
    let text = source.excerpt(range.bytes)
    let prefix = text.hasSuffix(name) && text != name ? String(text.dropLast(name.count)) : ""
    let hint: PredicateHint
    if !prefix.isEmpty, ["count", "size", "length"].contains(name.lowercased()) {
      hint = .name(prefix + "@count")
    } else if let nearest = NameSuggestion.nearest(to: name, among: names) {
      hint = .name(prefix + nearest)
    } else if prefix.isEmpty, isOnTheRight {
      hint = .replace("a text is written in quotes", with: "'\(name)'")
    } else {
      hint = .note("a \(record.name) has " + names.joined(separator: ", "))
    }
    let last = range.bytes.upperBound - name.utf8.count
    let place =
      prefix.isEmpty || last < range.bytes.lowerBound
      ? range : NodeRange(last..<range.bytes.upperBound)
    return fail(.unknownKey(name, record: record.name), at: place, hint: hint)
  }
}

extension Statistic {
  init(_ operation: CollectionOperator) {
    switch operation {
    case .count: self = .count
    case .sum: self = .sum
    case .average: self = .average
    case .minimum: self = .minimum
    case .maximum: self = .maximum
    }
  }
}
