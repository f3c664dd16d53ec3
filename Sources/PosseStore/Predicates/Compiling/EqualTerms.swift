import PredicateFormat

/// The terms of an OR of which several ask whether one value equals a constant.
enum EqualTerms {
  private struct Subject: Hashable {
    let value: CheckedValue
    let folding: TextFolding
  }

  /// Puts terms that compare the same value into one term that asks for a list.
  static func merged(_ terms: [CheckedPredicate]) -> [CheckedPredicate] {
    guard terms.count > 1 else { return terms }
    var result: [CheckedPredicate] = []
    var positions: [Subject: Int] = [:]
    var lists: [Int: [CheckedValue]] = [:]
    var joined: Set<Int> = []
    for term in terms {
      guard let (subject, values) = alternatives(in: term) else {
        result.append(term)
        continue
      }
      if let position = positions[subject] {
        lists[position, default: []] += values
        joined.insert(position)
      } else {
        positions[subject] = result.count
        lists[result.count] = values
        result.append(term)
      }
    }
    for (subject, position) in positions where joined.contains(position) {
      guard let values = lists[position] else { continue }
      result[position] = .isIn(subject.value, values, subject.folding)
    }
    return result
  }

  private static func alternatives(
    in term: CheckedPredicate
  ) -> (Subject, [CheckedValue])? {
    switch term {
    case .compare(let field, .equal, let constant, let folding)
    where field.isField && constant.isConstant:
      (Subject(value: field, folding: folding), [constant])
    case .compare(let constant, .equal, let field, let folding)
    where field.isField && constant.isConstant:
      (Subject(value: field, folding: folding), [constant])
    case .isIn(let field, let list, let folding)
    where field.isField && list.allSatisfy(\.isConstant):
      (Subject(value: field, folding: folding), list)
    default: nil
    }
  }
}

extension CheckedValue {
  /// Whether it is a field of a record in scope, which two terms can name alike.
  var isField: Bool {
    if case .field = self { true } else { false }
  }

  /// Whether it is known before any record is read.
  var isConstant: Bool {
    switch self {
    case .null, .number, .text, .date, .dateBound: true
    default: false
    }
  }
}
