/// The text of a predicate, addressed by UTF-8 bytes.
package struct PredicateSource: Hashable, Sendable {
  /// The longest text that is read, in UTF-8 bytes.
  package static let longest = 4 << 20

  /// The text as it was given.
  package let text: String

  /// The bytes of the text.
  let bytes: [UInt8]

  /// Takes a text.
  package init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Returns a part of the text; bounds beyond it are brought back.
  package func excerpt(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// Returns how many code points stand before a byte.
  package func characterOffset(ofByte offset: Int) -> Int {
    bytes[..<min(max(0, offset), bytes.count)].count { $0 & 0xC0 != 0x80 }
  }

  /// Returns the bytes of all code points of which a range holds a byte.
  func wholeCodePoints(around range: Range<Int>) -> Range<Int> {
    func isWithin(_ offset: Int) -> Bool {
      bytes.indices.contains(offset) && bytes[offset] & 0xC0 == 0x80
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while isWithin(start) { start -= 1 }
    while isWithin(end) { end += 1 }
    return start..<end
  }

  /// Returns the code point that begins at a byte, with the bytes it takes; nil at the end.
  func scalar(at offset: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard offset < bytes.count else { return nil }
    let first = bytes[offset]
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let end = min(offset + length, bytes.count)
    let scalar = String(decoding: bytes[offset..<end], as: UTF8.self).unicodeScalars.first
    return (scalar ?? "\u{FFFD}", end - offset)
  }
}

extension PredicateSource {
  /// Tells whether a text can be the name of a variable, which has no `$` of its own.
  package static func isVariableName(_ text: String) -> Bool {
    var lexer = Lexer(PredicateSource(text))
    return lexer.word() == text
  }
}
