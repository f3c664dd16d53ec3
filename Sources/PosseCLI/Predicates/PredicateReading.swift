import Chronology
import PredicateFormat

/// Reads predicates about one kind of record at one moment.
struct PredicateReading {
  let schema: RecordSchema
  let now: Instant
  var bindings: [String: PredicateBinding] = [:]

  /// Reads and checks a predicate.
  func read(
    _ source: PredicateSource, refusesUnused: Bool = true
  ) throws(Failure) -> ReadPredicate {
    let expression = try Self.parsed(source)
    let conditions = PredicateConditions(
      now: now, bindings: bindings, refusesUnused: refusesUnused,
      patternFault: { PatternCache.fault(of: $0, ignoresCase: $1) })
    do throws(CheckErrors) {
      let result = try PredicateChecker.check(
        expression, in: source, schema: schema, conditions: conditions)
      return ReadPredicate(
        expression: expression, checked: result.predicate, warnings: result.warnings,
        usedVariables: result.usedVariables)
    } catch {
      throw .predicate(error.diagnostics, source)
    }
  }

  /// Reads a predicate without looking up its fields.
  static func parsed(_ source: PredicateSource) throws(Failure) -> PredicateExpression {
    do throws(PredicateDiagnostic) {
      return try PredicateParser.parse(source)
    } catch {
      throw .predicate([error], source)
    }
  }
}
