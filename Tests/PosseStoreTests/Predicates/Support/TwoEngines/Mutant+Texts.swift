import PredicateFormat

/// Mistakes about texts and their options.
extension Mutant {
  func text(_ predicate: CheckedPredicate) -> CheckedPredicate {
    guard case .text(let text, let relation, let part, let folding) = predicate else {
      return predicate
    }
    switch self {
    case .nullIsPartOfEverything: return .or([predicate, .and([text.isPresent, part.isNull])])
    case .nullTextHasEveryPart: return .or([predicate, .and([text.isNull, part.isPresent])])
    case .emptyPartIsEverywhere where relation != .like:
      let isEmpty = CheckedPredicate.compare(part, .equal, .text(""), folding)
      return .or([predicate, .and([text.isPresent, isEmpty])])
    case .oneWildcardIsNone:
      guard relation == .like, case .text(let pattern) = part else { return predicate }
      return .text(text, .like, .text(Self.withoutSingles(pattern)), folding)
    default: return predicate
    }
  }

  private static func withoutSingles(_ pattern: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if scalar != "?" || isEscaped { result.append(scalar) }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return String(result)
  }
}

extension CheckedPredicate {
  /// The predicate with one folding dropped from one relation.
  func without(_ dropped: TextFolding, in relation: Relation) -> CheckedPredicate {
    switch self {
    case .compare(let left, .equal, let right, dropped) where relation == .equal:
      .compare(left, .equal, right, .exact)
    case .isIn(let value, let list, dropped) where relation == .isIn: .isIn(value, list, .exact)
    case .matches(let text, let pattern, dropped) where relation == .matches:
      .matches(text, pattern, .exact)
    case .text(let text, let textRelation, let part, dropped)
    where relation.rawValue == textRelation.rawValue:
      .text(text, textRelation, part, .exact)
    default: self
    }
  }
}
