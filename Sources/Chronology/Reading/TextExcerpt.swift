/// Text of any length cut to what a message can show.
enum TextExcerpt {
  private static let longest = 64

  /// Returns the text, or its beginning and an ellipsis.
  static func cut(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
