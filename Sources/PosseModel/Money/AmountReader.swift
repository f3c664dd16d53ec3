/// Takes the text of an amount apart, from left to right.
struct AmountReader {
  /// What the text holds: the digits before and after the point, and the currency it names.
  struct Amount {
    var whole: [UInt8]
    var fraction: [UInt8]
    var currency: CurrencyCode?
  }

  private let text: String
  private var rest: Substring.UnicodeScalarView
  private var codes: [(text: String, attached: Bool)] = []
  private var symbols: [CurrencyCode] = []

  init(_ text: String) {
    self.text = text
    rest = text.unicodeScalars[...]
  }

  /// No amount is longer, in bytes; what is gets no closer look.
  private static let longestText = 1_000

  /// Reads the whole text.
  mutating func read() throws(MoneyError) -> Amount {
    guard text.utf8.count <= AmountReader.longestText else { throw notANumber }
    skipBlanks()
    while let last = rest.last, AmountReader.isBlank(last) { rest.removeLast() }
    guard !rest.isEmpty else { throw .empty }
    try readMarksBeforeNumber()
    let number = takeWhile { AmountReader.isDigit($0) || $0 == "," || $0 == "." }
    var amount = try split(number)
    try readMarksAfterNumber()
    amount.currency = try namedCurrency()
    return amount
  }

  private mutating func readMarksBeforeNumber() throws(MoneyError) {
    while let next = rest.first, !AmountReader.isDigit(next) {
      if AmountReader.isSign(next) { throw .sign(text: Excerpt.of(text)) }
      if let code = Currency.code(of: next) {
        symbols.append(code)
        rest.removeFirst()
      } else {
        let letters = takeWhile(AmountReader.isLetter)
        guard letters.count == 3, codes.isEmpty else { throw notANumber }
        codes.append((String(letters), false))
      }
      skipBlanks()
    }
    guard !rest.isEmpty else { throw notANumber }
  }

  private mutating func readMarksAfterNumber() throws(MoneyError) {
    var isAttached = !skipBlanks()
    if let next = rest.first, AmountReader.isDigit(next) { throw badGrouping }
    let codesBefore = codes.count
    while let next = rest.first {
      let suffix = rest
      if let code = Currency.code(of: next) {
        symbols.append(code)
        rest.removeFirst()
      } else {
        let letters = takeWhile(AmountReader.isLetter)
        try refuseExponent(letters, attached: isAttached)
        if AmountReader.isSign(next), suffix.count == 1 { throw .sign(text: Excerpt.of(text)) }
        guard letters.count == 3, codes.count == codesBefore else { throw self.suffix(suffix) }
        codes.append((String(letters), isAttached))
      }
      isAttached = !skipBlanks()
      if let next = rest.first, isAttached, Currency.code(of: next) == nil,
        !AmountReader.isLetter(next)
      {
        throw self.suffix(suffix)
      }
    }
  }

  private func refuseExponent(
    _ letters: Substring.UnicodeScalarView, attached: Bool
  ) throws(MoneyError) {
    guard attached, letters.count == 1, letters.first == "e" || letters.first == "E" else { return }
    let power = rest.drop(while: AmountReader.isSign)
    if let first = power.first, AmountReader.isDigit(first) {
      throw .exponent(text: Excerpt.of(text))
    }
  }

  private func namedCurrency() throws(MoneyError) -> CurrencyCode? {
    var named: [CurrencyCode] = []
    for code in codes {
      if let known = CurrencyCode(known: code.text) {
        named.append(known)
      } else if code.attached, code.text != code.text.uppercased() {
        // `12abc` is a slip of the keyboard; `12 abc` and `12ABC` look like a currency.
        throw .suffix(text: Excerpt.of(text), suffix: code.text)
      } else {
        throw .unknownCurrency(
          text: Excerpt.of(text), code: code.text, suggestion: Currency.suggestion(for: code.text))
      }
    }
    named = symbols + named
    guard let first = named.first else { return nil }
    if let second = named.first(where: { $0 != first }) {
      throw .conflictingCurrencies(text: Excerpt.of(text), first: first, second: second)
    }
    return first
  }

  private func split(_ number: Substring.UnicodeScalarView) throws(MoneyError) -> Amount {
    let parts = number.split(
      separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2 else { throw badGrouping }
    var amount = Amount(whole: [], fraction: [], currency: nil)
    amount.whole = try digits(ofGroups: parts[0])
    guard parts.count == 2 else { return amount }
    guard !parts[1].contains(",") else { throw badGrouping }
    guard !parts[1].isEmpty else { throw notANumber }
    amount.fraction = AmountReader.digits(parts[1])
    return amount
  }

  private func digits(
    ofGroups whole: Substring.UnicodeScalarView
  ) throws(MoneyError) -> [UInt8] {
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    guard groups.count > 1 else { return AmountReader.digits(whole) }
    guard let first = groups.first, (1...3).contains(first.count), first.first != "0",
      groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { throw badGrouping }
    return groups.flatMap(AmountReader.digits)
  }

  private var notANumber: MoneyError { .notANumber(text: Excerpt.of(text)) }
  private var badGrouping: MoneyError { .badGrouping(text: Excerpt.of(text)) }

  private func suffix(_ suffix: Substring.UnicodeScalarView) -> MoneyError {
    .suffix(text: Excerpt.of(text), suffix: Excerpt.of(String(suffix)))
  }

  private mutating func takeWhile(
    _ accept: (Unicode.Scalar) -> Bool
  ) -> Substring.UnicodeScalarView {
    let taken = rest.prefix(while: accept)
    rest = rest[taken.endIndex...]
    return taken
  }

  /// Skips blanks and says whether there were any.
  @discardableResult
  private mutating func skipBlanks() -> Bool {
    !takeWhile(AmountReader.isBlank).isEmpty
  }

  private static func digits(_ text: Substring.UnicodeScalarView) -> [UInt8] {
    text.map { UInt8(truncatingIfNeeded: $0.value) &- UInt8(ascii: "0") }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar)
  }

  /// Blanks, the no-break ones that spreadsheets and web pages put into amounts included.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\t", "\n", "\r", "\u{A0}", "\u{202F}"].contains(scalar)
  }

  /// Plus and minus, and the dashes that stand in for a minus.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    ["+", "-", "\u{2212}", "\u{2010}", "\u{2013}"].contains(scalar)
  }
}
