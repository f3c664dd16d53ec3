import PosseModel
import TestSupport
import Testing

@Suite struct MoneyTests {
  @Test(arguments: [
    (12_500_000, "USD", "12500.00", "$12,500"), (12_500_500, "USD", "12500.50", "$12,500.50"),
    (0, "USD", "0.00", "$0"), (10, "USD", "0.01", "$0.01"), (999_000, "USD", "999.00", "$999"),
    (1_000_000, "USD", "1000.00", "$1,000"), (8_000_000, "GBP", "8000.00", "£8,000"),
    (1_234_567_890, "EUR", "1234567.89", "€1,234,567.89"),
    (1_000_000, "JPY", "1000", "JPY 1,000"), (1_234, "KWD", "1.234", "KWD 1.234"),
    (1_500, "KWD", "1.500", "KWD 1.500"), (2_000, "KWD", "2.000", "KWD 2"),
    (1_234, "CLF", "1.234", "CLF 1.234"), (12_000, "MXN", "12.00", "MXN 12"),
    (12_345, "USD", "12.345", "$12.345"), (1_500, "JPY", "1.5", "JPY 1.5"),
    (1_001, "JPY", "1.001", "JPY 1.001"), (-12_500_000, "USD", "-12500.00", "-$12,500"),
    (-1, "JPY", "-0.001", "JPY -0.001"),
  ]) func `money is written for machines and for people`(
    thousandths: Int64, currency: String, machine: String, display: String
  ) throws {
    let code = try #require(CurrencyCode(known: currency))
    let money = Money(thousandths: thousandths, currency: code)
    #expect(money.machineText == machine)
    #expect(money.machineTextWithCode == machine + " " + currency)
    #expect(money.displayText == display)
  }

  @Test(arguments: [Int64.min, Int64.max]) func `the ends of 64 bits are printed`(number: Int64) {
    let money = Money(thousandths: number, currency: .usd)
    #expect(money.machineText.hasSuffix(number < 0 ? "775.808" : "775.807"))
    #expect(money.displayText.hasPrefix(number < 0 ? "-$9,223," : "$9,223,"))
  }

  @Test func `another currency keeps the number`() throws {
    let yen = try #require(CurrencyCode(known: "JPY"))
    let money = Money(thousandths: 5_000_000, currency: .usd)
    #expect(try money.relabelled(as: yen) == Money(thousandths: 5_000_000, currency: yen))
  }

  @Test func `another currency with fewer digits refuses a finer number`() throws {
    let yen = try #require(CurrencyCode(known: "JPY"))
    let money = Money(thousandths: 5_500, currency: .usd)
    #expect(throws: MoneyError.tooManyDigits(text: "5.50", currency: yen, allowed: 0)) {
      try money.relabelled(as: yen)
    }
  }
}

@Suite struct MoneyTotalsTests {
  @Test func `sums stay apart by currency, dollars first`() throws {
    let amounts = try ["£3,000", "5 AUD", "$12,500", "£5,000", "$5,000", "1 CAD"].map {
      try Money(parsing: $0, defaultCurrency: .usd)
    }
    let totals = MoneyTotals(of: amounts)
    #expect(totals.displayText == "$17,500 + AUD 5 + CAD 1 + £8,000")
    #expect(totals.machineTexts == ["17500.00 USD", "5.00 AUD", "1.00 CAD", "8000.00 GBP"])
    #expect(totals.currencies.map(\.text) == ["USD", "AUD", "CAD", "GBP"])
    #expect(totals.thousandths(in: .gbp) == 8_000_000)
    #expect(totals.thousandths(in: .eur) == 0)
  }

  @Test func `dollars and pounds read as in the manual`() {
    let totals = MoneyTotals(of: [
      Money(thousandths: 8_000_000, currency: .gbp), Money(thousandths: 17_500_000, currency: .usd),
    ])
    #expect(totals.displayText == "$17,500 + £8,000")
  }

  @Test func `nothing adds up to nothing`() {
    #expect(MoneyTotals().isEmpty)
    #expect(MoneyTotals().displayText == "")
    #expect(MoneyTotals().machineTexts.isEmpty)
    let zero = MoneyTotals(of: [Money(thousandths: 0, currency: .usd)])
    #expect(!zero.isEmpty)
    #expect(zero.displayText == "$0")
  }

  @Test func `sums pass 64 bits exactly`() {
    let most = Money(thousandths: .max, currency: .usd)
    let totals = MoneyTotals(of: Array(repeating: most, count: 1_000))
    #expect(totals.machineTexts == ["9223372036854775807.00".dropLast(3) + ".00 USD"])
    #expect(totals.displayText == "$9,223,372,036,854,775,807")
  }

  @Test func `the least of 64 bits is added without a trap`() {
    let totals = MoneyTotals(
      of: Array(repeating: Money(thousandths: .min, currency: .usd), count: 3))
    #expect(totals.thousandths(in: .usd) == Int128(Int64.min) * 3)
    #expect(totals.displayText.hasPrefix("-$27,670,"))
  }

  @Test func `totals of parts are the total of the whole`() {
    var random = SeededGenerator(seed: 2)
    var whole = MoneyTotals()
    var parts = (MoneyTotals(), MoneyTotals())
    for index in 0..<500 {
      let money = Money(
        thousandths: Int64.random(in: Int64.min...Int64.max, using: &random),
        currency: index % 3 == 0 ? .gbp : .usd)
      whole.add(money)
      if index % 2 == 0 { parts.0.add(money) } else { parts.1.add(money) }
    }
    parts.0.add(parts.1)
    #expect(parts.0 == whole)
  }
}
