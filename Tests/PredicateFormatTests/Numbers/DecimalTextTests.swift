import TestSupport
import Testing

@testable import PredicateFormat

@Suite struct DecimalTextTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let printed: String?
    var testDescription: String { "\(text) → \(printed ?? "nil")" }
  }

  @Test(arguments: [
    Case(text: "0", printed: "0"),
    Case(text: "-0", printed: "0"),
    Case(text: "0.000", printed: "0"),
    Case(text: "0e999999999999999999999999", printed: "0"),
    Case(text: "12.5", printed: "12.5"),
    Case(text: "+12.50", printed: "12.5"),
    Case(text: "10.", printed: "10"),
    Case(text: ".034", printed: "0.034"),
    Case(text: "-.5", printed: "-0.5"),
    Case(text: "9.2e-5", printed: "0.000092"),
    Case(text: "1E3", printed: "1000"),
    Case(text: "1e+3", printed: "1000"),
    Case(text: "0001200", printed: "1200"),
    Case(text: "1e-7", printed: "0.0000001"),
    Case(text: "1e-8", printed: "1e-8"),
    Case(text: "1.25e-8", printed: "1.25e-8"),
    Case(text: "-123e-20", printed: "-1.23e-18"),
    Case(text: "1e37", printed: "1" + String(repeating: "0", count: 37)),
    Case(text: "1e38", printed: "1e38"),
    Case(text: "1.5e126", printed: "1.5e126"),
    Case(text: "9.99e126", printed: "9.99e126"),
    Case(text: "1e127", printed: nil),
    Case(text: "1e-127", printed: "1e-127"),
    Case(text: "9e-128", printed: nil),
    Case(
      text: "12345678901234567890123456789012345678",
      printed: "12345678901234567890123456789012345678"),
    Case(text: "123456789012345678901234567890123456789", printed: nil),
    Case(
      text: "1.2345678901234567890123456789012345678",
      printed: "1.2345678901234567890123456789012345678"),
    Case(text: "1" + String(repeating: "0", count: 126), printed: "1e126"),
    Case(text: "1" + String(repeating: "0", count: 127), printed: nil),
    Case(text: "1" + String(repeating: "0", count: 200) + "e-200", printed: "1"),
    Case(text: "0." + String(repeating: "0", count: 500) + "7e501", printed: "7"),
    Case(text: "1." + String(repeating: "0", count: 500), printed: "1"),
    Case(text: "1." + String(repeating: "0", count: 500) + "1", printed: nil),
    Case(text: "1e99999999999999999999999999", printed: nil),
    Case(text: "1e-99999999999999999999999999", printed: nil),
    Case(text: "", printed: nil),
    Case(text: ".", printed: nil),
    Case(text: "-", printed: nil),
    Case(text: "e5", printed: nil),
    Case(text: "1e", printed: nil),
    Case(text: "1e+", printed: nil),
    Case(text: "1.2.3", printed: nil),
    Case(text: " 1", printed: nil),
    Case(text: "1 ", printed: nil),
    Case(text: "--1", printed: nil),
    Case(text: "٣", printed: nil),
    Case(text: "0x10", printed: nil),
    Case(text: "1,000", printed: nil),
    Case(text: "inf", printed: nil),
  ])
  func `text is read exactly or not at all`(_ sample: Case) {
    #expect(DecimalNumber(parsing: sample.text)?.description == sample.printed)
  }

  @Test func `what is printed reads back as the same value`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<5000 {
      let value = NumberSample.randomDecimal(using: &generator)
      #expect(DecimalNumber(parsing: value.description) == value)
    }
  }

  @Test func `text of a million digits is answered at once`() {
    let zeros = String(repeating: "0", count: 1_000_000)
    #expect(DecimalNumber(parsing: "0." + zeros + "1e1000001") == DecimalNumber(integer: 1))
    #expect(DecimalNumber(parsing: String(repeating: "9", count: 1_000_000)) == nil)
  }

  @Test func `thousandths and millionths are exact`() {
    #expect(DecimalNumber(thousandths: 12_500).description == "12.5")
    #expect(DecimalNumber(thousandths: .min).description == "-9223372036854775.808")
    #expect(DecimalNumber(millionths: -1).description == "-0.000001")
  }
}
