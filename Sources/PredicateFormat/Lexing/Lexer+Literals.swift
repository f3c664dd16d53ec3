extension Lexer {
  /// Takes a text up to its closing quote; a backslash keeps the next character from closing it.
  mutating func string(quote: UInt8) -> Token.Kind {
    let start = position
    position += 1
    while let byte = byte(0) {
      position += 1
      if byte == quote { return .string }
      if byte == UInt8(ascii: "\\"), self.byte(0) != nil { position += 1 }
    }
    return .invalid(
      PredicateDiagnostic(
        .unterminated("text"), at: start..<start + 1,
        expected: ["a closing \(quote == UInt8(ascii: "'") ? "'" : "\"")"]))
  }

  /// Takes a number and makes sure that nothing sticks to it.
  mutating func number() -> Token.Kind {
    let start = position
    let value = isPrefixed ? prefixedNumber() : decimalNumber()
    guard let value, !sticksToNumber else {
      while sticksToNumber || byte(0) == UInt8(ascii: ",") && Self.isDigit(byte(1)) {
        position += source.scalar(at: position)?.length ?? 1
      }
      return .invalid(badNumber(from: start))
    }
    if let grouped = groupedNumber(from: start) { return .invalid(grouped) }
    return .number(value)
  }

  /// Whether what follows a number would belong to it.
  private var sticksToNumber: Bool {
    guard let (scalar, _) = source.scalar(at: position) else { return false }
    return Self.isLetter(scalar) || scalar == "_" || scalar == "$" || scalar == "."
      || scalar.properties.generalCategory == .decimalNumber
  }

  private var isPrefixed: Bool {
    guard byte(0) == UInt8(ascii: "0"), let letter = byte(1) else { return false }
    return [UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "b")].contains(letter | 0x20)
  }

  private mutating func prefixedNumber() -> Number? {
    let radix =
      switch (byte(1) ?? 0) | 0x20 {
      case UInt8(ascii: "x"): 16
      case UInt8(ascii: "o"): 8
      default: 2
      }
    position += 2
    let start = position
    while let byte = byte(0), let digit = Character(UnicodeScalar(byte)).hexDigitValue,
      digit < radix
    {
      position += 1
    }
    return Number(digits: source.excerpt(start..<position), radix: radix)
  }

  private mutating func decimalNumber() -> Number? {
    let start = position
    takeDigits()
    if byte(0) == UInt8(ascii: ".") {
      position += 1
      takeDigits()
    }
    if let letter = byte(0), letter | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
      if Self.isDigit(byte(sign ? 2 : 1)) {
        position += sign ? 2 : 1
        takeDigits()
      }
    }
    return Number(parsing: source.excerpt(start..<position))
  }

  private mutating func takeDigits() {
    while Self.isDigit(byte(0)) { position += 1 }
  }

  /// A number written in groups, such as `1,000`, unless it stands where a comma separates values.
  private mutating func groupedNumber(from start: Int) -> PredicateDiagnostic? {
    guard openSigns <= 0, byte(0) == UInt8(ascii: ","), Self.isDigit(byte(1)),
      Self.isDigit(byte(2)),
      Self.isDigit(byte(3)), !Self.isDigit(byte(4))
    else { return nil }
    while Self.isDigit(byte(0)) || byte(0) == UInt8(ascii: ",") && Self.isDigit(byte(1)) {
      position += 1
    }
    return badNumber(from: start)
  }

  private func badNumber(from start: Int) -> PredicateDiagnostic {
    let text = source.excerpt(start..<position)
    return PredicateDiagnostic(
      .badNumber(text), at: start..<position, hint: dateHint(around: start) ?? numberHint(text))
  }

  /// What a number with groups or a letter behind it means as a plain number.
  private func numberHint(_ text: String) -> PredicateHint? {
    let plain = text.filter { $0 != "," && $0 != "_" }
    if plain != text, plain.allSatisfy(\.isNumber) {
      return .replace("a number has no groups", with: plain)
    }
    if let last = text.last, last == "k" || last == "K", text.dropLast().allSatisfy(\.isNumber) {
      return .replace("a number has no letters", with: text.dropLast() + "000")
    }
    return nil
  }

  /// A hint to quote a date that was written without quotes.
  private func dateHint(around offset: Int) -> PredicateHint? {
    func belongs(_ byte: UInt8) -> Bool {
      Self.isDigit(byte) || Self.isASCIILetter(byte)
        || [UInt8(ascii: "-"), UInt8(ascii: ":")].contains(byte)
    }
    var first = offset
    var last = offset
    while first > 0, belongs(source.bytes[first - 1]) { first -= 1 }
    while last < source.bytes.count, belongs(source.bytes[last]) { last += 1 }
    let text = source.excerpt(first..<last)
    guard DateShape.isDate(text) else { return nil }
    return .replace("a date is written in quotes", with: "'\(text)'")
  }
}
