/// An exact amount of money: a count of thousandths of the currency's major unit, and the currency.
///
/// Thousandths are used for every currency, so that amounts compare as numbers. What a person may
/// type is narrower: see ``init(parsing:defaultCurrency:)``.
package struct Money: Hashable, Sendable {
  /// Thousandths of the major unit: 12,500 dollars are 12,500,000.
  package let thousandths: Int64
  /// The currency of the amount.
  package let currency: CurrencyCode

  /// Creates the amount from its stored parts; any number is taken.
  package init(thousandths: Int64, currency: CurrencyCode) {
    self.thousandths = thousandths
    self.currency = currency
  }

  /// The largest amount that may be typed, in major units.
  package static let largestWholeAmount: Int64 = 999_999_999_999_999

  /// Returns the same number in another currency; nothing is converted.
  ///
  /// Throws ``MoneyError/tooManyDigits(text:currency:allowed:)`` when the number has a finer
  /// fraction than the other currency takes.
  package func relabelled(as other: CurrencyCode) throws(MoneyError) -> Money {
    let allowed = Currency.typedDigits(of: other)
    guard fractionDigits <= allowed else {
      throw .tooManyDigits(text: machineText, currency: other, allowed: allowed)
    }
    return Money(thousandths: thousandths, currency: other)
  }

  /// How many fraction digits the number needs at least, 0 to 3.
  package var fractionDigits: Int {
    let fraction = thousandths.magnitude % 1000
    if fraction == 0 { return 0 }
    if fraction % 100 == 0 { return 1 }
    return fraction % 10 == 0 ? 2 : 3
  }
}
