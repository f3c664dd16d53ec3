import PredicateFormat

/// A mistake that an engine could make.
enum Mutant: Hashable, CaseIterable {
  case twoNullsDiffer, nullIsNotDifferent, twoNullsAreNotInOrder, nullIsLess
  case nullIsBetween, nullIsInNoList, oppositeOfNullIsUnknown, nullIsPartOfEverything
  case nullTextHasEveryPart, nullIsZero
  case emptyPartIsEverywhere
  case anyMeansAll, noneMeansNotAll, allIsFalseOfNothing
  case boundsAreExcluded, boundsAreSorted
  case dayEndsAtItsStart, nextDayBeginsAtStart, dayIsItsStart
  case wholeDivisionKeepsFraction
  case oneWildcardIsNone
  case dropsOption(TextFolding, Relation)

  static let allCases: [Mutant] = {
    var all: [Mutant] = [
      .twoNullsDiffer, .nullIsNotDifferent, .twoNullsAreNotInOrder, .nullIsLess, .nullIsBetween,
      .nullIsInNoList, .oppositeOfNullIsUnknown, .nullIsPartOfEverything, .nullTextHasEveryPart,
      .nullIsZero, .emptyPartIsEverywhere, .anyMeansAll, .noneMeansNotAll, .allIsFalseOfNothing,
      .boundsAreExcluded, .boundsAreSorted, .dayEndsAtItsStart, .nextDayBeginsAtStart,
      .dayIsItsStart, .wholeDivisionKeepsFraction, .oneWildcardIsNone,
    ]
    let relations: [Relation] = [
      .equal, .beginsWith, .contains, .endsWith, .like, .isIn, .matches,
    ]
    for folding in TextFolding.allCases where folding != .exact {
      all += relations.map { .dropsOption(folding, $0) }
    }
    return all
  }()

  /// The mistake as a change of what the engine is asked.
  var rewriting: CheckedRewriting {
    switch self {
    case .wholeDivisionKeepsFraction, .nullIsZero: CheckedRewriting(value: value)
    case .dropsOption(let folding, let relation):
      CheckedRewriting { $0.without(folding, in: relation) }
    case .anyMeansAll, .noneMeansNotAll, .allIsFalseOfNothing:
      CheckedRewriting(predicate: quantified)
    case .dayEndsAtItsStart, .nextDayBeginsAtStart, .dayIsItsStart, .boundsAreExcluded,
      .boundsAreSorted:
      CheckedRewriting(predicate: bounded)
    case .emptyPartIsEverywhere, .oneWildcardIsNone, .nullIsPartOfEverything,
      .nullTextHasEveryPart:
      CheckedRewriting(predicate: text)
    default: CheckedRewriting(predicate: ofNulls)
    }
  }
}
