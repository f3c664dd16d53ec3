/// The plain text at the beginning of a pattern, with which every match begins.
///
/// Where it is not certain how PCRE2 reads something, less is promised.
enum LiteralPrefix {
  private static let metacharacters: Set<Unicode.Scalar> = [
    "\\", "^", "$", ".", "[", "]", "|", "(", ")", "?", "*", "+", "{", "}",
  ]

  /// Nil when nothing is certain.
  static func text(of pattern: String) -> String? {
    let scalars = Array(pattern.unicodeScalars)
    guard !TopLevelAlternation.mayOccur(in: scalars) else { return nil }
    var literal = String.UnicodeScalarView()
    // At the beginning of a text `^` always holds.
    var position = scalars.first == "^" ? 1 : 0
    while position < scalars.count {
      if let scalar = escapedPunctuation(at: position, in: scalars) {
        literal.append(scalar)
        position += 2
      } else if !metacharacters.contains(scalars[position]) {
        literal.append(scalars[position])
        position += 1
      } else {
        break
      }
    }
    if mayRepeat(scalars[position...]) { _ = literal.popLast() }
    return literal.isEmpty ? nil : String(literal)
  }

  private static func escapedPunctuation(
    at position: Int, in scalars: [Unicode.Scalar]
  ) -> Unicode.Scalar? {
    guard scalars[position] == "\\", position + 1 < scalars.count else { return nil }
    let scalar = scalars[position + 1]
    return ("!"..."~").contains(scalar) && !isLetterOrDigit(scalar) ? scalar : nil
  }

  /// Whether what follows the literal may be a quantifier.
  ///
  /// One may come behind a comment, and behind `\E` or `\Q\E`, which stand for nothing.
  private static func mayRepeat(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = rest.first else { return false }
    let second = rest.dropFirst().first
    switch first {
    case ".", "^", "$", "[": return false
    case "(": return GroupOpening.length(in: rest) == nil
    case "\\":
      guard let second else { return true }
      return !isLetterOrDigit(second) || second == "E" || second == "Q"
    default: return true
    }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", "A"..."Z", "a"..."z": true
    default: false
    }
  }
}
