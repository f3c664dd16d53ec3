import Chronology
import PredicateFormat

/// Mistakes about bounds, days and quantifiers.
extension Mutant {
  func bounded(_ predicate: CheckedPredicate) -> CheckedPredicate {
    switch (self, predicate) {
    case (.boundsAreExcluded, .between(let value, let low, let high, let folding)):
      .and([
        .compare(value, .greater, low, folding), .compare(value, .less, high, folding),
      ])
    case (.boundsAreSorted, .between(let value, let low, let high, let folding)):
      .or([predicate, .between(value, high, low, folding)])
    case (.dayEndsAtItsStart, .compare(let date, .lessOrEqual, .dateBound(.period), let folding)):
      .compare(date, .less, predicate.right, folding)
    case (.nextDayBeginsAtStart, .compare(let date, .greater, .dateBound(.period), let folding)):
      .compare(date, .greaterOrEqual, predicate.right, folding)
    case (.dayIsItsStart, .compare(let date, .equal, .dateBound(.period(let day)), let folding)):
      .compare(date, .equal, .date(day.start), folding)
    default: predicate
    }
  }

  func quantified(_ predicate: CheckedPredicate) -> CheckedPredicate {
    switch (self, predicate) {
    case (.anyMeansAll, .exists(let use, let term)): .not(.exists(use, where: .not(term)))
    case (.allIsFalseOfNothing, .not(.exists(let use, .not))):
      .and([predicate, .exists(use, where: .constant(true))])
    case (.noneMeansNotAll, .not(.exists(_, .not))): predicate
    case (.noneMeansNotAll, .not(.exists(let use, let term))): .exists(use, where: .not(term))
    default: predicate
    }
  }
}

extension CheckedPredicate {
  fileprivate var right: CheckedValue {
    if case .compare(_, _, let right, _) = self { right } else { .null }
  }
}
