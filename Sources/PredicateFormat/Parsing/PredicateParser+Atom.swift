extension PredicateParser {
  // atom = NUMBER | STRING | … | key | call | list | "(" , value , ")" | subquery | ternary | cast | function
  mutating func parseAtom() throws(PredicateDiagnostic) -> Measured<Operand> {
    let range = NodeRange(token.range)
    switch token.kind {
    case .number(let number):
      advance()
      return Measured(.literal(.number(number), range))
    case .string:
      let text = try StringEscapes.text(source, token.range)
      advance()
      return Measured(.literal(.text(text), range))
    case .variable(let name):
      advance()
      if token.sign == .assign { throw refusal(.unsupported("an assignment")) }
      return Measured(.variable(name, range))
    case .escapedKey(let name):
      advance()
      return Measured(.key(name, range))
    case .word(let word, let keyword): return try parseWord(word, keyword, range)
    case .sign(.open): return try parseBracketedValue()
    case .sign(.openBrace): return try parseList()
    default: throw missingValue()
    }
  }

  private mutating func parseWord(
    _ word: String, _ keyword: Keyword?, _ range: NodeRange
  ) throws(PredicateDiagnostic) -> Measured<Operand> {
    let literal: Literal?
    switch keyword {
    case .null, .nilWord: literal = .null
    case .trueWord, .yes: literal = .bool(true)
    case .falseWord, .no: literal = .bool(false)
    default: literal = nil
    }
    if let literal {
      advance()
      return Measured(.literal(literal, range))
    }
    switch keyword {
    case .selfWord:
      advance()
      return Measured(.selfReference(range))
    case .subquery: return try parseSubquery()
    case .ternary: return try parseTernary()
    case .cast: return try parseCast()
    case .function: return try parseSelector()
    case .some(let keyword) where keyword.isUnsupported:
      throw refusal(.unsupported(keyword.rawValue.uppercased()))
    case .some: throw missingValue()
    case nil: break
    }
    switch following.sign {
    case .open, .colon: return try parseCall()
    default:
      advance()
      return Measured(.key(word, range))
    }
  }

  // "(" , value , ")"
  private mutating func parseBracketedValue() throws(PredicateDiagnostic) -> Measured<Operand> {
    let opening = token
    let after = afterMatch[place]
    guard after != nil else {
      throw PredicateDiagnostic(
        .unterminated("round bracket"), at: opening.range, expected: ["a closing )"])
    }
    try descend()
    defer { depth -= 1 }
    advance()
    let value = try parseValue()
    if token.sign == .comma { throw listInWrongBrackets(opening) }
    if token.sign?.relation != nil || token.keyword?.relation != nil, let after {
      // A condition in brackets with a single & or | behind it looked like a value.
      let sign = tokens[after]
      if sign.sign == .and || sign.sign == .or { throw joinedByBits(sign) }
    }
    try close(opening, with: .close, "round bracket")
    return value
  }

  // list = "{" , [ value , { "," , value } ] , "}"
  private mutating func parseList() throws(PredicateDiagnostic) -> Measured<Operand> {
    let opening = token
    try descend()
    defer { depth -= 1 }
    advance()
    var values: [Operand] = []
    var height = 0
    if token.sign != .closeBrace {
      while true {
        let value = try parseValue()
        values.append(value.node)
        height = max(height, value.height)
        guard token.sign == .comma else { break }
        advance()
      }
    }
    let closing = token
    try close(opening, with: .closeBrace, "curly bracket", orComma: true)
    return try measured(
      .list(values, NodeRange(opening.range).through(NodeRange(closing.range))), over: height)
  }

  /// Says that something is not part of the language.
  func refusal(_ problem: PredicateProblem) -> PredicateDiagnostic {
    PredicateDiagnostic(problem, at: token.range)
  }
}
