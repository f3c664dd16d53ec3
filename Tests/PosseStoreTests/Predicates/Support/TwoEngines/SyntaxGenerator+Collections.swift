import PredicateFormat

/// Relations: quantifiers, elements, collection operators and SUBQUERY.
extension SyntaxGenerator {
  mutating func quantified(_ depth: Int) -> Comparison {
    let quantifier = pick(Quantifier.allCases)
    let relation = pick(schema.relations)
    let field = pick(relation.element.fields)
    return compared(
      Written.path(relation.name, field.name), field.type == .integer ? .decimal : field.type,
      depth, quantifier)
  }

  /// `tags.name CONTAINS "a"`, or the same with IN, or with a list.
  mutating func elementLookedFor(_ depth: Int) -> Comparison {
    if roll(4) == 0 {
      let type = pick([ValueType.text, .decimal])
      return Comparison(
        left: .list(plainList(type, depth, atLeast: 1), .none), relation: .contains,
        right: value(type, depth - 1))
    }
    let relation = pick(schema.relations)
    let field = pick(relation.element.fields)
    let type: ValueType = field.type == .integer ? .decimal : field.type
    let path = Written.path(relation.name, field.name)
    let value = opposite(type, depth)
    let options: ComparisonOptions = roll(2) == 0 ? [] : [.ignoresCase, .ignoresMarks]
    return roll(2) == 0
      ? Comparison(left: path, relation: .contains, options: options, right: value)
      : Comparison(left: value, relation: .isIn, options: options, right: path)
  }

  /// A count, compared as people do.
  mutating func counted(_ depth: Int) -> Comparison {
    let relation: Relation = pick([.equal, .greater, .less, .greaterOrEqual, .lessOrEqual])
    return Comparison(
      left: count(depth), relation: relation, right: Written.number(pick([0, 0, 1, 2])))
  }

  /// How many elements there are, in one of the ways to ask for it.
  mutating func count(_ depth: Int) -> Operand {
    guard !schema.relations.isEmpty else {
      return .element(.list(plainList(.decimal, depth), .none), .size, .none)
    }
    let relation = pick(schema.relations)
    let key = Written.key(relation.name)
    switch roll(8) {
    case 0: return .collection(key, .count, key: nil, .none)
    case 1: return .element(key, .size, .none)
    case 2: return Written.call(.count, key)
    case 3: return .element(.list(plainList(.decimal, depth), .none), .size, .none)
    default: return subquery(relation, depth)
    }
  }

  private mutating func subquery(_ relation: RelationSchema, _ depth: Int) -> Operand {
    guard mayOpenElement else {
      return .collection(Written.key(relation.name), .count, key: nil, .none)
    }
    let (variable, condition) = about(relation, depth: max(0, depth - 1))
    return .subqueryCount(Written.key(relation.name), variable: variable, condition, .none)
  }

  /// A field of one element.
  mutating func element(_ types: [ValueType], _ depth: Int) -> Operand {
    guard let (relation, field) = path(types) else { return Written.null }
    let key = Written.key(relation.name)
    return roll(2) == 0
      ? .property(.element(key, place(depth), .none), field.name, .none)
      : .element(.property(key, field.name, .none), place(depth), .none)
  }

  mutating func place(_ depth: Int) -> ElementIndex {
    switch roll(6) {
    case 0, 1: .first
    case 2: .last
    case 3 where depth > 1: .at(number(0))
    default: .at(Written.number(pick([0, 0, 1, 2, 3, -1])))
    }
  }

  /// `photos.@max.size` or `photos.size.@max`.
  mutating func statistic(
    _ operations: [CollectionOperator], _ types: [ValueType]
  ) -> Operand {
    guard let (relation, field) = path(types) else { return Written.null }
    let key = Written.key(relation.name)
    let operation = pick(operations)
    return roll(2) == 0 && operation != .count
      ? .collection(key, operation, key: field.name, .none)
      : .collection(.property(key, field.name, .none), operation, key: nil, .none)
  }
}
