import Chronology

/// What depends on no record is computed before any is read.
extension PredicateChecker {
  /// Computes a value that depends on no record; any other is returned as it is.
  ///
  /// So is one that comes to nothing: NULL would take the place of its type.
  func folded(_ value: CheckedValue) -> CheckedValue {
    guard value.dependsOnNoRecord else { return value }
    do throws(EvaluationError) {
      switch try evaluator.value(value, slots: []) {
      case .null: return value
      case .number(let number): return .number(number)
      case .text(let text): return .text(text)
      case .date(let instant, .instant): return .date(instant)
      case .date: return value
      }
    } catch {
      return value
    }
  }

  /// Decides a leaf that depends on no record; any other is returned as it is.
  func folded(_ predicate: CheckedPredicate) -> CheckedPredicate {
    guard predicate.dependsOnNoRecord else { return predicate }
    do throws(EvaluationError) {
      return .constant(try evaluator.holds(predicate, slots: []))
    } catch {
      return predicate
    }
  }

  private var evaluator: PredicateEvaluator {
    PredicateEvaluator(EvaluationContext(now: conditions.now, patterns: NoPatterns()))
  }
}

/// Matching may be expensive, so that it is left to the command, which has a budget for it.
private struct NoPatterns: PatternMatching {
  func matches(
    _ text: String, pattern: String, ignoresCase: Bool
  ) throws(EvaluationError) -> Bool {
    throw .patternTooExpensive
  }
}

extension CheckedValue {
  fileprivate var dependsOnNoRecord: Bool {
    switch self {
    case .null, .number, .text, .date, .dateBound: true
    case .field, .element, .count, .statistic, .slot: false
    case .listElement(let values, .at(let position)):
      position.dependsOnNoRecord && values.allSatisfy(\.dependsOnNoRecord)
    case .listElement(let values, _), .listStatistic(_, let values):
      values.allSatisfy(\.dependsOnNoRecord)
    case .arithmetic(_, let left, let right): left.dependsOnNoRecord && right.dependsOnNoRecord
    case .function(_, let argument), .cast(let argument, _): argument.dependsOnNoRecord
    case .dateAdding(let date, let seconds):
      date.dependsOnNoRecord && seconds.dependsOnNoRecord
    case .ternary(let predicate, let first, let second):
      predicate.dependsOnNoRecord && first.dependsOnNoRecord && second.dependsOnNoRecord
    }
  }
}

extension CheckedPredicate {
  fileprivate var dependsOnNoRecord: Bool {
    switch self {
    case .constant: true
    case .exists, .slot, .matches: false
    case .and(let terms), .or(let terms): terms.allSatisfy(\.dependsOnNoRecord)
    case .not(let term): term.dependsOnNoRecord
    case .compare(let left, _, let right, _), .text(let left, _, let right, _):
      left.dependsOnNoRecord && right.dependsOnNoRecord
    case .between(let value, let lower, let upper, _):
      value.dependsOnNoRecord && lower.dependsOnNoRecord && upper.dependsOnNoRecord
    case .isIn(let value, let elements, _):
      value.dependsOnNoRecord && elements.allSatisfy(\.dependsOnNoRecord)
    }
  }
}
