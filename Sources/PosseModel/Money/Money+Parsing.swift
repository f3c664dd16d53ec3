extension Money {
  /// Reads an amount as a person types it.
  ///
  /// The grammar, with blanks allowed between its parts:
  ///
  ///     amount = [code] [symbol] number [symbol] [code]
  ///     number = digits, plain or grouped by commas in threes, then perhaps `.` and digits
  ///     symbol = "$" | "£" | "€"
  ///     code   = three letters of ISO 4217 in any case
  ///
  /// Digits are ASCII. Leading zeros are allowed in a plain number, not in a grouped one: `0,500`
  /// is more likely half a unit written with a decimal comma. Codes and signs must agree. Throws
  /// the ``MoneyError`` that names what is wrong.
  package init(parsing text: String, defaultCurrency: CurrencyCode) throws(MoneyError) {
    var reader = AmountReader(text)
    try self.init(reader.read(), text: text, defaultCurrency: defaultCurrency)
  }

  /// Returns the currency that the text of an amount names, or nil when it names none.
  ///
  /// Throws as ``init(parsing:defaultCurrency:)`` does for the shape of the text.
  package static func namedCurrency(in text: String) throws(MoneyError) -> CurrencyCode? {
    var reader = AmountReader(text)
    return try reader.read().currency
  }

  private init(
    _ amount: AmountReader.Amount, text: String, defaultCurrency: CurrencyCode
  ) throws(MoneyError) {
    let currency = amount.currency ?? defaultCurrency
    let allowed = Currency.typedDigits(of: currency)
    guard amount.fraction.count <= allowed else {
      throw .tooManyDigits(text: Excerpt.of(text), currency: currency, allowed: allowed)
    }
    let limit = Money.largestWholeAmount
    let digits = amount.whole.drop { $0 == 0 }
    guard digits.count <= 15 else { throw .tooLarge(text: Excerpt.of(text), limit: limit) }
    var total: Int64 = 0
    for digit in digits { total = total * 10 + Int64(digit) }
    for place in 0..<3 {
      total = total * 10 + Int64(place < amount.fraction.count ? amount.fraction[place] : 0)
    }
    guard total <= limit * 1000 else { throw .tooLarge(text: Excerpt.of(text), limit: limit) }
    self.init(thousandths: total, currency: currency)
  }
}
