/// The text of a pattern as PCRE2 takes it, and the way back to the text as it was given.
///
/// PCRE2 knows ICU's `\uHHHH` only together with other habits of JavaScript, so that each becomes `\x{HHHH}`.
struct PatternSource {
  private static let givenEscapeLength = #"\uHHHH"#.utf8.count
  private static let rewrittenEscapeLength = #"\x{HHHH}"#.utf8.count

  /// The text for PCRE2.
  private(set) var rewritten: [UInt8] = []
  private let given: [UInt8]
  /// Where in `rewritten` each escape begins that is longer there.
  private var escapeStarts: [Int] = []

  init(_ text: String) throws(PatternError) {
    given = Array(text.utf8)
    rewritten.reserveCapacity(given.count)
    var position = 0
    var isQuoted = false
    while position < given.count {
      let length: Int
      switch (escapedByte(at: position), isQuoted) {
      case (nil, _): length = 1
      case (UInt8(ascii: "E"), _):
        isQuoted = false
        length = 2
      case (_, true): length = 1
      case (UInt8(ascii: "Q"), false):
        isQuoted = true
        length = 2
      // A control character takes what follows, be it a backslash.
      case (UInt8(ascii: "c"), false): length = 3
      case (UInt8(ascii: "u"), false):
        try rewriteEscape(at: position)
        position += Self.givenEscapeLength
        continue
      case (_, false): length = 2
      }
      let end = min(position + length, given.count)
      rewritten += given[position..<end]
      position = end
    }
  }

  /// The offset in the text as given that belongs to one in the rewritten text.
  ///
  /// It is moved back to the beginning of a character and never lies beyond the end.
  func givenOffset(ofRewritten offset: Int) -> Int {
    var position = max(0, min(offset, rewritten.count))
    var excess = 0
    for start in escapeStarts where start < position {
      let inside = min(position - start, Self.rewrittenEscapeLength)
      excess += max(0, inside - Self.givenEscapeLength)
    }
    position -= excess
    while position > 0, position < given.count, given[position] & 0xC0 == 0x80 { position -= 1 }
    return position
  }

  private func escapedByte(at position: Int) -> UInt8? {
    guard given[position] == UInt8(ascii: "\\"), position + 1 < given.count else { return nil }
    return given[position + 1]
  }

  private mutating func rewriteEscape(at position: Int) throws(PatternError) {
    let digits = position + 2..<position + Self.givenEscapeLength
    for index in digits where index >= given.count || !Self.isHexDigit(given[index]) {
      throw .invalid(
        reason: #"\u needs four hexadecimal digits; \x{…} takes any number"#,
        offset: min(index, given.count))
    }
    escapeStarts.append(rewritten.count)
    rewritten += Array(#"\x{"#.utf8) + given[digits] + Array("}".utf8)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
