import UnicodeText

/// Data such as tab-separated text or JSON as a terminal shows it: line breaks and tabs stay.
enum DataOnTerminal {
  static func visible(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\t")) else {
      return VisibleText.escaped(text, lineBreaks: .keep)
    }
    return text.unicodeScalars.split(separator: "\t", omittingEmptySubsequences: false)
      .map { VisibleText.escaped(String($0), lineBreaks: .keep) }.joined(separator: "\t")
  }

  static func visible(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return visible(text) }
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { VisibleText.escaped(bytes: Array($0)) }.joined(separator: "\n")
  }
}
