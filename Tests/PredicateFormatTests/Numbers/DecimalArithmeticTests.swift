import TestSupport
import Testing

@testable import PredicateFormat

@Suite struct DecimalArithmeticTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let left: String
    let sign: String
    let right: String
    let result: String?
    var testDescription: String { "\(left) \(sign) \(right) = \(result ?? "nil")" }

    init(_ left: String, _ sign: String, _ right: String, _ result: String?) {
      self.left = left
      self.sign = sign
      self.right = right
      self.result = result
    }
  }

  @Test(arguments: [
    Case("0.1", "+", "0.2", "0.3"),
    Case("0.1", "-", "0.1", "0"),
    Case("1e126", "+", "9e126", nil),
    Case("1e100", "+", "1e-100", "1e100"),
    Case("1e100", "-", "1e-100", "1e100"),
    Case("1e-127", "-", "1e-127", "0"),
    Case("99999999999999999999999999999999999999", "+", "1", "1e38"),
    Case("99999999999999999999999999999999999999", "+", "2", "1e38"),
    // A half and a little more is rounded up, a half alone to the even digit.
    Case("1000000000000000000000000000.5", "+", "1e-100", "1000000000000000000000000001"),
    Case("1000000000000000000000000000.5", "-", "1e-100", "1000000000000000000000000000"),
    Case("0.1", "*", "0.1", "0.01"),
    Case("1e64", "*", "1e63", nil),
    Case("1e-64", "*", "1e-64", "0"),
    Case(
      "12345678901234567890", "*", "98765432109876543210",
      "1.2193263113702179522374638011112635269e39"),
    Case("1", "/", "3", "0.3333333333333333333333333333"),
    Case("2", "/", "3", "0.6666666666666666666666666667"),
    Case("1", "/", "8", "0.125"),
    Case("10", "/", "4", "2.5"),
    Case("-1", "/", "-8", "0.125"),
    Case("1e126", "/", "1e-126", nil),
    Case("1e-126", "/", "1e126", "0"),
    Case("1", "/", "0", nil),
    Case("0", "/", "7", "0"),
    Case("1", "/", "137438953472", "7.2759576141834259033203125e-12"),
    Case("7", "%", "2", "1"),
    Case("-7", "%", "2", "-1"),
    Case("7", "%", "-2", "1"),
    Case("5.5", "%", "2", "1.5"),
    Case("1e126", "%", "7", "1"),
    Case("1e-100", "%", "1e100", "1e-100"),
    Case("5", "%", "1e-100", "0"),
    Case("1", "%", "0", nil),
  ])
  func `results are exact in 38 digits, else rounded to 28`(_ sample: Case) {
    let left = NumberSample.decimal(sample.left)
    let right = NumberSample.decimal(sample.right)
    let result =
      switch sample.sign {
      case "+": left.adding(right)
      case "-": left.subtracting(right)
      case "*": left.multiplied(by: right)
      case "/": left.divided(by: right)
      default: left.remainder(dividingBy: right)
      }
    #expect(result?.description == sample.result)
  }

  @Test func `small decimals agree with whole numbers of their millionths`() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let left = Int64.random(in: -3_000_000_000...3_000_000_000, using: &generator)
      let right = Int64.random(in: -3_000_000_000...3_000_000_000, using: &generator)
      let first = DecimalNumber(millionths: left)
      let second = DecimalNumber(millionths: right)
      #expect(first.adding(second) == DecimalNumber(millionths: left + right))
      #expect(first.subtracting(second) == DecimalNumber(millionths: left - right))
      let millionth = DecimalNumber(millionths: 1)
      #expect(
        first.multiplied(by: second)
          == DecimalNumber(millionths: left * right / 1000).multiplied(
            by: NumberSample.decimal("1e-3"))?.adding(
            DecimalNumber(integer: left * right % 1000).multiplied(by: millionth)?.multiplied(
              by: millionth) ?? .zero))
      #expect((first < second) == (left < right))
      #expect((first == second) == (left == right))
      guard right != 0 else { continue }
      #expect(first.remainder(dividingBy: second) == DecimalNumber(millionths: left % right))
      #expect(isQuotient(first.divided(by: second), of: left, by: right))
    }
  }

  /// Whether a quotient is exact, or as near as 28 digits come: all in whole numbers.
  private func isQuotient(_ quotient: DecimalNumber?, of left: Int64, by right: Int64) -> Bool {
    guard let quotient, quotient.exponent <= 0 else {
      return quotient.map { Int128(left) == Int128($0.integerValue ?? 0) * Int128(right) } ?? false
    }
    var scaled = Int128(left.magnitude)
    for _ in 0..<(-quotient.exponent) {
      let (product, overflows) = scaled.multipliedReportingOverflow(by: 10)
      guard !overflows else { return false }
      scaled = product
    }
    let (back, overflows) = Int128(quotient.coefficient).multipliedReportingOverflow(
      by: Int128(right.magnitude))
    let isSigned = left == 0 || quotient.isNegative == ((left < 0) != (right < 0))
    return !overflows && isSigned && abs(scaled - back) * 2 <= Int128(right.magnitude)
      && (scaled == back || String(quotient.coefficient).utf8.count <= 28)
  }

  @Test func `decimals of every length agree with arithmetic on paper`() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1500 {
      let left = NumberSample.randomDecimal(using: &generator)
      let right = NumberSample.randomDecimal(using: &generator)
      let first = LongDecimal(left)
      let second = LongDecimal(right)
      #expect(left.adding(right) == (first + second).result(), "\(left) + \(right)")
      #expect(left.multiplied(by: right) == (first * second).result(), "\(left) * \(right)")
      #expect(left.divided(by: right) == (first / second).result(), "\(left) / \(right)")
      let difference = first + LongDecimal(right.negated)
      #expect((left < right) == (difference.isNegative && !difference.digits.isEmpty))
    }
  }

  @Test func `a value is its remainder and whole multiples of the divisor`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let left = NumberSample.randomDecimal(using: &generator)
      let right = NumberSample.randomDecimal(using: &generator)
      guard let rest = left.remainder(dividingBy: right) else {
        Issue.record("\(left) % \(right)")
        continue
      }
      #expect(rest.absolute < right.absolute)
      #expect(rest == .zero || rest.isNegative == left.isNegative)
      let multiple = LongDecimal(left) + LongDecimal(rest.negated)
      let quotient = multiple / LongDecimal(right)
      // Beyond 90 digits the paper quotient is cut.
      if multiple.digits.count <= 80 {
        #expect(!quotient.isCut && quotient.isWhole, "\(left) % \(right) = \(rest)")
      }
    }
  }

  @Test(arguments: [
    ("2.5", "2", "3", "2", "2"), ("-2.5", "-3", "-2", "-2", "-2"), ("3.5", "3", "4", "3", "4"),
    ("0.5", "0", "1", "0", "0"), ("-0.5", "-1", "0", "0", "0"), ("0.51", "0", "1", "0", "1"),
    ("1e-127", "0", "1", "0", "0"), ("7", "7", "7", "7", "7"),
    ("1e126", "1e126", "1e126", "1e126", "1e126"),
    ("9.9999999999999999999999999999999999999", "9", "10", "9", "10"),
  ])
  func `a fraction is taken off down, up, toward zero and half-even`(
    text: String, floor: String, ceiling: String, truncated: String, rounded: String
  ) {
    let value = NumberSample.decimal(text)
    #expect(value.floor.description == floor)
    #expect(value.ceiling.description == ceiling)
    #expect(value.truncated.description == truncated)
    #expect(value.roundedToWhole.description == rounded)
  }

  @Test func `digits are counted right on both sides of every power of ten`() {
    var power: UInt128 = 1
    for exponent in 0...38 {
      #expect(PowersOfTen.digitCount(of: power) == exponent + 1)
      #expect(PowersOfTen.digitCount(of: power - 1) == exponent)
      if exponent < 38 { power *= 10 }
    }
    for exponent in 0...76 {
      let wide = WideCoefficient(1).multiplied(byTenToThe: exponent)
      #expect(wide.digitCount == exponent + 1)
      #expect((wide - WideCoefficient(1)).digitCount == exponent)
    }
  }
}

extension LongDecimal {
  /// Whether nothing but zeros stands behind the point.
  fileprivate var isWhole: Bool {
    digits.isEmpty || exponent >= 0 || !digits.prefix(-exponent).contains { $0 != 0 }
  }
}
