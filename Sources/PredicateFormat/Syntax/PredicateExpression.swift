/// A predicate as it was written: the tree before any field is looked up.
package indirect enum PredicateExpression: Hashable, Sendable {
  /// TRUEPREDICATE or FALSEPREDICATE.
  case constant(Bool, NodeRange)
  /// Two or more terms joined by AND; none of them is itself an AND.
  case and([PredicateExpression], NodeRange)
  /// Two or more terms joined by OR; none of them is itself an OR.
  case or([PredicateExpression], NodeRange)
  /// The opposite of a term.
  case not(PredicateExpression, NodeRange)
  /// A comparison of two operands.
  case comparison(Comparison)

  /// Where the predicate stands.
  package var range: NodeRange {
    switch self {
    case .constant(_, let range), .and(_, let range), .or(_, let range), .not(_, let range): range
    case .comparison(let comparison): comparison.range
    }
  }

  /// Joins terms by AND: one term is itself, and terms that are ANDs give theirs.
  ///
  /// Without terms it is TRUEPREDICATE.
  package static func all(of terms: [PredicateExpression], _ range: NodeRange = .none) -> Self {
    var flat: [PredicateExpression] = []
    for term in terms {
      if case .and(let inner, _) = term { flat += inner } else { flat.append(term) }
    }
    if flat.isEmpty { return .constant(true, range) }
    return flat.count == 1 ? flat[0] : .and(flat, range)
  }

  /// Joins terms by OR: one term is itself, and terms that are ORs give theirs.
  ///
  /// Without terms it is FALSEPREDICATE.
  package static func any(of terms: [PredicateExpression], _ range: NodeRange = .none) -> Self {
    var flat: [PredicateExpression] = []
    for term in terms {
      if case .or(let inner, _) = term { flat += inner } else { flat.append(term) }
    }
    if flat.isEmpty { return .constant(false, range) }
    return flat.count == 1 ? flat[0] : .or(flat, range)
  }
}
