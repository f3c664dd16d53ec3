import PredicateFormat

/// Mistakes about NULL.
extension Mutant {
  func ofNulls(_ predicate: CheckedPredicate) -> CheckedPredicate {
    switch (self, predicate) {
    case (.twoNullsDiffer, .compare(let left, .equal, _, _)):
      .and([predicate, left.isPresent])
    case (.nullIsNotDifferent, .compare(let left, .notEqual, let right, _)):
      .and([predicate, left.isPresent, right.isPresent])
    case (.twoNullsAreNotInOrder, .compare(let left, .lessOrEqual, _, _)),
      (.twoNullsAreNotInOrder, .compare(let left, .greaterOrEqual, _, _)):
      .and([predicate, left.isPresent])
    case (.nullIsLess, .compare(let left, .less, let right, _)):
      .or([predicate, .and([left.isNull, right.isPresent])])
    case (.nullIsBetween, .between(let value, let low, let high, _)):
      .or([predicate, value.isNull, low.isNull, high.isNull])
    case (.nullIsInNoList, .isIn(let value, _, _)): .and([predicate, value.isPresent])
    case (.oppositeOfNullIsUnknown, .not(.compare(let left, _, let right, _))):
      .and([predicate, left.isPresent, right.isPresent])
    default: predicate
    }
  }

  func value(_ value: CheckedValue) -> CheckedValue {
    switch (self, value) {
    case (.nullIsZero, .arithmetic(let operation, let left, let right)):
      .arithmetic(operation, left.orZero, right.orZero)
    case (.wholeDivisionKeepsFraction, .arithmetic(.divide, let left, let right)):
      .arithmetic(.divide, .cast(left, .number), right)
    default: value
    }
  }
}

extension CheckedValue {
  var isNull: CheckedPredicate { .compare(self, .equal, .null, .exact) }

  var isPresent: CheckedPredicate { .compare(self, .notEqual, .null, .exact) }

  fileprivate var orZero: CheckedValue { .ternary(isNull, .number(.integer(0)), self) }
}
