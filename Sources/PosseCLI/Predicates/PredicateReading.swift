import Chronology
import PosseModel
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

  /// Reads and checks the predicate of a saved view, which may have been written for other fields.
  func read(
    _ view: SavedView, refusesUnused: Bool
  ) throws(Failure) -> ReadPredicate {
    do throws(Failure) {
      return try read(PredicateSource(view.predicate), refusesUnused: refusesUnused)
    } catch {
      if case .predicate(let diagnostics, let source) = error {
        throw .view(view.name, diagnostics, source)
      }
      throw error
    }
  }

  /// Reads and checks a predicate that is to be saved; values for its variables come later.
  func check(_ source: PredicateSource) throws(Failure) {
    do throws(Failure) {
      _ = try read(source)
    } catch {
      guard case .predicate(let diagnostics, let source) = error else { throw error }
      let lasting = diagnostics.filter(\.blamesText)
      if !lasting.isEmpty { throw .predicate(lasting, source) }
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
