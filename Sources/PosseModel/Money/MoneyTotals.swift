/// Exact sums of money, one for each currency met.
///
/// A sum is kept in 128 bits: more amounts than a book can hold would not overflow it.
package struct MoneyTotals: Hashable, Sendable {
  private var sums: [CurrencyCode: Int128] = [:]

  /// Creates totals of nothing.
  package init() {}

  /// Creates the totals of the amounts.
  package init(of amounts: some Sequence<Money>) {
    for amount in amounts { add(amount) }
  }

  /// Adds one amount to the sum of its currency.
  package mutating func add(_ amount: Money) {
    // No overflow in 128 bits before 2^64 amounts; wrapping only keeps the operation free of traps.
    sums[amount.currency, default: 0] &+= Int128(amount.thousandths)
  }

  /// Adds every sum of other totals.
  package mutating func add(_ other: MoneyTotals) {
    for (currency, sum) in other.sums { sums[currency, default: 0] &+= sum }
  }

  /// Whether no amount was added.
  package var isEmpty: Bool { sums.isEmpty }

  /// The currencies met: USD first, then by letter.
  package var currencies: [CurrencyCode] { sums.keys.sorted() }

  /// Returns the sum in one currency in thousandths, 0 when none of it was added.
  package func thousandths(in currency: CurrencyCode) -> Int128 {
    sums[currency] ?? 0
  }

  /// The sums as people read them, such as `$17,500 + £8,000`; empty when no amount was added.
  package var displayText: String {
    currencies
      .map { AmountText.display(thousandths: thousandths(in: $0), currency: $0) }
      .joined(separator: " + ")
  }

  /// Each sum with its code, such as `17500.00 USD`: USD first, then by letter.
  package var machineTexts: [String] {
    currencies.map {
      AmountText.machine(thousandths: thousandths(in: $0), currency: $0) + " " + $0.text
    }
  }
}
