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
    if let sql = try plainSQL(predicate) { return CompiledPredicate(condition: sql) }
    // What is too long or too deep as SQL often asks for a few fields only.
    let whole = try call(predicate).text(dialect)
    guard fits(whole) else { throw .tooManyParts }
    return CompiledPredicate(condition: whole)
  }

  /// Makes the condition with leaves of its own; nil when it is longer or deeper than the database takes.
  private func plainSQL(_ predicate: CheckedPredicate) throws(CompilationError) -> SQL? {
    do throws(CompilationError) {
      let sql = try shallow(try condition(predicate), room: dialect.parserRoom).text(dialect)
      return fits(sql) ? sql : nil
    } catch {
      if error == .tooManyParts { return nil }
      throw error
    }
  }

  private func fits(_ sql: SQL) -> Bool {
    sql.text.utf8.count <= dialect.textLimit && sql.bindings.count <= dialect.bindingLimit
      && ParserRoom.needed(by: sql.text) <= dialect.parserRoom
  }

  /// Makes the condition of a part.
  func condition(_ predicate: CheckedPredicate) throws(CompilationError) -> Condition {
    switch predicate {
    case .constant(let isTrue): return .constant(isTrue)
    case .and(let terms): return try compact(.and(try conditions(terms)), predicate)
    case .or(let terms):
      return try compact(.or(try conditions(EqualTerms.merged(terms))), predicate)
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
      if let condition = try membership(value, list, folding) {
        return condition
      }
    case .text(let text, let relation, let part, let folding):
      if let condition = try textCondition(text, relation, part, folding) {
        return condition
      }
    case .matches(let text, let pattern, let folding):
      return .and([try matchPrefilter(text, pattern, folding), try call(predicate)])
    case .exists(let use, let element): return try existence(use, element)
    case .slot: break
    }
    return try call(predicate)
  }

  /// Leaves many terms to the evaluator, if one call has room for the values that they ask for.
  private func compact(
    _ condition: Condition, _ predicate: CheckedPredicate
  ) throws(CompilationError) -> Condition {
    guard condition.termCount > dialect.termLimit else { return condition }
    do throws(CompilationError) {
      return try call(predicate)
    } catch {
      if error == .tooManyParts { return condition }
      throw error
    }
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
