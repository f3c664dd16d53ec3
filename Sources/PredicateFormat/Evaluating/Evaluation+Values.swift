import Chronology

extension Evaluation {
  func value(_ checked: CheckedValue) throws(EvaluationError) -> PredicateValue {
    try compared(checked).value
  }

  /// Returns what stands on one side of a comparison.
  func compared(_ checked: CheckedValue) throws(EvaluationError) -> ComparedValue {
    switch checked {
    case .dateBound(let bound): return .bound(bound)
    case .ternary(let condition, let first, let second):
      let chosen = try compared(holds(condition) ? first : second)
      return promoted(chosen, to: checked)
    case .listElement(let values, let position):
      guard let index = try index(position, count: values.count) else { return .value(.null) }
      return try promoted(compared(values[index]), to: checked)
    default: return .value(try plain(checked))
    }
  }

  /// Returns a value that cannot be a date as it was typed.
  private func plain(_ checked: CheckedValue) throws(EvaluationError) -> PredicateValue {
    switch checked {
    case .null, .dateBound, .ternary, .listElement: return .null
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .date(let instant): return .date(instant, .instant)
    case .field(let use): return record(of: use.scope)?.value(of: use.field) ?? .null
    case .slot(let number, let type): return slot(number).promoted(to: type)
    case .element(let use, let position, let field):
      let elements = elements(of: use)
      guard let index = try index(position, count: elements.count) else { return .null }
      return elements[index].value(of: field)
    case .count(let use, let condition):
      return .number(.integer(Int64(try count(use, where: condition))))
    case .statistic(let statistic, let use, let field):
      return statistic.result(
        over: elements(of: use).map { $0.value(of: field) }, type: field.type)
    case .listStatistic(let statistic, let values): return try result(of: statistic, over: values)
    case .arithmetic(let operation, let left, let right):
      guard case .number(let left) = try value(left), case .number(let right) = try value(right),
        let result = operation.result(left, right)
      else { return .null }
      return .number(result)
    case .function(let function, let argument): return function.result(try value(argument))
    case .dateAdding(let date, let seconds):
      return DateArithmetic.adding(seconds: try value(seconds), to: try value(date))
    case .cast(let argument, let target):
      return target.result(try value(argument), now: context.now)
    }
  }

  private func result(
    of statistic: Statistic, over values: [CheckedValue]
  ) throws(EvaluationError) -> PredicateValue {
    var results: [PredicateValue] = []
    for checked in values { results.append(try value(checked)) }
    return statistic.result(over: results, type: CheckedValue.commonType(of: values))
  }

  /// Returns the index that a position means; nil when there is no such element.
  private func index(
    _ position: ElementPosition, count: Int
  ) throws(EvaluationError) -> Int? {
    switch position {
    case .first: return count > 0 ? 0 : nil
    case .last: return count > 0 ? count - 1 : nil
    case .at(let checked):
      guard case .number(let number) = try value(checked),
        let index = number.integerValue.flatMap({ Int(exactly: $0) }), (0..<count).contains(index)
      else { return nil }
      return index
    }
  }

  /// A whole number beside a decimal is a decimal, so that a division keeps its fraction whichever
  /// of the two it meets.
  private func promoted(_ value: ComparedValue, to checked: CheckedValue) -> ComparedValue {
    guard case .value(.number(let number)) = value, checked.type == .decimal else { return value }
    return .value(.number(number.asDecimal))
  }
}
