import TestSupport
import Testing

@testable import PredicateFormat

@Suite struct NumberTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let left: String
    let operation: Arithmetic
    let right: String
    let result: String?
    var testDescription: String { "\(left) \(operation) \(right) = \(result ?? "nil")" }

    init(_ left: String, _ operation: Arithmetic, _ right: String, _ result: String?) {
      self.left = left
      self.operation = operation
      self.right = right
      self.result = result
    }
  }

  /// The results show their case: a decimal has a point.
  @Test(arguments: [
    Case("2", .add, "3", "5"),
    Case("2.0", .add, "3", "5.0"),
    Case("9223372036854775807", .add, "1", "9223372036854775808"),
    Case("-9223372036854775808", .subtract, "1", "-9223372036854775809"),
    Case(
      "9223372036854775807", .multiply, "9223372036854775807",
      "85070591730234615847396907784232501249"),
    Case("41", .divide, "2", "20"),
    Case("-41", .divide, "2", "-20"),
    Case("41.0", .divide, "2", "20.5"),
    Case("5", .divide, "2.0", "2.5"),
    Case("42", .divide, "0", nil),
    Case("42", .divide, "0.0", nil),
    Case("-9223372036854775808", .divide, "-1", "9223372036854775808"),
    Case("-9223372036854775808", .modulus, "-1", "0"),
    Case("7", .modulus, "2", "1"),
    Case("-7", .modulus, "2", "-1"),
    Case("5.5", .modulus, "2", "1.5"),
    Case("7", .modulus, "0", nil),
    Case("2", .power, "10", "1024"),
    Case("2", .power, "62", "4611686018427387904"),
    Case("2", .power, "63", "9223372036854775808"),
    Case("-2", .power, "63", "-9223372036854775808"),
    Case("2", .power, "126", "85070591730234615865843651857942052864"),
    Case("2", .power, "127", "1.701411834604692317316873037e38"),
    Case("0", .power, "0", "1"),
    Case("0", .power, "5", "0"),
    Case("0", .power, "-1", nil),
    Case("1.1", .power, "2", "1.21"),
    Case("1.5", .power, "0", "1.0"),
    Case("2", .power, "2.0", "4.0"),
    Case("2", .power, "-1", "0.5"),
    Case("2", .power, "0.5", "1.4142135623731"),
    Case("-8", .power, "0.5", nil),
    Case("10", .power, "126", "1e126"),
    Case("10", .power, "127", nil),
    Case("10", .power, "1000000", nil),
    Case("-10", .power, "9223372036854775807", nil),
    Case("10", .power, "1e100", nil),
    Case("1", .power, "9223372036854775807", "1"),
    Case("-1", .power, "9223372036854775807", "-1"),
    Case("0.5", .power, "9223372036854775807", "0.0"),
    Case("1.0000000000000000001", .power, "9223372036854775807", "2.515161971551883079747183083"),
    Case("6", .bitwiseAnd, "3", "2"),
    Case("6.0", .bitwiseAnd, "3", "2"),
    Case("6.5", .bitwiseAnd, "3", nil),
    Case("9223372036854775808", .bitwiseAnd, "1", nil),
    Case("6", .bitwiseOr, "3", "7"),
    Case("6", .bitwiseXor, "3", "5"),
    Case("1", .shiftLeft, "63", "-9223372036854775808"),
    Case("3", .shiftLeft, "63", "-9223372036854775808"),
    Case("1", .shiftLeft, "64", nil),
    Case("1", .shiftLeft, "-1", nil),
    Case("-8", .shiftRight, "1", "-4"),
    Case("-1", .shiftRight, "63", "-1"),
  ])
  func `operations keep integers whole and go on as decimals`(_ sample: Case) {
    let result = sample.operation.result(
      NumberSample.number(sample.left), NumberSample.number(sample.right))
    #expect(result?.literalText == sample.result.map { NumberSample.number($0).literalText })
    #expect(result?.description == sample.result.map { NumberSample.number($0).description })
  }

  @Test func `integers and decimals of one value are equal and hash alike`() {
    #expect(Number.integer(5) == NumberSample.number("5.0"))
    #expect(
      Set([Number.integer(5), NumberSample.number("5.0"), NumberSample.number("50e-1")]).count == 1)
    #expect(Number.integer(.min) == .decimal(DecimalNumber(integer: .min)))
    #expect(Number.integer(5) != NumberSample.number("5.5"))
    #expect(Number.integer(.max) < NumberSample.number("9223372036854775807.5"))
    #expect(NumberSample.number("9007199254740993") > NumberSample.number("9007199254740992"))
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let value = Int64.random(in: .min ... .max, using: &generator)
      let decimal = Number.decimal(DecimalNumber(integer: value))
      #expect(decimal == .integer(value) && decimal.hashValue == Number.integer(value).hashValue)
      #expect(decimal.integerValue == value)
    }
  }

  @Test(arguments: [
    ("5", "5"), ("-9223372036854775808", "-9223372036854775808"), ("5.0", "5.0"), ("5.", "5.0"),
    ("1e2", "100.0"), ("9223372036854775808", "9223372036854775808"), ("0.50", "0.5"),
    ("007", "7"), ("+7", "7"), ("1e40", "1e40"),
  ])
  func `a number prints so that it reads back as the same case`(text: String, printed: String) {
    let number = NumberSample.number(text)
    #expect(number.literalText == printed)
    #expect(NumberSample.number(printed).literalText == printed)
  }

  @Test(
    arguments: [
      ("ff", 16, "255"), ("7FFFFFFFFFFFFFFF", 16, "9223372036854775807"),
      ("8000000000000000", 16, "9223372036854775808"), ("0b", 2, nil), ("1011", 2, "11"),
      ("777", 8, "511"), ("8", 8, nil), ("", 16, nil), ("12", 10, "12"), ("-1", 16, nil),
      ("ffffffffffffffffffffffffffffffff", 16, nil), ("1ffffffffffffffffffffffffffffffff", 16, nil),
      ("３", 16, nil), ("e\u{301}", 16, nil), ("11", 17, nil), ("1", 1, nil), ("1", -2, nil),
    ] as [(String, Int, String?)])
  func `digits of other bases keep every bit`(digits: String, radix: Int, value: String?) {
    #expect(Number(digits: digits, radix: radix)?.description == value)
  }

  @Test(
    arguments: [
      ("2", "1.4142135623731", "7.38905609893065", "0.693147180559945", "0.301029995663981"),
      ("4.0", "2.0", "54.5981500331442", "1.38629436111989", "0.602059991327962"),
      ("0", "0.0", "1.0", nil, nil),
      ("-1", nil, "0.367879441171442", nil, nil),
      ("1e126", "1e63", nil, "290.12572171725", "126.0"),
      ("-1000", nil, "0.0", nil, nil),
      ("1e-100", "1e-50", "1.0", "-230.258509299405", "-100.0"),
    ] as [(String, String?, String?, String?, String?)])
  func `inexact functions have 15 digits and no value outside of their domain`(
    text: String, root: String?, exponential: String?, natural: String?, logarithm: String?
  ) {
    let number = NumberSample.number(text)
    #expect(number.squareRoot?.literalText == root.map { NumberSample.number($0).literalText })
    #expect(number.exponential?.literalText == exponential)
    #expect(number.naturalLogarithm?.literalText == natural)
    #expect(number.logarithm?.literalText == logarithm)
  }

  @Test func `signs turn without a trap`() {
    #expect(Number.integer(.min).negated.description == "9223372036854775808")
    #expect(Number.integer(.min).absolute.description == "9223372036854775808")
    #expect(NumberSample.number("-2.50").absolute.literalText == "2.5")
    #expect(NumberSample.number("-2.50").floor.literalText == "-3.0")
    #expect(Number.integer(-3).ceiling.literalText == "-3")
    #expect(Number.integer(5).onesComplement?.literalText == "-6")
    #expect(NumberSample.number("5.5").onesComplement == nil)
  }

  @Test func `powers agree with repeated products`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let base = DecimalNumber(thousandths: .random(in: -9999...9999, using: &generator))
      let power = UInt64.random(in: 0...20, using: &generator)
      var product = LongDecimal(DecimalNumber(integer: 1))
      for _ in 0..<power { product = product * LongDecimal(base) }
      #expect(base.raised(toWhole: power) == product.result(), "\(base) ** \(power)")
    }
  }

  @Test(
    arguments: [
      ("", "0", nil, nil, nil),
      ("3", "3", "3.0", "3.0", "0.0"),
      ("1 2 3 4", "10", "2.5", "2.5", "1.11803398874989"),
      ("2 4 4 4 5 5 7 9", "40", "5.0", "4.5", "2.0"),
      ("0.1 0.1 0.1", "0.3", "0.1", "0.1", "0.0"),
      ("0.1 0.2 0.3", "0.6", "0.2", "0.2", "0.0816496580927726"),
      ("1 1 2", "4", "1.333333333333333333333333333", "1.0", "0.471404520791032"),
      (
        "9223372036854775807 1 -1", "9223372036854775807", "3074457345618258602.333333333", "1.0",
        "4.34793927511093e18"
      ),
      (
        "9223372036854775807 1", "9223372036854775808", "4611686018427387904.0",
        "4611686018427387904.0", "4.61168601842739e18"
      ),
      ("9e126 9e126", nil, nil, nil, nil),
    ] as [(String, String?, String?, String?, String?)])
  func `statistics are exact where they can be`(
    numbers: String, sum: String?, average: String?, median: String?, deviation: String?
  ) {
    let numbers = numbers.split(separator: " ").map { NumberSample.number(String($0)) }
    func text(_ number: Number?) -> String? { number?.literalText }
    func expected(_ text: String?) -> String? { text.map { NumberSample.number($0).literalText } }
    #expect(text(NumberStatistics.sum(numbers)) == expected(sum))
    #expect(text(NumberStatistics.average(numbers)) == expected(average))
    #expect(text(NumberStatistics.median(numbers)) == expected(median))
    #expect(text(NumberStatistics.standardDeviation(numbers)) == expected(deviation))
  }
}
