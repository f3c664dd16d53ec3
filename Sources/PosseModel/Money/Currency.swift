/// The table of ISO 4217 currencies and how many fraction digits each has.
///
/// It holds every active currency and fund code. Codes without a minor unit (metals, bond units,
/// special drawing rights, testing) are no money that a bounty is paid in and stand outside.
/// Currencies withdrawn since 2020 stay known, because wanted lists go on naming them.
package enum Currency {
  /// Every known code: USD first, then by letter.
  package static let codes: [CurrencyCode] = digitsByCode.keys.sorted()

  /// Says whether the table holds the code.
  package static func isKnown(_ code: CurrencyCode) -> Bool {
    digitsByCode[code] != nil
  }

  /// Returns the fraction digits of ISO 4217: 0, 2, 3 or 4; 2 for a code that is not in the table.
  package static func isoDigits(of code: CurrencyCode) -> Int {
    // Most books know one currency, and need not build the table.
    code == .usd ? 2 : digitsByCode[code] ?? 2
  }

  /// Returns how many fraction digits may be typed: the ISO digits, but three where ISO has four.
  ///
  /// An amount is kept in thousandths, so a fourth digit could not be stored.
  package static func typedDigits(of code: CurrencyCode) -> Int {
    min(isoDigits(of: code), 3)
  }

  /// Returns the sign that stands for the currency in text, or nil when it is shown by its code.
  package static func symbol(of code: CurrencyCode) -> String? {
    switch code {
    case .usd: "$"
    case .gbp: "£"
    case .eur: "€"
    default: nil
    }
  }

  /// Returns the currency that a sign stands for, or nil when the sign is none of `$ £ €`.
  package static func code(of symbol: Unicode.Scalar) -> CurrencyCode? {
    switch symbol {
    case "$": .usd
    case "£": .gbp
    case "€": .eur
    default: nil
    }
  }

  /// Returns the known code that a mistyped one most likely meant, or nil when nothing is near.
  package static func suggestion(for text: String) -> CurrencyCode? {
    let letters = text.uppercased()
    if let common = commonNames[letters] { return CurrencyCode(stored: common) }
    let often = ["USD", "EUR", "GBP", "CAD", "AUD", "MXN", "CHF", "JPY", "CNY", "INR"]
    let candidates = often + codes.map(\.text)
    return NearNames.nearest(to: letters, among: candidates, limit: 1).first
      .flatMap { CurrencyCode(stored: $0) }
  }

  private static let commonNames = ["RMB": "CNY", "YEN": "JPY", "NTD": "TWD", "UKP": "GBP"]

  private static let digitsByCode: [CurrencyCode: Int] = {
    var table: [CurrencyCode: Int] = [:]
    for (digits, codes) in [
      (0, withoutFraction), (2, withHundredths), (2, withdrawn), (3, withThousandths),
      (4, withTenThousandths),
    ] {
      for text in codes.split(separator: " ") {
        if let code = CurrencyCode(stored: text) { table[code] = digits }
      }
    }
    return table
  }()

  private static let withoutFraction =
    "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF"

  private static let withThousandths = "BHD IQD JOD KWD LYD OMR TND"

  private static let withTenThousandths = "CLF UYW"

  private static let withHundredths = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD \
    CAD CDF CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP \
    GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK \
    LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO \
    NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS \
    SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST \
    XAD XCD XCG YER ZAR ZMW ZWG
    """

  private static let withdrawn = "ANG BGN CUC HRK SLL ZWL"
}
