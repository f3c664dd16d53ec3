extension CheckedValue {
  /// The type of the value; `null` for NULL, and for an element of an empty list.
  ///
  /// A value of type integer is a decimal all the same past 64 bits, and where a power has no whole
  /// result. One of type decimal is always a decimal.
  package var type: ValueType {
    switch self {
    case .null: .null
    case .number(.integer): .integer
    case .number(.decimal): .decimal
    case .text: .text
    case .date, .dateBound, .dateAdding: .date
    case .field(let use): use.field.type
    case .element(_, _, let field): field.type
    case .listElement(let values, _): Self.commonType(of: values)
    case .count: .integer
    case .statistic(let statistic, _, let field): statistic.type(over: field.type)
    case .listStatistic(let statistic, let values):
      statistic.type(over: Self.commonType(of: values))
    case .arithmetic(let operation, let left, let right): operation.type(left.type, right.type)
    case .function(let function, let argument): function.type(of: argument.type)
    case .ternary(_, let first, let second): Self.commonType(of: [first, second])
    case .cast(_, let target):
      switch target {
      case .date: .date
      case .number: .decimal
      case .text: .text
      }
    case .slot(_, let type): type
    }
  }

  /// Returns the type that values have together: decimal for whole numbers beside decimals.
  package static func commonType(of values: [CheckedValue]) -> ValueType {
    var common = ValueType.null
    for type in values.lazy.map(\.type) where type != .null && type != common {
      if common == .null {
        common = type
      } else if common.isNumeric && type.isNumeric {
        common = common == .decimal || type == .decimal ? .decimal : .integer
      }
    }
    return common
  }
}

extension Statistic {
  fileprivate func type(over type: ValueType) -> ValueType {
    switch self {
    case .count: .integer
    case .sum: type == .decimal ? .decimal : .integer
    case .minimum, .maximum, .mode: type
    case .average, .median, .standardDeviation: .decimal
    }
  }
}

extension Arithmetic {
  fileprivate func type(_ left: ValueType, _ right: ValueType) -> ValueType {
    switch self {
    case .bitwiseAnd, .bitwiseOr, .bitwiseXor, .shiftLeft, .shiftRight: .integer
    default: left == .decimal || right == .decimal ? .decimal : .integer
    }
  }
}

extension ScalarFunction {
  fileprivate func type(of argument: ValueType) -> ValueType {
    switch self {
    case .negated, .absolute: argument == .decimal ? .decimal : .integer
    case .floor, .ceiling, .truncate: argument == .decimal ? .decimal : .integer
    case .squareRoot, .exponential, .naturalLogarithm, .logarithm: .decimal
    case .onesComplement, .length: .integer
    case .uppercase, .lowercase, .canonical: .text
    }
  }
}
