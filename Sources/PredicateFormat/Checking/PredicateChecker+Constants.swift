extension PredicateChecker {
  /// Computes a value that depends on no record.
  func folded(_ value: CheckedValue) -> CheckedValue { value }

  /// Decides a leaf that depends on no record.
  func folded(_ predicate: CheckedPredicate) -> CheckedPredicate { predicate }
}
