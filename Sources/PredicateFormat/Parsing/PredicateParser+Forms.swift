extension PredicateParser {
  // "SUBQUERY" , "(" , value , "," , VARIABLE , "," , orTerm , ")" , ( ".@count" | ".@size" | "[SIZE]" )
  mutating func parseSubquery() throws(PredicateDiagnostic) -> Measured<Operand> {
    let start = NodeRange(token.range)
    let opening = try open()
    defer { depth -= 1 }
    let collection = try parseValue()
    try take(.comma)
    guard case .variable(let name) = token.kind else { throw unexpected(expecting: ["$name"]) }
    guard !elementVariables.contains(name) else { throw refusal(.variableShadowed(name)) }
    advance()
    if token.sign == .dot { throw unexpected(expecting: [","]) }
    try take(.comma)
    elementVariables.append(name)
    let predicate = try parseOrTerm()
    elementVariables.removeLast()
    try close(opening, with: .close, "round bracket")
    let end = try parseSubqueryTail()
    return try measured(
      .subqueryCount(collection.node, variable: name, predicate.node, start.through(end)),
      over: max(collection.height, predicate.height))
  }

  private mutating func parseSubqueryTail() throws(PredicateDiagnostic) -> NodeRange {
    let expected = [".@count"]
    switch token.sign {
    case .dot:
      let dot = token.range
      advance()
      if case .collectionOperator(let name) = token.kind, name == "count" || name == "size" {
        defer { advance() }
        return NodeRange(token.range)
      }
      if case .word(let word, _) = token.kind, word == "count" || word == "size" {
        throw PredicateDiagnostic(
          .unexpected(word), at: dot.lowerBound..<token.range.upperBound, expected: expected,
          hint: .replace("an @ is missing", with: ".@count"))
      }
      throw unexpected(expecting: expected)
    case .openBracket:
      advance()
      guard case .word(let word, _) = token.kind, word.lowercased() == "size" else {
        throw unexpected(expecting: ["SIZE"])
      }
      advance()
      let end = NodeRange(token.range)
      try take(.closeBracket)
      return end
    default:
      throw unexpected(
        expecting: expected, hint: .note("a SUBQUERY is counted: SUBQUERY(…).@count > 0"))
    }
  }

  // "TERNARY" , "(" , orTerm , "," , value , "," , value , ")"
  mutating func parseTernary() throws(PredicateDiagnostic) -> Measured<Operand> {
    let start = NodeRange(token.range)
    let opening = try open()
    defer { depth -= 1 }
    let predicate = try parseOrTerm()
    try take(.comma)
    let first = try parseValue()
    try take(.comma)
    let second = try parseValue()
    let end = NodeRange(token.range)
    try close(opening, with: .close, "round bracket")
    return try measured(
      .ternary(predicate.node, first.node, second.node, start.through(end)),
      over: max(predicate.height, first.height, second.height))
  }

  // "CAST" , "(" , value , "," , STRING , ")"
  mutating func parseCast() throws(PredicateDiagnostic) -> Measured<Operand> {
    let start = NodeRange(token.range)
    let opening = try open()
    defer { depth -= 1 }
    let value = try parseValue()
    try take(.comma)
    let (name, range) = try takeText(CastTarget.allCases.map { "'\($0.rawValue)'" })
    guard let target = CastTarget(rawValue: name) else {
      throw PredicateDiagnostic(
        .castType(name), at: range, expected: CastTarget.allCases.map { "'\($0.rawValue)'" })
    }
    let end = NodeRange(token.range)
    try close(opening, with: .close, "round bracket")
    return try measured(.cast(value.node, target, start.through(end)), over: value.height)
  }

  // "FUNCTION" , "(" , value , "," , STRING , { "," , value } , ")"
  mutating func parseSelector() throws(PredicateDiagnostic) -> Measured<Operand> {
    let start = NodeRange(token.range)
    let opening = try open()
    defer { depth -= 1 }
    let value = try parseValue()
    try take(.comma)
    let allowed = SelectorFunction.allCases.map { "'\($0.rawValue)'" }
    let (name, range) = try takeText(allowed)
    guard let function = SelectorFunction(rawValue: name) else {
      throw PredicateDiagnostic(.selector(name), at: range, expected: allowed)
    }
    var arguments: [Operand] = []
    var height = value.height
    while token.sign == .comma {
      advance()
      let argument = try parseValue()
      arguments.append(argument.node)
      height = max(height, argument.height)
    }
    let end = NodeRange(token.range)
    try close(opening, with: .close, "round bracket", orComma: true)
    guard arguments.count == function.argumentCount else {
      let expected = function.argumentCount == 0 ? "no value" : "one value"
      throw PredicateDiagnostic(
        .argumentCount("'\(name)'", expected: expected, given: arguments.count), at: range)
    }
    return try measured(
      .selector(value.node, function, arguments, start.through(end)), over: height)
  }

  /// Takes the word of a form and its opening bracket, one level down.
  private mutating func open() throws(PredicateDiagnostic) -> Token {
    guard following.sign == .open else {
      advance()
      throw unexpected(expecting: ["("])
    }
    advance()
    let opening = token
    try descend()
    advance()
    return opening
  }

  private mutating func takeText(
    _ expected: [String]
  ) throws(PredicateDiagnostic) -> (text: String, range: Range<Int>) {
    guard case .string = token.kind else { throw unexpected(expecting: expected) }
    let range = token.range
    let text = try StringEscapes.text(source, range)
    advance()
    return (text, range)
  }
}
