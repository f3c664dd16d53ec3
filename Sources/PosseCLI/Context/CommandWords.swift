import UnicodeText

/// The words of a command line as one text that a shell would read the same way.
enum CommandWords {
  static func text(_ words: [[UInt8]]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: [UInt8]) -> String {
    guard let text = String(validating: word, as: UTF8.self) else {
      return "$'" + VisibleText.escaped(bytes: word) + "'"
    }
    guard text.isEmpty || !text.unicodeScalars.allSatisfy(isPlain) else { return text }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value >= 0x80 { return scalar.properties.isAlphabetic }
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "/", ":", "+", "=", "@", "%", "#":
      return true
    default: return false
    }
  }
}
