/// The three-letter ISO 4217 code of a currency, in capitals.
///
/// The type is open: a book may hold a code that this version's table does not know, and it must
/// still be listed. Text typed by a person goes through ``init(known:)``.
package struct CurrencyCode: Hashable, Sendable, CustomStringConvertible {
  /// The three capital letters, such as `USD`.
  package let text: String

  private init(letters: String) {
    text = letters
  }

  /// Creates a code of the table from three letters in any case, or nil when the table lacks it.
  package init?(known text: some StringProtocol) {
    self.init(stored: text)
    guard Currency.isKnown(self) else { return nil }
  }

  /// Creates a code from any three ASCII letters in any case, known or not, or nil otherwise.
  ///
  /// For codes read back from a book.
  package init?(stored text: some StringProtocol) {
    var code: UInt32 = 0
    var count = 0
    for unit in text.utf8 {
      // One bit parts the two cases of an ASCII letter.
      let capital = unit & 0xDF
      guard (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(capital), count < 3 else { return nil }
      code = code << 8 | UInt32(capital)
      count += 1
    }
    guard count == 3 else { return nil }
    if code == 0x55_53_44 {
      self = .usd
      return
    }
    self.init(
      letters: String(
        decoding: [UInt8(code >> 16), UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF)],
        as: UTF8.self))
  }

  /// The code itself.
  package var description: String { text }

  /// The currency of the United States, the default where no configuration says otherwise.
  package static let usd = CurrencyCode(letters: "USD")

  /// The euro.
  package static let eur = CurrencyCode(letters: "EUR")

  /// The pound sterling.
  package static let gbp = CurrencyCode(letters: "GBP")
}

extension CurrencyCode: Comparable {
  /// Orders codes by letter, save that USD comes before every other.
  package static func < (left: CurrencyCode, right: CurrencyCode) -> Bool {
    guard left != right else { return false }
    if left == .usd { return true }
    if right == .usd { return false }
    return left.text < right.text
  }
}
