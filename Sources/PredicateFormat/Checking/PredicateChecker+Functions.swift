extension PredicateChecker {
  mutating func resolveCall(
    _ function: PredicateFunction, _ arguments: [Operand]
  ) throws(CheckFailure) -> CheckedValue {
    if let statistic = Statistic(function) {
      return try resolveStatistic(statistic, arguments)
    }
    if let operation = Arithmetic(function) {
      // "add x to y" and "from x subtract y" name the first number first.
      return try resolveArithmetic(operation, arguments[0], arguments[1])
    }
    if function == .now { return .dateBound(DateBound(conditions.now)) }
    guard let scalar = ScalarFunction(function) else { throw CheckFailure() }
    return folded(
      .function(scalar, try scalar.takesText ? text(arguments[0]) : number(arguments[0])))
  }

  private mutating func resolveStatistic(
    _ statistic: Statistic, _ arguments: [Operand]
  ) throws(CheckFailure) -> CheckedValue {
    guard arguments.count == 1 else { return try self.statistic(statistic, overValues: arguments) }
    let only = arguments[0]
    switch try resolve(only) {
    case .list(let elements): return try self.statistic(statistic, overValues: elements)
    case .value(let value):
      return try self.statistic(statistic, over: [value], [only])
    case .untyped: return try self.statistic(statistic, overValues: arguments)
    case let collection:
      return try statistic == .count
        ? count(of: collection, only) : self.statistic(statistic, over: collection, only)
    }
  }

  private mutating func statistic(
    _ statistic: Statistic, overValues elements: [Operand]
  ) throws(CheckFailure) -> CheckedValue {
    let values = try values(of: elements, meeting: statistic.takes(.text) ? .text : .decimal)
    return try self.statistic(statistic, over: values, elements)
  }

  private mutating func statistic(
    _ statistic: Statistic, over values: [CheckedValue], _ elements: [Operand]
  ) throws(CheckFailure) -> CheckedValue {
    let values = values.map(\.asDate)
    for (value, element) in zip(values, elements)
    where value.type != .null && !statistic.takes(value.type) {
      throw wrongType(element, value, wanted: "number")
    }
    return folded(.listStatistic(statistic, values))
  }

  /// A statistic over the values of a collection or list.
  mutating func statistic(
    _ statistic: Statistic, over collection: TypedOperand, _ written: Operand
  ) throws(CheckFailure) -> CheckedValue {
    switch collection {
    case .fields(let owner, let relation, let field):
      guard statistic.takes(field.type) else {
        throw fail(
          .argumentType(
            "\(statistic.word) is of numbers, and \(field.name) is a \(field.type.noun)"),
          at: written.range)
      }
      return .statistic(
        statistic, RelationUse(owner: owner, relation: relation, elementScope: makeScope()), field)
    case .list(let elements): return try self.statistic(statistic, overValues: elements)
    case .records(_, let relation):
      throw fail(
        .listShape("\(statistic.word) needs a field"), at: written.range,
        hint: .name(
          "\(relation.name).\(relation.element.fields.first { $0.type.isNumeric }?.name ?? "")"))
    default: throw notACollection(written)
    }
  }
}

extension Statistic {
  init?(_ function: PredicateFunction) {
    switch function {
    case .sum: self = .sum
    case .count: self = .count
    case .minimum: self = .minimum
    case .maximum: self = .maximum
    case .average: self = .average
    case .median: self = .median
    case .standardDeviation: self = .standardDeviation
    case .mode: self = .mode
    default: return nil
    }
  }

  /// Whether it can be computed over values of a type.
  fileprivate func takes(_ type: ValueType) -> Bool {
    switch self {
    case .count: true
    case .minimum, .maximum: type != .bool
    default: type == .integer || type == .decimal
    }
  }

  /// The statistic in messages.
  fileprivate var word: String {
    switch self {
    case .sum: "the sum"
    case .count: "the count"
    case .minimum: "the least"
    case .maximum: "the greatest"
    case .average: "the average"
    case .median: "the median"
    case .standardDeviation: "the standard deviation"
    case .mode: "the mode"
    }
  }
}

extension Arithmetic {
  init?(_ function: PredicateFunction) {
    switch function {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .modulus: self = .modulus
    case .power: self = .power
    case .bitwiseAnd: self = .bitwiseAnd
    case .bitwiseOr: self = .bitwiseOr
    case .bitwiseXor: self = .bitwiseXor
    case .shiftLeft: self = .shiftLeft
    case .shiftRight: self = .shiftRight
    default: return nil
    }
  }
}

extension ScalarFunction {
  init?(_ function: PredicateFunction) {
    switch function {
    case .absolute: self = .absolute
    case .squareRoot: self = .squareRoot
    case .exponential: self = .exponential
    case .naturalLogarithm: self = .naturalLogarithm
    case .logarithm: self = .logarithm
    case .floor: self = .floor
    case .ceiling: self = .ceiling
    case .truncate: self = .truncate
    case .onesComplement: self = .onesComplement
    case .uppercase: self = .uppercase
    case .lowercase: self = .lowercase
    case .canonical: self = .canonical
    case .length: self = .length
    default: return nil
    }
  }

  /// Whether its argument is a text.
  fileprivate var takesText: Bool {
    switch self {
    case .uppercase, .lowercase, .canonical, .length: true
    default: false
    }
  }
}
