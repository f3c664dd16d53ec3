import PosseModel
import TestSupport
import Testing

@Suite struct MoneyParsingTests {
  struct Accepted: CustomTestStringConvertible {
    let text: String
    let thousandths: Int64
    let code: String
    init(_ text: String, _ thousandths: Int64, _ code: String = "USD") {
      self.text = text
      self.thousandths = thousandths
      self.code = code
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Accepted("500", 500_000), Accepted("0", 0), Accepted("007", 7_000), Accepted("0000", 0),
    Accepted("0.5", 500), Accepted("12.5", 12_500), Accepted("12.50", 12_500),
    Accepted("00.10", 100), Accepted("1,000", 1_000_000), Accepted("12,500", 12_500_000),
    Accepted("125,000.25", 125_000_250), Accepted("1,234,567.89", 1_234_567_890),
    Accepted("999,999,999,999,999", 999_999_999_999_999_000),
    Accepted("999999999999999", 999_999_999_999_999_000),
    Accepted("000000000000000000000000001", 1_000),
    Accepted("$12,500", 12_500_000), Accepted("$ 500", 500_000), Accepted("500$", 500_000),
    Accepted("USD 500", 500_000), Accepted("500 USD", 500_000), Accepted("500usd", 500_000),
    Accepted("usd500", 500_000), Accepted("Usd 500", 500_000), Accepted("$500 USD", 500_000),
    Accepted("USD $500", 500_000), Accepted("USD 500 usd", 500_000), Accepted("500$USD", 500_000),
    Accepted("£8000", 8_000_000, "GBP"), Accepted("£8,000.50", 8_000_500, "GBP"),
    Accepted("8000 £", 8_000_000, "GBP"), Accepted("€1", 1_000, "EUR"),
    Accepted("1€ EUR", 1_000, "EUR"), Accepted("1.234 KWD", 1_234, "KWD"),
    Accepted("JPY 1000", 1_000_000, "JPY"), Accepted("1,000 jpy", 1_000_000, "JPY"),
    Accepted("1.234 CLF", 1_234, "CLF"), Accepted("5 BGN", 5_000, "BGN"),
    Accepted("  500  ", 500_000), Accepted("\t500 USD\r\n", 500_000),
    Accepted("500\u{A0}€", 500_000, "EUR"), Accepted("500\u{202F}EUR", 500_000, "EUR"),
  ]) func `an amount as people type it`(row: Accepted) throws {
    let money = try Money(parsing: row.text, defaultCurrency: .usd)
    #expect(money.thousandths == row.thousandths)
    #expect(money.currency.text == row.code)
  }

  struct Refused: CustomTestStringConvertible {
    let text: String
    let error: MoneyError
    init(_ text: String, _ error: (String) -> MoneyError) {
      self.text = text
      self.error = error(text)
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Refused("") { _ in .empty }, Refused("  \t") { _ in .empty },
    Refused("\u{A0}") { _ in .empty },
    Refused("-5", MoneyError.sign), Refused("+5", MoneyError.sign),
    Refused("−5", MoneyError.sign), Refused("–5", MoneyError.sign),
    Refused("$-5", MoneyError.sign), Refused("-$5", MoneyError.sign),
    Refused("USD -5", MoneyError.sign), Refused("5-", MoneyError.sign),
    Refused("- 5", MoneyError.sign),
    Refused("12abc") { .suffix(text: $0, suffix: "abc") },
    Refused("5k") { .suffix(text: $0, suffix: "k") },
    Refused("5 k") { .suffix(text: $0, suffix: "k") },
    Refused("5K USD") { .suffix(text: $0, suffix: "K USD") },
    Refused("5m") { .suffix(text: $0, suffix: "m") },
    Refused("500 dollars") { .suffix(text: $0, suffix: "dollars") },
    Refused("5%") { .suffix(text: $0, suffix: "%") },
    Refused("5;") { .suffix(text: $0, suffix: ";") },
    Refused("1e") { .suffix(text: $0, suffix: "e") },
    Refused("0x10") { .suffix(text: $0, suffix: "x10") },
    Refused("1_000") { .suffix(text: $0, suffix: "_000") },
    Refused("1'000") { .suffix(text: $0, suffix: "'000") },
    Refused("5-6") { .suffix(text: $0, suffix: "-6") },
    Refused("500USD5") { .suffix(text: $0, suffix: "USD5") },
    Refused("500 USD 5") { .suffix(text: $0, suffix: "5") },
    Refused("500 USD EUR") { .suffix(text: $0, suffix: "EUR") },
    Refused("5\u{200B}") { .suffix(text: $0, suffix: "\u{200B}") },
    Refused("5\0") { .suffix(text: $0, suffix: "\0") },
    Refused("1e99", MoneyError.exponent), Refused("1E5", MoneyError.exponent),
    Refused("1e-5", MoneyError.exponent), Refused("1.5e+3 USD", MoneyError.exponent),
    Refused("1,5", MoneyError.badGrouping), Refused("1,50", MoneyError.badGrouping),
    Refused("1,00,000", MoneyError.badGrouping), Refused("1000,000", MoneyError.badGrouping),
    Refused("1,0000", MoneyError.badGrouping), Refused("1,000,", MoneyError.badGrouping),
    Refused("1,,000", MoneyError.badGrouping), Refused("1.234.567", MoneyError.badGrouping),
    Refused("1.234,56", MoneyError.badGrouping), Refused("1.000,000", MoneyError.badGrouping),
    Refused("0,500", MoneyError.badGrouping), Refused("000,500", MoneyError.badGrouping),
    Refused("5 000", MoneyError.badGrouping), Refused("1..5", MoneyError.badGrouping),
    Refused("12.345") { .tooManyDigits(text: $0, currency: .usd, allowed: 2) },
    Refused("12.500") { .tooManyDigits(text: $0, currency: .usd, allowed: 2) },
    Refused("1.5 JPY") { .tooManyDigits(text: $0, currency: code("JPY"), allowed: 0) },
    Refused("1.0 jpy") { .tooManyDigits(text: $0, currency: code("JPY"), allowed: 0) },
    Refused("1.2345 KWD") { .tooManyDigits(text: $0, currency: code("KWD"), allowed: 3) },
    Refused("1.2345 CLF") { .tooManyDigits(text: $0, currency: code("CLF"), allowed: 3) },
    Refused("500 XYZ") { .unknownCurrency(text: $0, code: "XYZ", suggestion: nil) },
    Refused("500XYZ") { .unknownCurrency(text: $0, code: "XYZ", suggestion: nil) },
    Refused("xyz 500") { .unknownCurrency(text: $0, code: "xyz", suggestion: nil) },
    Refused("500 UDS") { .unknownCurrency(text: $0, code: "UDS", suggestion: .usd) },
    Refused("XAU 5") { text in
      .unknownCurrency(text: text, code: "XAU", suggestion: Currency.suggestion(for: "XAU"))
    },
    Refused("$500 EUR") { .conflictingCurrencies(text: $0, first: .usd, second: .eur) },
    Refused("£5 $") { .conflictingCurrencies(text: $0, first: .gbp, second: .usd) },
    Refused("EUR 5 GBP") { .conflictingCurrencies(text: $0, first: .eur, second: .gbp) },
    Refused("1000000000000000", tooLarge), Refused("1,000,000,000,000,000", tooLarge),
    Refused("999999999999999.01", tooLarge), Refused("99999999999999999999999", tooLarge),
    Refused("abc", MoneyError.notANumber), Refused("USD", MoneyError.notANumber),
    Refused("$", MoneyError.notANumber), Refused(".5", MoneyError.notANumber),
    Refused("5.", MoneyError.notANumber), Refused(".", MoneyError.notANumber),
    Refused(",500", MoneyError.notANumber), Refused("US$5", MoneyError.notANumber),
    Refused("about 5", MoneyError.notANumber), Refused("٥", MoneyError.notANumber),
    Refused("５", MoneyError.notANumber), Refused("¥5", MoneyError.notANumber),
    Refused("NaN", MoneyError.notANumber), Refused("\0", MoneyError.notANumber),
    Refused("(5)", MoneyError.notANumber), Refused("unknown", MoneyError.notANumber),
  ]) func `what is no amount is refused by its reason`(row: Refused) {
    #expect(throws: row.error) { try Money(parsing: row.text, defaultCurrency: .usd) }
  }

  @Test func `the default currency rules the digits when none is named`() throws {
    #expect(try Money(parsing: "1.234", defaultCurrency: code("KWD")).thousandths == 1_234)
    #expect(throws: MoneyError.tooManyDigits(text: "1.5", currency: code("JPY"), allowed: 0)) {
      try Money(parsing: "1.5", defaultCurrency: code("JPY"))
    }
  }

  @Test(arguments: [("5", nil), ("$5", "USD"), ("5 eur", "EUR"), ("GBP 5", "GBP")])
  func `the currency that a text names`(text: String, expected: String?) throws {
    #expect(try Money.namedCurrency(in: text)?.text == expected)
  }

  @Test func `what can be typed is read back from its own text`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<5_000 {
      let currency = try #require(Currency.codes.randomElement(using: &random))
      let step: Int64 = [1_000, 100, 10, 1][Currency.typedDigits(of: currency)]
      let magnitude = Int64.random(in: 1...999_999_999_999_999_000, using: &random)
      let thousandths = (magnitude >> Int64.random(in: 0...59, using: &random)) / step * step
      let money = Money(thousandths: thousandths, currency: currency)
      #expect(try Money(parsing: money.machineTextWithCode, defaultCurrency: .usd) == money)
      #expect(try Money(parsing: money.machineText, defaultCurrency: currency) == money)
      #expect(try Money(parsing: money.displayText, defaultCurrency: .eur) == money)
    }
  }

  @Test(arguments: HostileTexts.all) func `hostile texts get an answer`(text: String) {
    let money = try? Money(parsing: text, defaultCurrency: .usd)
    #expect((money?.thousandths ?? 0) >= 0)
  }

  @Test func `ten megabytes are refused with a short excerpt`() throws {
    for text in HostileTexts.huge {
      #expect(throws: MoneyError.notANumber(text: Excerpt.of(text))) {
        try Money(parsing: text, defaultCurrency: .usd)
      }
      #expect(Excerpt.of(text).unicodeScalars.count == Excerpt.length + 1)
    }
  }
}

private func code(_ text: String) -> CurrencyCode {
  CurrencyCode(known: text) ?? .usd
}

private func tooLarge(_ text: String) -> MoneyError {
  .tooLarge(text: text, limit: 999_999_999_999_999)
}
