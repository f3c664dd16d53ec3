/// What is wrong with text that should be an amount of money.
///
/// `text` is the text as typed, shortened by ``Excerpt`` when it is long.
package enum MoneyError: Error, Hashable, Sendable {
  /// Nothing, or blanks only.
  case empty
  /// A plus or minus sign: an amount has none.
  case sign(text: String)
  /// Something after the number that is no currency, such as the `k` of `5k`.
  case suffix(text: String, suffix: String)
  /// A power of ten, such as `1e6`.
  case exponent(text: String)
  /// Commas that do not part the whole number in threes, or a second decimal point.
  case badGrouping(text: String)
  /// More fraction digits than the currency has.
  case tooManyDigits(text: String, currency: CurrencyCode, allowed: Int)
  /// Three letters that are no currency of the table.
  case unknownCurrency(text: String, code: String, suggestion: CurrencyCode?)
  /// A sign or code that names one currency and another that names a second.
  case conflictingCurrencies(text: String, first: CurrencyCode, second: CurrencyCode)
  /// More than ``Money/largestWholeAmount``.
  case tooLarge(text: String, limit: Int64)
  /// No digits where the number should begin, or none after its decimal point.
  case notANumber(text: String)
}
