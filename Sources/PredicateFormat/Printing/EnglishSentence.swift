extension PredicateExpression {
  /// What the predicate asks, as an English sentence without a full stop.
  package var englishText: String {
    switch self {
    case .constant(true, _): "everyone"
    case .constant(false, _): "no one"
    case .and(let terms, _): terms.map(\.bracketedEnglish).joined(separator: ", and ")
    case .or(let terms, _): terms.map(\.bracketedEnglish).joined(separator: ", or ")
    case .not(let term, _): "it is not so that " + term.bracketedEnglish
    case .comparison(let comparison): comparison.englishText
    }
  }

  /// The sentence, in brackets when its terms could be taken for those around it.
  private var bracketedEnglish: String {
    switch self {
    case .and, .or: "(\(englishText))"
    default: englishText
    }
  }
}

extension Comparison {
  fileprivate var englishText: String {
    let subject =
      switch quantifier {
      case .any: "at least one of "
      case .all: "every one of "
      case .none?: "none of "
      case nil: ""
      }
    return "\(subject)\(left.englishText) \(relationText) \(right.englishText)\(optionText)"
  }

  private var relationText: String {
    switch relation {
    case .equal: "is"
    case .notEqual: "is not"
    case .less: "is below"
    case .greater: "is above"
    case .lessOrEqual: "is at most"
    case .greaterOrEqual: "is at least"
    case .between: "is between"
    case .isIn: "is one of"
    case .contains: "contains"
    case .beginsWith: "begins with"
    case .endsWith: "ends with"
    case .like: "looks like"
    case .matches: "matches the regular expression"
    }
  }

  private var optionText: String {
    guard !options.contains(.isNormalized) else { return "" }
    switch (options.contains(.ignoresCase), options.contains(.ignoresMarks)) {
    case (true, true): return " in any case and with any accents"
    case (true, false): return " in any case"
    case (false, true): return " with any accents"
    case (false, false): return ""
    }
  }
}

extension Operand {
  fileprivate var englishText: String {
    switch self {
    case .literal(.null, _): "nothing"
    case .literal(.bool(let value), _): value ? "yes" : "no"
    case .list(let values, _) where values.isEmpty: "nothing at all"
    case .list(let values, _): values.map(\.englishText).joined(separator: ", ")
    case .collection(let base, .count, _, _): "the number of \(base.englishText)"
    case .collection(let base, let operation, let key, _):
      "the \(operation.englishText) of \(base.englishText)\(key.map { "." + $0 } ?? "")"
    case .subqueryCount(let collection, let variable, let predicate, _):
      "the number of \(collection.englishText) ($\(variable)) for which \(predicate.englishText)"
    default: canonicalText
    }
  }
}

extension CollectionOperator {
  fileprivate var englishText: String {
    switch self {
    case .count: "number"
    case .sum: "sum"
    case .average: "average"
    case .minimum: "least"
    case .maximum: "greatest"
    }
  }
}
