/// Looks up the fields of a predicate and makes sure that its types fit, before any record is read.
package struct PredicateChecker {
  /// How deep collections may be asked about within each other.
  package static let deepestScope = 8

  /// An element that a SUBQUERY has named.
  struct Scope {
    let number: Int
    let variable: String
    let schema: RecordSchema
  }

  let source: PredicateSource
  let schema: RecordSchema
  let conditions: PredicateConditions
  var errors: [PredicateDiagnostic] = []
  var warnings: [PredicateDiagnostic] = []
  var scopes: [Scope] = []
  var scopeDepth = 0
  /// Whether the right side of a comparison is looked up, where an unknown word may be an unquoted text.
  var isOnTheRight = false
  var usedVariables: Set<String> = []
  /// As what the variables with typed values were read.
  var variableTypes: [String: ValueType] = [:]
  private var lastScope = 0

  private init(
    _ source: PredicateSource, schema: RecordSchema, conditions: PredicateConditions
  ) {
    self.source = source
    self.schema = schema
    self.conditions = conditions
  }

  /// Checks a predicate that was read from a source.
  ///
  /// Throws all errors with a code from S101 to S110.
  package static func check(
    _ predicate: PredicateExpression, in source: PredicateSource, schema: RecordSchema,
    conditions: PredicateConditions
  ) throws(CheckErrors) -> CheckedResult {
    var checker = PredicateChecker(source, schema: schema, conditions: conditions)
    let checked = checker.check(predicate)
    checker.checkUse(of: conditions.bindings)
    guard checker.errors.isEmpty else {
      throw CheckErrors(
        checker.errors.sorted {
          ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        })
    }
    if case .constant(let isTrue) = checked, !predicate.isConstant {
      checker.warnings.append(
        PredicateDiagnostic(.alwaysTheSame(isTrue), at: predicate.range.bytes))
    }
    return CheckedResult(
      predicate: checked, warnings: checker.warnings, usedVariables: checker.usedVariables)
  }

  /// Checks all parts, so that every error is found; a part that failed counts as true.
  mutating func check(_ predicate: PredicateExpression) -> CheckedPredicate {
    switch predicate {
    case .constant(let isTrue, _): return .constant(isTrue)
    case .and(let terms, _):
      var checked: [CheckedPredicate] = []
      for term in terms { checked.append(check(term)) }
      return CheckedPredicate.all(of: checked)
    case .or(let terms, _):
      var checked: [CheckedPredicate] = []
      for term in terms { checked.append(check(term)) }
      return CheckedPredicate.any(of: checked)
    case .not(let term, _): return check(term).opposite
    case .comparison(let comparison):
      do throws(CheckFailure) {
        return try check(comparison)
      } catch {
        return .constant(true)
      }
    }
  }

  /// Returns a scope number that no element has yet.
  mutating func makeScope() -> Int {
    lastScope += 1
    return lastScope
  }

  /// Says that something is wrong.
  mutating func fail(
    _ problem: PredicateProblem, at range: NodeRange, expected: [String] = [],
    hint: PredicateHint? = nil
  ) -> CheckFailure {
    errors.append(
      PredicateDiagnostic(problem, at: range.bytes, expected: expected, hint: hint))
    return CheckFailure()
  }

  mutating func warn(
    _ problem: PredicateProblem, at range: NodeRange, hint: PredicateHint? = nil
  ) {
    warnings.append(PredicateDiagnostic(problem, at: range.bytes, hint: hint))
  }

  private mutating func checkUse(of bindings: [String: PredicateBinding]) {
    guard conditions.refusesUnused else { return }
    let end = source.bytes.count
    for name in bindings.keys.sorted() where !usedVariables.contains(name) {
      errors.append(PredicateDiagnostic(.unusedVariable(name), at: end..<end))
    }
  }
}

extension PredicateExpression {
  /// Whether it is TRUEPREDICATE or FALSEPREDICATE as it was written.
  fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }
}
