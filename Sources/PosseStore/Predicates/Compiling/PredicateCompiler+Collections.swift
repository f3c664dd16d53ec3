import PredicateFormat
import SQLite

/// Collections: whether some element fits, and how many do.
extension PredicateCompiler {
  /// Makes the condition on an element shallow enough to lie inside of others, if that is possible; whether
  /// the whole is shallow enough is seen at its end.
  private func shallower(_ condition: Condition) -> Condition {
    (try? shallow(condition, room: dialect.parserRoom / 2)) ?? condition
  }

  /// Makes the condition that some element fits.
  ///
  /// Where the condition on the element asks for nothing around it, the elements are found first, by their
  /// own indexes, and the records by their numbers; the opposite goes from the record to its elements.
  func existence(
    _ use: RelationUse, _ element: CheckedPredicate
  ) throws(CompilationError) -> Condition {
    let table = try table(use)
    let inner = shallower(try condition(element))
    if case .constant(false) = inner { return .constant(false) }
    let source: SQL = "FROM \(table.from) WHERE"
    let owned = ownership(use, table)
    if case .constant(true) = inner {
      return .leaf(
        "EXISTS (SELECT 1 \(source) \(owned))",
        opposite: "NOT EXISTS (SELECT 1 \(source) \(owned))")
    }
    let test = inner.text(dialect)
    let exists: SQL = "EXISTS (SELECT 1 \(source) \(owned) AND \(test))"
    let found: SQL =
      ScopeReach(of: element).isWithin(use.elementScope)
      ? "\(scope(use.owner).row).id IN (SELECT \(table.owner) \(source) \(test))" : exists
    return .leaf(found, opposite: "NOT \(exists)")
  }

  /// The statement that counts the elements that fit.
  func counting(
    _ use: RelationUse, _ element: CheckedPredicate
  ) throws(CompilationError) -> SQL {
    let table = try table(use)
    let inner = shallower(try condition(element))
    let start: SQL = "SELECT count(*) FROM \(table.from) WHERE \(ownership(use, table))"
    if case .constant(true) = inner { return start }
    return "\(start) AND \(inner.text(dialect))"
  }

  /// A comparison of a count that only asks whether there is any; nil for every other one.
  func existence(
    comparing left: CheckedValue, _ order: ValueOrder, _ right: CheckedValue
  ) throws(CompilationError) -> Condition? {
    guard case .count(let use, let element) = left, case .number(let number) = right,
      case .exactly(let whole) = ScaledNumber(number, scale: 0)
    else { return nil }
    switch (order, whole) {
    case (.greater, 0), (.greaterOrEqual, 1): return try existence(use, element)
    case (.equal, 0), (.less, 1), (.lessOrEqual, 0): return try existence(use, element).negated
    default: return nil
    }
  }
}
