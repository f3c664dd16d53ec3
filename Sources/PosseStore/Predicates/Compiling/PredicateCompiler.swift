package import PredicateFormat
import SQLite

/// Makes predicates into conditions of SQL that find exactly what the evaluator finds.
///
/// Leaves that an index or the engine itself can answer become plain SQL; every other leaf becomes one call
/// of `posse_holds` with the values that it needs, which asks the evaluator.
package struct PredicateCompiler {
  /// The literal text that every match of a regular expression begins with; nil or empty when there is none.
  package typealias LiteralPrefix = @Sendable (String) -> String?

  let root: RecordKind
  let dialect: SQLDialect
  let programs: PredicateRuntime
  let literalPrefix: LiteralPrefix
  /// Whether the fields that the schema never leaves empty are relied on to have a value.
  let trustsSchema: Bool

  init(
    root: RecordKind = .fugitive, programs: PredicateRuntime, dialect: SQLDialect = .sqlite,
    trustsSchema: Bool = true, literalPrefix: @escaping LiteralPrefix = { _ in nil }
  ) {
    self.root = root
    self.programs = programs
    self.dialect = dialect
    self.trustsSchema = trustsSchema
    self.literalPrefix = literalPrefix
  }

  /// Makes the condition of a predicate.
  package func compile(
    _ predicate: CheckedPredicate
  ) throws(CompilationError) -> CompiledPredicate {
    let condition = try condition(predicate)
    let sql = try shallow(condition, room: dialect.parserRoom).text(dialect)
    if fits(sql) { return CompiledPredicate(condition: sql) }
    // What is too long as SQL often asks for a few fields only.
    let whole = try call(predicate).text(dialect)
    guard fits(whole) else { throw .tooManyParts }
    return CompiledPredicate(condition: whole)
  }

  private func fits(_ sql: SQL) -> Bool {
    sql.text.utf8.count <= dialect.textLimit && sql.bindings.count <= dialect.bindingLimit
  }

  /// Makes the condition of a part.
  func condition(_ predicate: CheckedPredicate) throws(CompilationError) -> Condition {
    switch predicate {
    case .constant(let isTrue): return .constant(isTrue)
    case .and(let terms): return .and(try conditions(terms))
    case .or(let terms): return .or(try conditions(EqualTerms.merged(terms)))
    case .not(let term): return try condition(term).negated
    case .compare(let left, let order, let right, let folding):
      if let condition = try comparison(left, order, right, folding, nullsAreEqual: true) {
        return condition
      }
    case .between(let value, let lower, let upper, let folding):
      if [value, lower, upper].contains(.null) { return .constant(false) }
      if let above = try comparison(value, .greaterOrEqual, lower, folding, nullsAreEqual: false),
        let below = try comparison(value, .lessOrEqual, upper, folding, nullsAreEqual: false)
      {
        return .and([above, below])
      }
    case .isIn(let value, let list, let folding):
      if let condition = try membership(value, list, folding) { return condition }
    case .text(let text, let relation, let part, let folding):
      if let condition = try textCondition(text, relation, part, folding) { return condition }
    case .matches(let text, let pattern, let folding):
      return .and([try matchPrefilter(text, pattern, folding), try call(predicate)])
    case .exists(let use, let element): return try existence(use, element)
    case .slot: break
    }
    return try call(predicate)
  }

  private func conditions(
    _ predicates: [CheckedPredicate]
  ) throws(CompilationError) -> [Condition] {
    var result: [Condition] = []
    result.reserveCapacity(predicates.count)
    for predicate in predicates { result.append(try condition(predicate)) }
    return result
  }
}
