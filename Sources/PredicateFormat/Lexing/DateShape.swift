/// Tells a date that somebody forgot to quote.
enum DateShape {
  /// Whether the text begins like `2018-11-05`.
  static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(10))
    guard bytes.count == 10 else { return false }
    return bytes.enumerated().allSatisfy { index, byte in
      index == 4 || index == 7 ? byte == UInt8(ascii: "-") : Lexer.isDigit(byte)
    }
  }
}
