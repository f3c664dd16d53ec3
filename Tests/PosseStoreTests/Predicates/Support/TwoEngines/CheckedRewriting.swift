import PredicateFormat

/// A change of checked predicates, from the innermost part out.
struct CheckedRewriting {
  /// What becomes of a predicate whose parts are changed already.
  var predicate: (CheckedPredicate) -> CheckedPredicate = { $0 }
  /// What becomes of a value whose parts are changed already.
  var value: (CheckedValue) -> CheckedValue = { $0 }

  func changed(_ original: CheckedPredicate) -> CheckedPredicate {
    switch original {
    case .constant, .slot: predicate(original)
    case .and(let terms): predicate(.and(terms.map(changed)))
    case .or(let terms): predicate(.or(terms.map(changed)))
    // NONE and ALL are one part, whatever becomes of ANY.
    case .not(.exists(let use, .not(let term))):
      predicate(.not(.exists(use, where: .not(changed(term)))))
    case .not(.exists(let use, let term)): predicate(.not(.exists(use, where: changed(term))))
    case .not(let term): predicate(.not(changed(term)))
    case .compare(let left, let order, let right, let folding):
      predicate(.compare(changed(left), order, changed(right), folding))
    case .between(let subject, let low, let high, let folding):
      predicate(.between(changed(subject), changed(low), changed(high), folding))
    case .isIn(let subject, let list, let folding):
      predicate(.isIn(changed(subject), list.map(changed), folding))
    case .text(let text, let relation, let part, let folding):
      predicate(.text(changed(text), relation, changed(part), folding))
    case .matches(let text, .constant(let pattern), let folding):
      predicate(.matches(changed(text), .constant(pattern), folding))
    case .matches(let text, .value(let pattern), let folding):
      predicate(.matches(changed(text), .value(changed(pattern)), folding))
    case .exists(let use, let term): predicate(.exists(use, where: changed(term)))
    }
  }

  private func changed(_ original: CheckedValue) -> CheckedValue {
    switch original {
    case .null, .number, .text, .date, .dateBound, .field, .statistic, .slot: value(original)
    case .element(let use, .at(let index), let field):
      value(.element(use, .at(changed(index)), field))
    case .element: value(original)
    case .listElement(let values, .at(let index)):
      value(.listElement(values.map(changed), .at(changed(index))))
    case .listElement(let values, let position):
      value(.listElement(values.map(changed), position))
    case .count(let use, let condition): value(.count(use, where: changed(condition)))
    case .listStatistic(let statistic, let values):
      value(.listStatistic(statistic, values.map(changed)))
    case .arithmetic(let operation, let left, let right):
      value(.arithmetic(operation, changed(left), changed(right)))
    case .function(let function, let argument): value(.function(function, changed(argument)))
    case .dateAdding(let date, let seconds):
      value(.dateAdding(changed(date), seconds: changed(seconds)))
    case .ternary(let condition, let first, let second):
      value(.ternary(changed(condition), changed(first), changed(second)))
    case .cast(let argument, let target): value(.cast(changed(argument), target))
    }
  }
}
