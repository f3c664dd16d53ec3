/// Words of a text, as looking up a name by its words needs them.
package enum WordBreaks {
  /// The version of the rules of words and pieces, kept beside what was cut by them.
  ///
  /// It changes when the rules below or the Unicode data behind them cut a text in another way.
  package static let version = 1

  /// Returns the runs of letters, digits and marks of a text, in order.
  package static func words(in text: String) -> [String] {
    var words: [String] = []
    var current = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isWordPart(scalar) {
        current.append(scalar)
      } else if !current.isEmpty {
        words.append(String(current))
        current = String.UnicodeScalarView()
      }
    }
    if !current.isEmpty { words.append(String(current)) }
    return words
  }

  private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    // Most text is ASCII, and looking up a category costs more than these comparisons.
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return true
    case 0..<0x80: return false
    default: break
    }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default:
      false
    }
  }
}
