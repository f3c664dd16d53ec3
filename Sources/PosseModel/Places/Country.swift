/// The table of ISO 3166-1 alpha-2 country codes.
package enum Country {
  /// The United States, the country of a place that names none.
  package static let unitedStates = "US"

  /// Every officially assigned code, in capitals and by letter.
  package static let codes: [String] = assigned.split(separator: " ").map(String.init)

  /// Returns the code in capitals, or nil when the text is none in any case.
  package static func code(_ text: String) -> String? {
    guard let letters = TwoLetters.capitals(text), known.contains(letters) else { return nil }
    return letters
  }

  /// Returns the code that an unassigned one most likely meant, such as `GB` for `UK`, or nil.
  package static func suggestion(for text: String) -> String? {
    commonMistakes[text.uppercased()]
  }

  private static let commonMistakes = [
    "UK": "GB", "EN": "GB", "EL": "GR", "USA": "US", "GBR": "GB", "MEX": "MX", "CAN": "CA",
    "DEU": "DE", "FRA": "FR", "ENG": "GB", "SCO": "GB", "ESP": "ES", "ITA": "IT",
  ]

  private static let known = Set(codes)

  private static let assigned = """
    AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ \
    BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM \
    DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS \
    GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN \
    KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ \
    MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM \
    PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV \
    SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI \
    VN VU WF WS YE YT ZA ZM ZW
    """
}

/// Two-letter codes typed in any case.
enum TwoLetters {
  /// Returns exactly two ASCII letters in capitals, or nil.
  static func capitals(_ text: String) -> String? {
    guard text.utf8.count == 2, text.unicodeScalars.count == 2 else { return nil }
    let isLetters = text.unicodeScalars.allSatisfy {
      ("A"..."Z").contains($0) || ("a"..."z").contains($0)
    }
    return isLetters ? text.uppercased() : nil
  }
}
