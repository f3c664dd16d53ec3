/// What counts as blank: scalars that leave no mark on paper.
package enum Blank {
  /// Says whether the text shows nothing: it is empty or holds blanks of any kind only.
  ///
  /// White space of every script, zero-width characters, fillers, bidi and other controls are
  /// blank. A combining mark shows something, even alone.
  package static func isBlank(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy(showsNothing)
  }

  /// Says whether a scalar is white space.
  static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// Returns the text without white space at either end.
  static func trimmed(_ text: String) -> Substring.UnicodeScalarView {
    trimmed(text.unicodeScalars[...])
  }

  /// Returns the scalars without white space at either end.
  static func trimmed(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    var rest = text.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return rest
  }

  private static func showsNothing(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isWhitespace || properties.isDefaultIgnorableCodePoint { return true }
    // The braille pattern without dots is a symbol to Unicode, and empty to the eye.
    return properties.generalCategory == .control || scalar == "\u{2800}"
  }
}
