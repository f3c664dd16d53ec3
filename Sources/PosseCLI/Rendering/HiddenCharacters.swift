import UnicodeText

/// Characters that a terminal would obey or not show.
enum HiddenCharacters {
  /// Whether the one sanitizer of the program would show the character by its number.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x7F else { return scalar.value < 0x20 }
    let text = String(scalar)
    return VisibleText.escaped("x" + text, lineBreaks: .escaped) != "x" + text
  }
}
