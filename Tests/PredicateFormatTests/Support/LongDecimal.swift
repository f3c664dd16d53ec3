@testable import PredicateFormat

/// Decimals of any length, worked out digit by digit as on paper: what the fast ones must agree with.
struct LongDecimal {
  /// The digits, least first, without zeros at the top.
  var digits: [Int]
  var exponent: Int
  var isNegative: Bool
  /// Whether something that is not zero was left off behind the last digit.
  var isCut = false

  init(digits: [Int], exponent: Int, isNegative: Bool, isCut: Bool = false) {
    self.digits = digits
    while self.digits.last == 0 { self.digits.removeLast() }
    self.exponent = exponent
    self.isNegative = isNegative
    self.isCut = isCut
  }

  init(_ value: DecimalNumber) {
    self.init(
      digits: String(value.coefficient).utf8.reversed().map { Int($0) - 0x30 },
      exponent: value.exponent, isNegative: value.isNegative)
  }

  /// The value under the rule of the language: 38 digits as they are, else 28 rounded half-even.
  func result() -> DecimalNumber? {
    var digits = digits
    var exponent = exponent
    while digits.first == 0 {
      digits.removeFirst()
      exponent += 1
    }
    if isCut || digits.count > 38 {
      let surplus = digits.count - 28
      let dropped = digits.prefix(surplus)
      digits.removeFirst(surplus)
      exponent += surplus
      let last = dropped.last ?? 0
      let hasMore = isCut || dropped.dropLast().contains { $0 != 0 }
      let isOdd = !(digits.first ?? 0).isMultiple(of: 2)
      if last > 5 || last == 5 && (hasMore || isOdd) { digits = Self.incremented(digits) }
    }
    let text = digits.reversed().map(String.init).joined()
    let size = exponent + digits.count - 1
    if digits.isEmpty || size < -127 { return .zero }
    return DecimalNumber(parsing: "\(isNegative ? "-" : "")\(text)e\(exponent)")
  }

  static func + (left: LongDecimal, right: LongDecimal) -> LongDecimal {
    let exponent = min(left.exponent, right.exponent)
    let first = left.digits(downTo: exponent)
    let second = right.digits(downTo: exponent)
    if left.isNegative == right.isNegative {
      return LongDecimal(
        digits: sum(first, second), exponent: exponent, isNegative: left.isNegative)
    }
    return isLess(first, second)
      ? LongDecimal(
        digits: difference(second, first), exponent: exponent, isNegative: right.isNegative)
      : LongDecimal(
        digits: difference(first, second), exponent: exponent, isNegative: left.isNegative)
  }

  static func * (left: LongDecimal, right: LongDecimal) -> LongDecimal {
    var product = [Int](repeating: 0, count: left.digits.count + right.digits.count)
    for (index, digit) in left.digits.enumerated() {
      for (offset, other) in right.digits.enumerated() { product[index + offset] += digit * other }
    }
    return LongDecimal(
      digits: carried(product), exponent: left.exponent + right.exponent,
      isNegative: left.isNegative != right.isNegative)
  }

  /// Divides by subtracting, to 90 digits.
  static func / (left: LongDecimal, right: LongDecimal) -> LongDecimal {
    var rest: [Int] = []
    var quotient: [Int] = []
    let dividend = left.digits.reversed() + [Int](repeating: 0, count: 90)
    for digit in dividend {
      rest.insert(digit, at: 0)
      while rest.last == 0 { rest.removeLast() }
      var count = 0
      while !isLess(rest, right.digits) {
        rest = difference(rest, right.digits)
        while rest.last == 0 { rest.removeLast() }
        count += 1
      }
      quotient.append(count)
    }
    return LongDecimal(
      digits: quotient.reversed(), exponent: left.exponent - 90 - right.exponent,
      isNegative: left.isNegative != right.isNegative, isCut: !rest.isEmpty)
  }

  private func digits(downTo lowest: Int) -> [Int] {
    [Int](repeating: 0, count: exponent - lowest) + digits
  }

  private static func sum(_ left: [Int], _ right: [Int]) -> [Int] {
    let count = max(left.count, right.count)
    return carried(
      (0..<count).map { index in
        (index < left.count ? left[index] : 0) + (index < right.count ? right[index] : 0)
      })
  }

  private static func incremented(_ digits: [Int]) -> [Int] { sum(digits, [1]) }

  private static func difference(_ left: [Int], _ right: [Int]) -> [Int] {
    var result = left
    for index in left.indices {
      result[index] -= index < right.count ? right[index] : 0
      if result[index] < 0 {
        result[index] += 10
        result[index + 1] -= 1
      }
    }
    return result
  }

  private static func isLess(_ left: [Int], _ right: [Int]) -> Bool {
    for index in stride(from: max(left.count, right.count) - 1, through: 0, by: -1) {
      let first = index < left.count ? left[index] : 0
      let second = index < right.count ? right[index] : 0
      if first != second { return first < second }
    }
    return false
  }

  private static func carried(_ digits: [Int]) -> [Int] {
    var digits = digits
    var carry = 0
    for index in digits.indices {
      let value = digits[index] + carry
      digits[index] = value % 10
      carry = value / 10
    }
    while carry > 0 {
      digits.append(carry % 10)
      carry /= 10
    }
    return digits
  }
}
