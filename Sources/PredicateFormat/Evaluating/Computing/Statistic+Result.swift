extension Statistic {
  /// Returns what is computed over values.
  ///
  /// Sum, count, least, greatest and mean skip nulls; the others are null when any value is.
  ///
  /// - Parameters:
  ///   - values: numbers; for `minimum`, `maximum`, `mode` and `count` texts or dates too.
  ///   - type: the type that they have together, which decides of what type the sum of nothing is.
  /// - Returns: the result, null where there is none. Of dates with one number, the first counts.
  package func result(over values: [PredicateValue], type: ValueType) -> PredicateValue {
    let present = values.filter { $0 != .null }
    if propagatesNull, present.count < values.count { return .null }
    switch self {
    case .count: return .number(.integer(Int64(present.count)))
    case .minimum: return Self.first(of: present, .less).promoted(to: type)
    case .maximum: return Self.first(of: present, .greater).promoted(to: type)
    case .mode: return Self.mode(of: present).promoted(to: type)
    case .sum: return Self.value(NumberStatistics.sum(Self.numbers(in: present))).promoted(to: type)
    case .average: return Self.value(NumberStatistics.average(Self.numbers(in: present)))
    case .median: return Self.value(NumberStatistics.median(Self.numbers(in: present)))
    case .standardDeviation:
      return Self.value(NumberStatistics.standardDeviation(Self.numbers(in: present)))
    }
  }

  private var propagatesNull: Bool {
    switch self {
    case .median, .standardDeviation, .mode: true
    case .sum, .count, .minimum, .maximum, .average: false
    }
  }

  private static func value(_ number: Number?) -> PredicateValue {
    number.map { .number($0) } ?? .null
  }

  private static func numbers(in values: [PredicateValue]) -> [Number] {
    values.compactMap { value in
      if case .number(let number) = value { number } else { nil }
    }
  }

  /// Returns the first value that no other is before, or after, in an order.
  private static func first(of values: [PredicateValue], _ order: ValueOrder) -> PredicateValue {
    var best = PredicateValue.null
    for value in values where best == .null || order.holds(value, best) { best = value }
    return best
  }

  private static func mode(of values: [PredicateValue]) -> PredicateValue {
    var best = PredicateValue.null
    var bestCount = 0
    var current = PredicateValue.null
    var count = 0
    for value in values.sorted(by: { ValueOrder.less.holds($0, $1) }) {
      if count > 0 && ValueOrder.equal.holds(value, current) {
        count += 1
      } else {
        current = value
        count = 1
      }
      if count > bestCount {
        best = current
        bestCount = count
      }
    }
    return best
  }
}

extension PredicateValue {
  /// Returns the value as one of a type: an integer as a decimal where that is the type.
  func promoted(to type: ValueType) -> PredicateValue {
    if type == .decimal, case .number(let number) = self { .number(number.asDecimal) } else { self }
  }
}
