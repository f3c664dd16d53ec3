/// What is computed over many numbers; nil of none, save for the sum.
package enum NumberStatistics {
  /// Returns the sum, 0 of nothing; nil from 10^127 on.
  ///
  /// Integers add up to an integer when 64 bits hold the whole sum, in whatever order they come.
  package static func sum(_ numbers: [Number]) -> Number? {
    var integers: Int128 = 0
    var decimals: DecimalNumber?
    for number in numbers {
      switch number {
      // As many integers as memory holds do not fill 128 bits.
      case .integer(let value): integers &+= Int128(value)
      case .decimal(let value):
        guard let sum = (decimals ?? .zero).adding(value) else { return nil }
        decimals = sum
      }
    }
    if decimals == nil, let integer = Int64(exactly: integers) { return .integer(integer) }
    let whole = DecimalNumber(
      result: WideCoefficient(integers.magnitude), isCut: false, exponent: 0,
      isNegative: integers < 0)
    return whole?.adding(decimals ?? .zero).map { .decimal($0) }
  }

  /// Returns the mean, always a decimal.
  package static func average(_ numbers: [Number]) -> Number? {
    guard let count = Int64(exactly: numbers.count), count > 0 else { return nil }
    return sum(numbers)?.asDecimal.divided(by: .integer(count))
  }

  /// Returns the middle number, or the mean of the two middle ones; always a decimal.
  package static func median(_ numbers: [Number]) -> Number? {
    let sorted = numbers.sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    let isOdd = !sorted.count.isMultiple(of: 2)
    return average(isOdd ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]])
  }

  /// Returns the standard deviation, dividing by the count: a decimal of 15 digits.
  ///
  /// The deviations from the mean are exact decimals, so that equal numbers deviate by nothing.
  package static func standardDeviation(_ numbers: [Number]) -> Number? {
    guard let mean = average(numbers) else { return nil }
    var deviations: [DecimalNumber] = []
    for number in numbers {
      guard let deviation = number.subtracting(mean) else { return nil }
      deviations.append(deviation.decimalValue)
    }
    return RealFunction.rootMeanSquare(deviations).map { .decimal($0) }
  }
}
