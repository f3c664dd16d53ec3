/// The words of a command line as one text that a shell would read the same way.
enum CommandWords {
  static func text(_ words: [[UInt8]]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: [UInt8]) -> String {
    guard let text = String(validating: word, as: UTF8.self) else {
      return "$'" + word.map(escaped).joined() + "'"
    }
    guard text.isEmpty || !text.unicodeScalars.allSatisfy(isPlain) else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  /// A byte as it stands between `$'` and `'`.
  private static func escaped(_ byte: UInt8) -> String {
    let isSafe = (0x20..<0x7F).contains(byte) && byte != 0x27 && byte != 0x5C
    if isSafe { return String(Unicode.Scalar(byte)) }
    return "\\x" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x80 { return scalar.properties.isAlphabetic }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "/", ":", "+", "=", "@", "%":
      return true
    default: return false
    }
  }
}
