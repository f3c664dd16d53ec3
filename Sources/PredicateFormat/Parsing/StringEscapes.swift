import UnicodeText

/// What the backslashes in a text mean.
enum StringEscapes {
  private static let simple: [UInt8: UInt8] = [
    UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "'"): UInt8(ascii: "'"),
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "/"): UInt8(ascii: "/"),
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
    UInt8(ascii: "a"): 0x07,
  ]

  /// Returns the composed text between the quotes of a token.
  ///
  /// Throws a diagnostic at an `\x` or `\u` without its digits, or of no character.
  static func text(
    _ source: PredicateSource, _ range: Range<Int>
  ) throws(PredicateDiagnostic) -> String {
    let bytes = source.bytes
    var position = range.lowerBound + 1
    let end = range.upperBound - 1
    guard bytes[position..<end].contains(UInt8(ascii: "\\")) else {
      return Normalization.nfc(source.excerpt(position..<end))
    }
    var result: [UInt8] = []
    while position < end {
      guard bytes[position] == UInt8(ascii: "\\"), position + 1 < end else {
        result.append(bytes[position])
        position += 1
        continue
      }
      let start = position
      let letter = bytes[position + 1]
      position += 2
      if let byte = simple[letter] {
        result.append(byte)
      } else if letter == UInt8(ascii: "x") || letter == UInt8(ascii: "u") {
        let count = letter == UInt8(ascii: "x") ? 2 : 4
        let stop = min(position + count, end)
        let value = number(bytes[position..<stop], radix: 16)
        guard stop - position == count, var value else {
          // Where digits are missing a character of several bytes may stand, which is pointed at as a whole.
          throw badEscape(source, source.wholeCodePoints(around: start..<stop), count: count)
        }
        position = stop
        if (0xD800..<0xDC00).contains(value), let low = lowSurrogate(bytes, position, end) {
          value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
          position += 6
        }
        guard let scalar = Unicode.Scalar(value) else {
          throw badEscape(source, start..<position, count: count)
        }
        result += Array(String(Character(scalar)).utf8)
      } else if let value = octal(bytes, position - 1, end), let scalar = Unicode.Scalar(value) {
        position += 2
        result += Array(String(Character(scalar)).utf8)
      } else {
        result += [UInt8(ascii: "\\"), letter]
      }
    }
    return Normalization.nfc(String(decoding: result, as: UTF8.self))
  }

  /// Returns the text of a regular expression: only `\\`, `\'` and `\"` lose their backslash.
  static func pattern(_ source: PredicateSource, _ range: Range<Int>) -> String {
    Normalization.nfc(String(decoding: patternBytes(source, range), as: UTF8.self))
  }

  private static func patternBytes(_ source: PredicateSource, _ range: Range<Int>) -> [UInt8] {
    let bytes = source.bytes
    let end = range.upperBound - 1
    var position = range.lowerBound + 1
    var result: [UInt8] = []
    while position < end {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < end,
        [UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[position + 1])
      {
        position += 1
      }
      result.append(bytes[position])
      position += 1
    }
    return result
  }

  /// Returns where a byte of a regular expression is written, one past the last for its end.
  ///
  /// Nil when the text does not stand in quotes there.
  static func place(
    ofPatternByte offset: Int, _ source: PredicateSource, _ range: Range<Int>, _ text: String
  ) -> Range<Int>? {
    let quotes = [UInt8(ascii: "'"), UInt8(ascii: "\"")]
    guard range.count >= 2, quotes.contains(source.bytes[range.lowerBound]),
      // Once a text was composed its bytes do not correspond any more.
      patternBytes(source, range).elementsEqual(text.utf8)
    else { return nil }
    let end = range.upperBound - 1
    var position = range.lowerBound + 1
    for _ in 0..<offset where position < end {
      position += isEscaped(source.bytes, position, end) ? 2 : 1
    }
    return position..<min(position + 1, range.upperBound)
  }

  private static func isEscaped(_ bytes: [UInt8], _ position: Int, _ end: Int) -> Bool {
    bytes[position] == UInt8(ascii: "\\") && position + 1 < end
      && [UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\"")].contains(bytes[position + 1])
  }

  private static func number(_ digits: ArraySlice<UInt8>, radix: UInt32) -> UInt32? {
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix else {
        return nil
      }
      value = value * radix + UInt32(digit)
    }
    return value
  }

  /// Three octal digits.
  private static func octal(_ bytes: [UInt8], _ position: Int, _ end: Int) -> UInt32? {
    guard position + 3 <= end else { return nil }
    return number(bytes[position..<position + 3], radix: 8)
  }

  /// The second half of a pair written as two `\u`.
  private static func lowSurrogate(_ bytes: [UInt8], _ position: Int, _ end: Int) -> UInt32? {
    guard position + 6 <= end, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u"),
      let value = number(bytes[position + 2..<position + 6], radix: 16),
      (0xDC00..<0xE000).contains(value)
    else { return nil }
    return value
  }

  private static func badEscape(
    _ source: PredicateSource, _ escape: Range<Int>, count: Int
  ) -> PredicateDiagnostic {
    // As many bytes as there should be digits may end within a character.
    let rest = source.bytes[escape.upperBound...].prefix { $0 & 0xC0 == 0x80 }
    let range = escape.lowerBound..<rest.endIndex
    return PredicateDiagnostic(
      .badEscape(source.excerpt(range)), at: range,
      expected: ["\(count) hexadecimal digits of a character"])
  }
}
