import PredicateFormat

@testable import PosseStore

/// Finds out of what a tree is made.
struct ConstructSearch {
  private(set) var found: Set<Construct> = []
  /// The relations of the elements that SUBQUERYs around have named.
  private var relations: [String: String] = [:]

  init(_ predicate: PredicateExpression) {
    visit(predicate)
  }

  private mutating func visit(_ predicate: PredicateExpression) {
    switch predicate {
    case .constant(let isTrue, _): found.insert(.constant(isTrue))
    case .and(let terms, _):
      found.insert(.and)
      for term in terms { visit(term) }
    case .or(let terms, _):
      found.insert(.or)
      for term in terms { visit(term) }
    case .not(let term, _):
      found.insert(.not)
      visit(term)
    case .comparison(let comparison):
      found.insert(.relation(comparison.relation))
      if comparison.relation != .between { found.insert(.options(comparison.options.rawValue)) }
      if let quantifier = comparison.quantifier { found.insert(.quantifier(quantifier)) }
      visit(comparison.left)
      visit(comparison.right)
    }
  }

  private mutating func visit(_ operands: [Operand]) {
    for operand in operands { visit(operand) }
  }

  private mutating func visit(_ operand: Operand) {
    switch operand {
    case .literal(.text(let text), _):
      if let form = DateTextForm.byText[text] { found.insert(.dateText(form)) }
    case .literal: break
    case .selfReference: found.insert(.selfReference)
    case .key(let name, _):
      found.insert(
        PredicateSchemas.fugitive.relation(name) == nil ? .field(name) : .relationItself(name))
    case .variable(let name, _):
      if let variable = BoundVariable(rawValue: name) { found.insert(.variable(variable)) }
    case .property(let base, let name, _):
      // The length of a text is no field.
      if name != "length", let owner = owner(base) { found.insert(.field(owner + name)) }
      visit(base)
    case .collection(let base, let operation, let key, _):
      found.insert(.collectionOperator(operation))
      if let key, let owner = owner(base) { found.insert(.field(owner + key)) }
      visit(base)
    case .element(let base, let index, _):
      visit(base)
      visit(index)
    case .negated(let value, _):
      found.insert(.negation)
      visit(value)
    case .arithmetic(let operation, let left, let right, _):
      found.insert(.arithmetic(operation))
      if isDate(left) || isDate(right) {
        found.insert(operation == .subtract ? .dateEarlier : .dateLater)
      }
      visit([left, right])
    case .list(let values, _):
      found.insert(.list(values.isEmpty ? .empty : .ofValues))
      if values.contains(Written.null) { found.insert(.list(.holdingNull)) }
      visit(values)
    case .call, .subqueryCount, .ternary, .cast, .selector: visitForm(operand)
    }
  }

  private mutating func visitForm(_ operand: Operand) {
    switch operand {
    case .call(let function, let arguments, _):
      found.insert(.function(function))
      visit(arguments)
    case .subqueryCount(let collection, let variable, let condition, _):
      found.insert(relations.isEmpty ? .subquery : .nestedSubquery)
      visit(collection)
      guard case .key(let relation, _) = collection else { return }
      relations[variable] = relation
      visit(condition)
      relations[variable] = nil
    case .ternary(let condition, let first, let second, _):
      found.insert(.ternary)
      visit(condition)
      visit([first, second])
    case .cast(let value, let target, _):
      found.insert(.cast(target))
      visit(value)
    case .selector(let value, let function, let arguments, _):
      found.insert(.selector(function))
      visit([value] + arguments)
    default: break
    }
  }

  private mutating func visit(_ index: ElementIndex) {
    switch index {
    case .first: found.insert(.place(.first))
    case .last: found.insert(.place(.last))
    case .size: found.insert(.place(.size))
    case .at(.literal): found.insert(.place(.number))
    case .at(let value):
      found.insert(.place(.computed))
      visit(value)
    }
  }

  /// What stands before the name of a field to make it the only one of its kind.
  private func owner(_ base: Operand) -> String? {
    switch base {
    case .selfReference: ""
    case .key(let name, _): name + "."
    case .variable(let name, _): relations[name].map { $0 + "." }
    case .element(let collection, _, _): owner(collection)
    default: nil
    }
  }

  private func isDate(_ operand: Operand) -> Bool {
    let schema = PredicateSchemas.fugitive
    return switch operand {
    case .call(.now, _, _), .cast(_, .date, _), .selector(_, .dateAdding, _, _): true
    case .key(let name, _), .property(.selfReference, let name, _):
      schema.field(name)?.type == .date
    case .property(.variable(let variable, _), let name, _):
      relations[variable].flatMap { schema.relation($0)?.element.field(name)?.type } == .date
    default: false
    }
  }
}
