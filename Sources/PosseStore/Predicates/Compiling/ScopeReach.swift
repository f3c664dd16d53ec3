import PredicateFormat

/// Which records a predicate asks about.
struct ScopeReach {
  private var used: Set<Int> = []
  private var opened: Set<Int> = []

  init(of predicate: CheckedPredicate) {
    visit(predicate)
  }

  /// Whether it asks about nothing but the record of one scope and what it opens itself.
  func isWithin(_ scope: Int) -> Bool {
    used.subtracting(opened).isSubset(of: [scope])
  }

  private mutating func visit(_ predicate: CheckedPredicate) {
    switch predicate {
    case .constant, .slot: break
    case .and(let terms), .or(let terms): for term in terms { visit(term) }
    case .not(let term): visit(term)
    case .compare(let left, _, let right, _), .text(let left, _, let right, _):
      visit(left)
      visit(right)
    case .between(let value, let lower, let upper, _):
      for part in [value, lower, upper] { visit(part) }
    case .isIn(let value, let list, _):
      visit(value)
      for element in list { visit(element) }
    case .matches(let text, let pattern, _):
      visit(text)
      if case .value(let value) = pattern { visit(value) }
    case .exists(let use, let element):
      visit(use)
      visit(element)
    }
  }

  private mutating func visit(_ value: CheckedValue) {
    switch value {
    case .null, .number, .text, .date, .dateBound, .slot: break
    case .field(let use): used.insert(use.scope)
    case .element(let use, let position, _):
      visit(use)
      visit(position)
    case .listElement(let values, let position):
      for value in values { visit(value) }
      visit(position)
    case .count(let use, let element):
      visit(use)
      visit(element)
    case .statistic(_, let use, _): visit(use)
    case .listStatistic(_, let values): for value in values { visit(value) }
    case .arithmetic(_, let left, let right), .dateAdding(let left, seconds: let right):
      visit(left)
      visit(right)
    case .function(_, let argument), .cast(let argument, _): visit(argument)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    }
  }

  private mutating func visit(_ use: RelationUse) {
    used.insert(use.owner)
    opened.insert(use.elementScope)
  }

  private mutating func visit(_ position: ElementPosition) {
    if case .at(let value) = position { visit(value) }
  }
}
