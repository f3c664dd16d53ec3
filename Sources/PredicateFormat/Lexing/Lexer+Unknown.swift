extension Lexer {
  /// Takes a character that is no token and says what may have been meant.
  mutating func unknown() -> Token.Kind {
    let start = position
    guard let (scalar, length) = source.scalar(at: position) else { return .end }
    position += length
    switch scalar {
    case "%":
      if let letter = byte(0), letter == UInt8(ascii: "@") || letter == UInt8(ascii: "K") {
        position += 1
      }
      return refusal(
        .unsupported("an argument with %"), from: start,
        .note("use $NAME here and give its value with -p NAME=VALUE"))
    case "\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}", "\u{201E}", "\u{00AB}", "\u{00BB}":
      return refusal(
        .unexpected(String(scalar)), from: start, .note("use straight quotes: \" or '"))
    case "/":
      position += 1
      return refusal(.unsupported("a comment"), from: start, nil)
    default:
      return refusal(.unexpected(String(scalar)), from: start, nil)
    }
  }

  private func refusal(
    _ problem: PredicateProblem, from start: Int, _ hint: PredicateHint?
  ) -> Token.Kind {
    .invalid(PredicateDiagnostic(problem, at: start..<position, hint: hint))
  }
}
