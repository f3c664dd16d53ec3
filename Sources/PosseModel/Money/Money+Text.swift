extension Money {
  /// The number alone with a decimal point, such as `12500.00`.
  ///
  /// It has the digits of the currency, at most three, and more only when the stored number needs
  /// them.
  package var machineText: String {
    AmountText.machine(thousandths: Int128(thousandths), currency: currency)
  }

  /// The number and the code, such as `12500.00 USD`.
  ///
  /// ``init(parsing:defaultCurrency:)`` reads back what it could have stored.
  package var machineTextWithCode: String {
    machineText + " " + currency.text
  }

  /// The amount as people read it, with all digits of its currency: `$12,500.00`.
  package var exactDisplayText: String {
    AmountText.display(
      thousandths: Int128(thousandths), currency: currency, keepsZeroFraction: true)
  }

  /// The amount as people read it, such as `$12,500`, `£8,000.50` or `JPY 1,000`.
  ///
  /// A whole amount has no fraction.
  package var displayText: String {
    AmountText.display(thousandths: Int128(thousandths), currency: currency)
  }
}

/// The text of amounts of any size.
enum AmountText {
  /// Writes the plain number with the digits of its currency.
  static func machine(thousandths: Int128, currency: CurrencyCode) -> String {
    let sign = thousandths < 0 ? "-" : ""
    let magnitude = thousandths.magnitude
    return sign + wholeDigits(of: magnitude)
      + fraction(of: magnitude, digits: Currency.typedDigits(of: currency))
  }

  /// Writes the number grouped in threes, behind its sign or code, without a zero fraction.
  static func display(
    thousandths: Int128, currency: CurrencyCode, keepsZeroFraction: Bool = false
  ) -> String {
    let sign = thousandths < 0 ? "-" : ""
    let magnitude = thousandths.magnitude
    let isWhole = magnitude % 1000 == 0 && !keepsZeroFraction
    let digits = isWhole ? 0 : Currency.typedDigits(of: currency)
    let number = grouped(wholeDigits(of: magnitude)) + fraction(of: magnitude, digits: digits)
    if let symbol = Currency.symbol(of: currency) { return sign + symbol + number }
    return currency.text + " " + sign + number
  }

  private static func fraction(of magnitude: UInt128, digits: Int) -> String {
    let thousandths = Int(magnitude % 1000)
    if thousandths == 0 {
      switch digits {
      case 0: return ""
      case 2: return ".00"
      default: break
      }
    }
    var text = String(1000 + thousandths).dropFirst()
    while text.utf8.count > digits, text.utf8.last == UInt8(ascii: "0") { text.removeLast() }
    return text.isEmpty ? "" : "." + text
  }

  /// The digits before the point; printing 64 bits is much faster than printing 128.
  private static func wholeDigits(of magnitude: UInt128) -> String {
    let whole = magnitude / 1000
    return UInt64(exactly: whole).map { String($0) } ?? String(whole)
  }

  private static func grouped(_ digits: String) -> String {
    let lead = digits.utf8.count % 3
    var text = ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, offset % 3 == lead { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
