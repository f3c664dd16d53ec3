/// A line while it is typed: bytes that are taken back by characters and words.
struct TypedLine: Hashable {
  private(set) var bytes: [UInt8] = []
  /// Whether more was typed than the line can hold; it stays so until the line is empty again.
  private(set) var isTooLong = false
  let byteLimit: Int

  init(byteLimit: Int) { self.byteLimit = byteLimit }

  /// The bytes without blanks around them.
  var trimmed: [UInt8] {
    Array(bytes.drop(while: Self.isBlank).reversed().drop(while: Self.isBlank).reversed())
  }

  /// Whether bytes that hold an Escape hold nothing else that is seen, so that the key itself was meant.
  static func isLoneEscape(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 == 0x1B || isBlank($0) }
  }

  mutating func append(_ byte: UInt8) {
    guard bytes.count < byteLimit else {
      isTooLong = true
      return
    }
    bytes.append(byte)
  }

  mutating func clear() {
    bytes = []
    isTooLong = false
  }

  /// Takes back the last character, or the last byte if it belongs to no character.
  mutating func removeCharacter() {
    let count = min(bytes.count, Self.lengthOfLastCharacter(bytes))
    bytes.removeLast(count)
    if bytes.isEmpty { clear() }
  }

  /// Takes back the last word, which ends at blanks and slashes, and what separates it from what follows.
  mutating func removeWord() {
    while let last = bytes.last, Self.separates(last) { removeCharacter() }
    while let last = bytes.last, !Self.separates(last) { removeCharacter() }
  }

  private static func lengthOfLastCharacter(_ bytes: [UInt8]) -> Int {
    let text = textAtEnd(of: bytes)
    return text.last.map { String($0).utf8.count } ?? 1
  }

  /// The text that the bytes end in, as far back as they are UTF-8, but no more than any character has.
  private static func textAtEnd(of bytes: [UInt8]) -> String {
    var start = bytes.endIndex
    while start > 0, bytes.endIndex - start < 256 {
      let lengths = 1...min(4, start)
      let scalar = lengths.first {
        String(validating: bytes[start - $0..<start], as: UTF8.self) != nil
      }
      guard let scalar else { break }
      start -= scalar
    }
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  private static func separates(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == UInt8(ascii: "/")
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
