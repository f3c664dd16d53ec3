import PredicateFormat
import SQLite

/// Collects what a predicate asks of the database, and rewrites it to ask slots instead.
struct CallBuilder {
  private let compiler: PredicateCompiler
  private var slots: [SlotDecoder] = []
  private var arguments: [SQL] = []
  private var positions: [[SQL]: Int] = [:]

  init(_ compiler: PredicateCompiler) {
    self.compiler = compiler
  }

  /// Makes the call that asks a rewritten predicate.
  func call(_ predicate: CheckedPredicate) -> Condition.Leaf {
    let program = compiler.programs.add(PredicateProgram(predicate: predicate, slots: slots))
    let call = compiler.dialect.call(program, arguments)
    return Condition.Leaf(call, opposite: "NOT \(call)")
  }

  /// Adds a slot; equal expressions share one.
  mutating func slot(
    _ expressions: [SQL], _ decoder: SlotDecoder
  ) throws(CompilationError) -> Int {
    if let position = positions[expressions], slots[position] == decoder { return position }
    // The number of the program is an argument too.
    guard arguments.count + expressions.count < compiler.dialect.argumentLimit else {
      throw .tooManyParts
    }
    let position = slots.count
    slots.append(decoder)
    arguments += expressions
    positions[expressions] = position
    return position
  }

  /// Adds a slot for whether a condition holds.
  mutating func truth(of condition: Condition) throws(CompilationError) -> CheckedPredicate {
    if case .constant(let isTrue) = condition { return .constant(isTrue) }
    return .slot(
      try slot(["(\(condition.text(compiler.dialect))) IS TRUE"], .truth))
  }

  /// Rewrites a predicate.
  mutating func rewritten(
    _ predicate: CheckedPredicate
  ) throws(CompilationError) -> CheckedPredicate {
    switch predicate {
    case .constant, .slot: return predicate
    case .and(let terms): return .and(try rewritten(terms))
    case .or(let terms): return .or(try rewritten(terms))
    case .not(let term): return .not(try rewritten(term))
    case .compare(let left, let order, let right, let folding):
      return .compare(try rewritten(left), order, try rewritten(right), folding)
    case .between(let value, let lower, let upper, let folding):
      return .between(
        try rewritten(value), try rewritten(lower), try rewritten(upper), folding)
    case .isIn(let value, let list, let folding):
      return .isIn(try rewritten(value), try rewritten(list), folding)
    case .text(let left, let relation, let right, let folding):
      return .text(try rewritten(left), relation, try rewritten(right), folding)
    case .matches(let text, .constant(let pattern), let folding):
      return .matches(try rewritten(text), .constant(pattern), folding)
    case .matches(let text, .value(let pattern), let folding):
      return .matches(try rewritten(text), .value(try rewritten(pattern)), folding)
    case .exists:
      return try truth(of: try compiler.condition(predicate))
    }
  }

  private mutating func rewritten(
    _ predicates: [CheckedPredicate]
  ) throws(CompilationError) -> [CheckedPredicate] {
    var result: [CheckedPredicate] = []
    for predicate in predicates { result.append(try rewritten(predicate)) }
    return result
  }

  private mutating func rewritten(
    _ values: [CheckedValue]
  ) throws(CompilationError) -> [CheckedValue] {
    var result: [CheckedValue] = []
    result.reserveCapacity(values.count)
    for value in values { result.append(try rewritten(value)) }
    return result
  }

  /// Rewrites a value.
  mutating func rewritten(_ value: CheckedValue) throws(CompilationError) -> CheckedValue {
    switch value {
    case .null, .number, .text, .date, .dateBound, .slot: return value
    case .field, .element, .count, .statistic: return try read(value)
    case .listElement(let values, let position):
      let position: ElementPosition =
        if case .at(let index) = position { .at(try rewritten(index)) } else { position }
      return .listElement(try rewritten(values), position)
    case .listStatistic(let statistic, let values):
      return .listStatistic(statistic, try rewritten(values))
    case .arithmetic(let operation, let left, let right):
      return .arithmetic(operation, try rewritten(left), try rewritten(right))
    case .function(let function, let argument):
      return .function(function, try rewritten(argument))
    case .dateAdding(let date, let seconds):
      return .dateAdding(try rewritten(date), seconds: try rewritten(seconds))
    case .ternary(let condition, let first, let second):
      return .ternary(try rewritten(condition), try rewritten(first), try rewritten(second))
    case .cast(let value, let target): return .cast(try rewritten(value), target)
    }
  }

  private mutating func read(_ value: CheckedValue) throws(CompilationError) -> CheckedValue {
    if let stored = try compiler.stored(value) {
      let decoder: SlotDecoder
      switch stored.type {
      case .text: decoder = .text
      case .date: decoder = stored.columns.precision == nil ? .instant : .date
      case .decimal: decoder = .decimal(scale: stored.scale)
      case .integer, .bool, .null: decoder = .integer
      }
      let expressions = [stored.columns.value] + (stored.columns.precision.map { [$0] } ?? [])
      return .slot(try slot(expressions, decoder), value.type)
    }
    guard case .statistic(let statistic, let use, let field) = value else { return value }
    let (list, number) = try compiler.numbers(use, field)
    return .slot(try slot([list], .statistic(statistic, number, field.type)), value.type)
  }
}
