extension PredicateChecker {
  mutating func check(_ comparison: Comparison) throws(CheckFailure) -> CheckedPredicate {
    if comparison.options.contains(.followsLocale) {
      warn(.localeIgnored, at: comparison.relationRange)
    }
    // Both sides are looked up before either ends the check, so that both errors are told.
    let left = resolved(comparison.left)
    isOnTheRight = true
    let right = resolved(comparison.right)
    isOnTheRight = false
    guard let left, let right else { throw CheckFailure() }
    if let quantifier = comparison.quantifier {
      return try checkQuantified(quantifier, comparison, left, right)
    }
    switch (left, comparison.relation) {
    case (.fields(let owner, let relation, let field), .contains):
      return try existing(owner, relation, field, comparison) {
        checker, element throws(CheckFailure) in
        try checker.leaf(element, comparison.left, .equal, comparison, right)
      }
    case (.fields, _), (.records, _):
      throw needsQuantifier(comparison.left, comparison)
    case (.list(let elements), .contains):
      let value = try single(right, comparison.right)
      return try membership(value, comparison.right, in: elements, comparison)
    case (.list, _): throw listAsValue(comparison.left)
    case (.untyped, _), (.value, _), (.element, _), (.record, _): break
    }
    if case .fields(let owner, let relation, let field) = right {
      guard comparison.relation == .isIn else {
        throw needsQuantifier(comparison.right, comparison)
      }
      return try existing(owner, relation, field, comparison) {
        checker, element throws(CheckFailure) in
        try checker.leaf(
          element, comparison.right, .equal, comparison, left, other: comparison.left)
      }
    }
    if case .records = right { throw needsQuantifier(comparison.right, comparison) }
    return try leaf(left, comparison.left, comparison.relation, comparison, right)
  }

  /// Looks up an operand; nil when that failed and was said.
  private mutating func resolved(_ operand: Operand) -> TypedOperand? {
    do throws(CheckFailure) {
      return try resolve(operand)
    } catch {
      return nil
    }
  }

  private mutating func checkQuantified(
    _ quantifier: Quantifier, _ comparison: Comparison, _ left: TypedOperand,
    _ right: TypedOperand
  ) throws(CheckFailure) -> CheckedPredicate {
    guard case .fields(let owner, let relation, let field) = left else {
      if case .records(_, let relation) = left {
        throw fail(
          .typeMismatch("'\(relation.name)' holds records, not values"), at: comparison.left.range,
          hint: .name("\(relation.name).\(relation.element.fields.first?.name ?? "")"))
      }
      throw fail(
        .notACollection(source.excerpt(comparison.left.range.bytes)), at: comparison.left.range,
        hint: .note("\(quantifier.rawValue) is for fields with many values, such as tags.name"))
    }
    switch right {
    case .fields, .records:
      throw fail(
        .needsQuantifier(source.excerpt(comparison.right.range.bytes)),
        at: comparison.right.range,
        hint: .note("only one side may have many values; a SUBQUERY compares two"))
    default: break
    }
    let found = try existing(owner, relation, field, comparison) {
      checker, element throws(CheckFailure) in
      let inner = try checker.leaf(
        element, comparison.left, comparison.relation, comparison, right)
      return quantifier == .all ? inner.opposite : inner
    }
    return quantifier == .any ? found : found.opposite
  }

  /// Makes a predicate over the elements of a relation.
  private mutating func existing(
    _ owner: Int, _ relation: RelationSchema, _ field: FieldSchema, _ comparison: Comparison,
    _ body: (inout PredicateChecker, TypedOperand) throws(CheckFailure) -> CheckedPredicate
  ) throws(CheckFailure) -> CheckedPredicate {
    let scope = makeScope()
    scopeDepth += 1
    defer { scopeDepth -= 1 }
    guard scopeDepth <= Self.deepestScope else {
      throw fail(.tooDeep(limit: Self.deepestScope), at: comparison.range)
    }
    let use = RelationUse(owner: owner, relation: relation, elementScope: scope)
    let element = CheckedValue.field(
      FieldUse(scope: scope, record: relation.element.name, field: field))
    let predicate = try body(&self, .value(element))
    return .exists(use, where: predicate)
  }

  private mutating func needsQuantifier(
    _ operand: Operand, _ comparison: Comparison
  ) -> CheckFailure {
    let path = source.excerpt(operand.range.bytes)
    let whole = source.excerpt(comparison.range.bytes)
    if case .key = operand, let relation = schema.relation(path) {
      return fail(
        .needsQuantifier(path), at: operand.range,
        hint: .note(
          "ask for its size, \(path).@count == 0, or for its values: ANY \(path).\(relation.element.fields.first?.name ?? "") == …"
        ))
    }
    let isLeft = operand.range.bytes == comparison.left.range.bytes
    return fail(
      .needsQuantifier(path), at: operand.range,
      hint: isLeft
        ? .replace("say which of them must fit", with: "ANY \(whole)")
        : .note("many values stand on the left, after ANY, ALL or NONE"))
  }

  mutating func listAsValue(_ operand: Operand) -> CheckFailure {
    fail(
      .listShape("a list stands only after IN and BETWEEN"), at: operand.range,
      hint: .note("to look for one of several values, write x IN {…}"))
  }
}
