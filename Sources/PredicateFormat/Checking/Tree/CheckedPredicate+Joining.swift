extension CheckedPredicate {
  /// Joins terms by AND, leaving out what is always true.
  package static func all(of terms: [CheckedPredicate]) -> CheckedPredicate {
    var flat: [CheckedPredicate] = []
    for term in terms {
      switch term {
      case .constant(true): continue
      case .constant(false): return .constant(false)
      case .and(let inner): flat += inner
      default: flat.append(term)
      }
    }
    if flat.isEmpty { return .constant(true) }
    return flat.count == 1 ? flat[0] : .and(flat)
  }

  /// Joins terms by OR, leaving out what is always false.
  package static func any(of terms: [CheckedPredicate]) -> CheckedPredicate {
    var flat: [CheckedPredicate] = []
    for term in terms {
      switch term {
      case .constant(false): continue
      case .constant(true): return .constant(true)
      case .or(let inner): flat += inner
      default: flat.append(term)
      }
    }
    if flat.isEmpty { return .constant(false) }
    return flat.count == 1 ? flat[0] : .or(flat)
  }

  /// The opposite, without a NOT before a NOT.
  package var opposite: CheckedPredicate {
    switch self {
    case .constant(let isTrue): .constant(!isTrue)
    case .not(let term): term
    default: .not(self)
    }
  }
}
