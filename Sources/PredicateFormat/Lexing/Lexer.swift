/// Cuts a text into tokens.
///
/// It never fails: what is no token becomes an `invalid` one, so that the parser reports whichever error
/// comes first.
struct Lexer {
  let source: PredicateSource
  var position = 0
  /// How many opening signs are not closed yet; a comma separates values only within them.
  private(set) var openSigns = 0

  init(_ source: PredicateSource) {
    self.source = source
  }

  /// Returns all tokens, the last of which is the end.
  static func tokens(of source: PredicateSource) -> [Token] {
    var lexer = Lexer(source)
    var tokens: [Token] = []
    tokens.reserveCapacity(source.bytes.count / 4 + 2)
    while true {
      let token = lexer.next()
      tokens.append(token)
      if token.isEnd { return tokens }
    }
  }

  private mutating func next() -> Token {
    skipBlanks()
    let start = position
    guard let byte = byte(0) else { return Token(kind: .end, range: start..<start) }
    let kind: Token.Kind
    switch byte {
    case UInt8(ascii: "'"), UInt8(ascii: "\""): kind = string(quote: byte)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): kind = number()
    case UInt8(ascii: ".") where Self.isDigit(self.byte(1)): kind = number()
    case UInt8(ascii: "#"): kind = marked { .escapedKey($0) }
    case UInt8(ascii: "$"): kind = marked { .variable($0) }
    case UInt8(ascii: "@"): kind = marked { .collectionOperator($0) }
    default:
      if let word = word() {
        kind = .word(word, Keyword(word: word))
      } else {
        kind = sign() ?? unknown()
      }
    }
    return Token(kind: kind, range: start..<position)
  }

  private mutating func skipBlanks() {
    while let (scalar, length) = source.scalar(at: position), scalar.properties.isWhitespace {
      position += length
    }
  }

  /// A word after a mark such as `$`.
  private mutating func marked(_ kind: (String) -> Token.Kind) -> Token.Kind {
    let start = position
    position += 1
    if let word = word() { return kind(word) }
    guard let (scalar, _) = source.scalar(at: start) else { return .end }
    if scalar == "$", Self.isDigit(byte(0)) {
      while Self.isDigit(byte(0)) || byte(0) == UInt8(ascii: ",") { position += 1 }
      let digits = source.excerpt(start + 1..<position).filter { $0 != "," }
      return .invalid(
        PredicateDiagnostic(
          .unexpected(source.excerpt(start..<position)), at: start..<position,
          hint: .replace("an amount is a plain number", with: digits)))
    }
    return .invalid(
      PredicateDiagnostic(
        .unexpected(String(scalar)), at: start..<position, expected: ["a name after \(scalar)"]))
  }

  /// Takes letters, digits and underscores that begin with no digit.
  mutating func word() -> String? {
    let start = position
    while let byte = byte(0) {
      if byte < 0x80 {
        guard Self.isASCIILetter(byte) || position > start && Self.isDigit(byte) else { break }
        position += 1
      } else {
        guard let (scalar, length) = source.scalar(at: position),
          Self.isLetter(scalar) || position > start && Self.isDigit(scalar)
        else { break }
        position += length
      }
    }
    return position > start ? source.excerpt(start..<position) : nil
  }

  private mutating func sign() -> Token.Kind? {
    guard let first = byte(0), first < 0x80 else { return nil }
    if let second = byte(1), second < 0x80 {
      if first == UInt8(ascii: "/"), second == first || second == UInt8(ascii: "*") { return nil }
      let pair = String(decoding: [first, second], as: UTF8.self)
      if let sign = Sign(rawValue: pair) {
        position += 2
        return .sign(sign)
      }
    }
    guard let sign = Sign(rawValue: String(UnicodeScalar(first))) else { return nil }
    position += 1
    switch sign {
    case .open, .openBrace, .openBracket: openSigns += 1
    case .close, .closeBrace, .closeBracket: openSigns -= 1
    default: break
    }
    return .sign(sign)
  }

  func byte(_ ahead: Int) -> UInt8? {
    position + ahead < source.bytes.count ? source.bytes[position + ahead] : nil
  }

  static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  static func isASCIILetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "_")
  }

  static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .decimalNumber
  }
}
