/// What becomes of line breaks when text is made visible.
package enum LineBreaks: Sendable {
  /// A line feed stays what it is.
  case keep
  /// A line feed becomes the sign `⏎`, so that a record stays on its line.
  case symbol
  /// A line feed becomes `\n`.
  case escaped
}

/// Text made fit for a terminal: the one place that decides what may reach it.
package enum VisibleText {
  /// Returns the text with everything invisible or commanding made visible.
  ///
  /// C0, C1 and DEL become `\x1b`; bidirectional controls, zero-width and tag characters, line
  /// separators and noncharacters become `<U+202E>`. Joiners stay where they belong: inside an emoji
  /// sequence and between letters; variation selectors stay behind a base. A combining mark without a
  /// base gets a dotted circle to stand on.
  package static func escaped(_ text: String, lineBreaks: LineBreaks) -> String {
    guard needsCare(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    result.reserveCapacity(scalars.count)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\n" {
        switch lineBreaks {
        case .keep: result.append(scalar)
        case .symbol: result.append("⏎")
        case .escaped: result.append(contentsOf: "\\n".unicodeScalars)
        }
      } else if isControl(scalar) {
        result.append(contentsOf: "\\x\(hex(scalar.value, digits: 2))".unicodeScalars)
      } else if isHidden(scalar) && !belongs(index, in: scalars) {
        result.append(contentsOf: "<U+\(hex(scalar.value, digits: 4).uppercased())>".unicodeScalars)
      } else {
        if isMark(scalar) && index == 0 { result.append("\u{25CC}") }
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns bytes that should be text, such as a path, made visible.
  ///
  /// Bytes that are not part of valid UTF-8 become `\xff`.
  package static func escaped(bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) {
      return escaped(text, lineBreaks: .escaped)
    }
    var result = ""
    var decoder = UTF8ByteRuns(bytes: bytes)
    while let run = decoder.next() {
      switch run {
      case .text(let text): result += escaped(text, lineBreaks: .escaped)
      case .stray(let byte): result += "\\x\(hex(UInt32(byte), digits: 2))"
      }
    }
    return result
  }

  private static func needsCare(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte >= 0x7F { return true }
    return false
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB,
      0x1BCA0...0x1BCA3, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default:
      scalar.properties.isNoncharacterCodePoint
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Joiners and variation selectors are part of how some names and emoji are written.
  private static func belongs(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    switch scalars[index].value {
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF:
      return !isControl(before) && !isHidden(before) && !before.properties.isWhitespace
    case 0x1160:
      // A Hangul filler stands where a syllable written in parts lacks its vowel.
      return (0x1100...0x115F).contains(before.value)
    case 0x200C, 0x200D:
      guard index + 1 < scalars.count else { return false }
      let after = scalars[index + 1]
      if isWordPart(before) && isWordPart(after) { return true }
      return scalars[index].value == 0x200D && isEmojiPart(before) && after.properties.isEmoji
        && !after.isASCII
    default:
      return false
    }
  }

  /// Only scripts whose letters change shape have a use for joiners; Latin, Greek and Cyrillic do not.
  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.properties.isAlphabetic || isMark(scalar)) && scalar.value >= 0x0600
      && scalar.value < 0x2000
  }

  private static func isEmojiPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || (scalar.properties.isEmoji && !scalar.isASCII)
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
