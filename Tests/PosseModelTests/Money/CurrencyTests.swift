import PosseModel
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [
    (0, "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"),
    (3, "BHD IQD JOD KWD LYD OMR TND"), (4, "CLF UYW"),
    (2, "USD EUR GBP MXN CAD CHF MGA MRU HUF TWD IDR COP XCD XCG ZWG SLE VED XAD"),
  ]) func `currencies have the digits of ISO 4217`(digits: Int, codes: String) throws {
    for text in codes.split(separator: " ") {
      let code = try #require(CurrencyCode(known: text), "\(text)")
      #expect(Currency.isoDigits(of: code) == digits, "\(text)")
      #expect(Currency.typedDigits(of: code) == min(digits, 3), "\(text)")
    }
  }

  @Test func `every currency with digits other than two is in the tables above`() {
    let others = Currency.codes.filter { Currency.isoDigits(of: $0) != 2 }
    #expect(others.count == 17 + 7 + 2)
  }

  @Test func `the table holds 171 currencies, USD first and the rest by letter`() {
    let texts = Currency.codes.map(\.text)
    #expect(texts.count == 171)
    #expect(Set(texts).count == texts.count)
    #expect(texts.first == "USD")
    #expect(Array(texts.dropFirst()) == texts.dropFirst().sorted())
  }

  @Test(arguments: ["XAU", "XAG", "XPT", "XPD", "XDR", "XXX", "XTS", "DEM", "FRF", "ABC", "ZZZ"])
  func `metals, tests and currencies long gone are not money`(text: String) {
    #expect(CurrencyCode(known: text) == nil)
    #expect(CurrencyCode(stored: text)?.text == text)
  }

  @Test(arguments: ["BGN", "HRK", "ANG", "CUC", "SLL", "ZWL"])
  func `currencies withdrawn since 2020 stay readable`(text: String) {
    #expect(CurrencyCode(known: text)?.text == text)
  }

  @Test(arguments: ["usd", "Usd", "USD"]) func `the case of a code does not count`(text: String) {
    #expect(CurrencyCode(known: text) == .usd)
  }

  @Test(arguments: ["", "US", "USDX", "U D", "ÜSD", "US\0", "12A", "US\u{301}D", "ＵＳＤ"])
  func `a code is three ASCII letters`(text: String) {
    #expect(CurrencyCode(stored: text) == nil)
  }

  @Test(arguments: [
    ("UDS", "USD"), ("USS", "USD"), ("EUU", "EUR"), ("GBB", "GBP"), ("rmb", "CNY"), ("YEN", "JPY"),
  ]) func `a slip of the keyboard is given a suggestion`(text: String, expected: String) {
    #expect(Currency.suggestion(for: text)?.text == expected)
  }

  @Test func `nonsense is given none`() {
    #expect(Currency.suggestion(for: "QQQ") == nil)
    #expect(Currency.suggestion(for: "dollars") == nil)
  }

  @Test func `a stored code outside the table counts as having two digits`() throws {
    let code = try #require(CurrencyCode(stored: "qqq"))
    #expect(Money(thousandths: 1_500, currency: code).machineTextWithCode == "1.50 QQQ")
    #expect(Money(thousandths: 1_500, currency: code).displayText == "QQQ 1.50")
  }
}
