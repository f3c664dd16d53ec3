extension PredicateParser {
  /// The token that is next.
  var token: Token { tokens[place] }

  /// The token after the next one.
  var following: Token { tokens[min(place + 1, tokens.count - 1)] }

  /// Goes on to the next token; the end stays.
  mutating func advance() {
    if place < tokens.count - 1 { place += 1 }
  }

  /// Takes a sign, or says that it was expected.
  mutating func take(_ sign: Sign) throws(PredicateDiagnostic) {
    guard token.sign == sign else { throw unexpected(expecting: [sign.rawValue]) }
    advance()
  }

  /// Takes the sign that closes a bracket; at the end of the text the bracket itself is to blame.
  mutating func close(
    _ opening: Token, with sign: Sign, _ name: String, orComma: Bool = false
  ) throws(PredicateDiagnostic) {
    if token.sign == sign {
      advance()
      return
    }
    guard !token.isEnd else {
      throw PredicateDiagnostic(
        .unterminated(name), at: opening.range, expected: ["a closing \(sign.rawValue)"])
    }
    throw unexpected(expecting: orComma ? [",", sign.rawValue] : [sign.rawValue])
  }

  /// Enters one level of nesting.
  mutating func descend() throws(PredicateDiagnostic) {
    depth += 1
    guard depth <= Self.deepest else {
      throw PredicateDiagnostic(.tooDeep(limit: Self.deepest), at: token.range)
    }
  }

  /// Says that the next token does not belong here.
  func unexpected(
    expecting expected: [String], hint: PredicateHint? = nil
  ) -> PredicateDiagnostic {
    switch token.kind {
    case .invalid(let diagnostic): diagnostic
    case .end:
      PredicateDiagnostic(.unexpectedEnd, at: token.range, expected: expected, hint: hint)
    default:
      PredicateDiagnostic(
        .unexpected(source.excerpt(token.range)), at: token.range, expected: expected, hint: hint)
    }
  }
}
