/// A pattern of LIKE in the spelling of GLOB.
enum GlobPattern {
  /// Rewrites a pattern whose literal parts are folded; nil when GLOB cannot say it.
  ///
  /// In LIKE `*` is any run, `?` one code point, and `\` makes the next character literal; in GLOB a
  /// bracket opens a set of characters, and a set of one is that character.
  static func rewritten(_ pattern: String, folded: (String) -> String) -> String? {
    var result = String.UnicodeScalarView()
    var literal = String.UnicodeScalarView()
    func endLiteral() {
      for scalar in folded(String(literal)).unicodeScalars {
        if ["[", "*", "?"].contains(scalar) {
          result.append(contentsOf: ["[", scalar, "]"])
        } else {
          result.append(scalar)
        }
      }
      literal = String.UnicodeScalarView()
    }
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      if scalar.value == 0 { return nil }
      if !isEscaped && scalar == "\\" {
        isEscaped = true
      } else if !isEscaped && (scalar == "*" || scalar == "?") {
        endLiteral()
        result.append(scalar)
      } else {
        literal.append(scalar)
        isEscaped = false
      }
    }
    if isEscaped { literal.append("\\") }
    endLiteral()
    return String(result)
  }
}
