/// A record under its number in a predicate.
struct Scope {
  let number: Int
  let record: any PredicateRecord
}

/// One answer in the making: what is in scope, and the walk over the predicate.
struct Evaluation {
  let context: EvaluationContext
  var slots: [PredicateValue] = []
  var scopes: [Scope] = []

  func holds(_ predicate: CheckedPredicate) throws(EvaluationError) -> Bool {
    switch predicate {
    case .constant(let constant): return constant
    case .and(let terms):
      for term in terms where try !holds(term) { return false }
      return true
    case .or(let terms):
      for term in terms where try holds(term) { return true }
      return false
    case .not(let term): return try !holds(term)
    case .compare(let left, let order, let right, let folding):
      return try order.holds(compared(left), compared(right), folding)
    case .between(let value, let low, let high, let folding):
      return try isBetween(compared(value), compared(low), compared(high), folding)
    case .isIn(let value, let elements, let folding):
      let value = try compared(value)
      for element in elements
      where try ValueOrder.equal.holds(value, compared(element), folding) { return true }
      return false
    case .text(let text, let relation, let other, let folding):
      guard case .text(let text) = try value(text), case .text(let other) = try value(other)
      else { return false }
      return relation.holds(text, other, folding)
    case .matches(let text, let pattern, let folding):
      return try matches(text, pattern, folding)
    case .exists(let use, let condition):
      return try count(use, where: condition, limit: 1) > 0
    case .slot(let number):
      guard case .number(let truth) = slot(number) else { return false }
      return truth != .integer(0)
    }
  }

  func record(of scope: Int) -> (any PredicateRecord)? {
    // The innermost stands last.
    scopes.last { $0.number == scope }?.record
  }

  func elements(of use: RelationUse) -> [any PredicateRecord] {
    record(of: use.owner)?.elements(of: use.relation) ?? []
  }

  func slot(_ number: Int) -> PredicateValue {
    slots.indices.contains(number) ? slots[number] : .null
  }

  /// Counts elements of a relation for which a predicate holds, up to a limit.
  func count(
    _ use: RelationUse, where condition: CheckedPredicate, limit: Int = .max
  ) throws(EvaluationError) -> Int {
    let elements = elements(of: use)
    if case .constant(true) = condition { return min(elements.count, limit) }
    var inner = self
    var count = 0
    for element in elements where count < limit {
      inner.scopes = scopes + [Scope(number: use.elementScope, record: element)]
      if try inner.holds(condition) { count += 1 }
    }
    return count
  }

  private func isBetween(
    _ value: ComparedValue, _ low: ComparedValue, _ high: ComparedValue, _ folding: TextFolding
  ) -> Bool {
    !value.isNull && !low.isNull && !high.isNull
      && ValueOrder.greaterOrEqual.holds(value, low, folding)
      && ValueOrder.lessOrEqual.holds(value, high, folding)
  }

  private func matches(
    _ subject: CheckedValue, _ pattern: CheckedPattern, _ folding: TextFolding
  ) throws(EvaluationError) -> Bool {
    guard case .text(let text) = try value(subject), let pattern = try patternText(pattern)
    else { return false }
    // The case is left to the pattern, in which folding would turn `\D` into `\d`.
    let marks: TextFolding = folding.ignoresMarks ? .ignoringMarks : .exact
    return try context.patterns.matches(
      marks.folded(text), pattern: marks.folded(pattern), ignoresCase: folding.ignoresCase)
  }

  private func patternText(_ pattern: CheckedPattern) throws(EvaluationError) -> String? {
    switch pattern {
    case .constant(let text): return text
    case .value(let checked):
      guard case .text(let text) = try value(checked) else { return nil }
      return text
    }
  }
}
