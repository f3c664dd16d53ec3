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
    var letters = ""
    for unit in text.utf8 {
      switch unit {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        letters.unicodeScalars.append(Unicode.Scalar(unit))
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        letters.unicodeScalars.append(Unicode.Scalar(unit & 0xDF))
      default:
        return nil
      }
      guard letters.utf8.count <= 3 else { return nil }
    }
    guard letters.utf8.count == 3 else { return nil }
    self.init(letters: letters)
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
