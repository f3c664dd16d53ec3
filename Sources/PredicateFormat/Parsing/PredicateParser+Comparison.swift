extension PredicateParser {
  // comparison = [ "ANY" | "SOME" | "ALL" | "NONE" ] , value , relation , value
  mutating func parseComparison() throws(PredicateDiagnostic) -> Measured<PredicateExpression> {
    let start = NodeRange(token.range)
    let quantifier = takeQuantifier()
    let left = try parseValue()
    let relationStart = NodeRange(token.range)
    guard let relation = relationHere else { throw missingRelation(after: left, quantifier) }
    if let wrong = wrongRelation() { throw wrong }
    advance()
    let options = try parseOptions(of: relation)
    let relationRange = relationStart.through(NodeRange(tokens[place - 1].range))
    if let quantifier = quantifierHere {
      throw unexpected(
        expecting: ["a value"],
        hint: .note("\(quantifier.rawValue) stands before the left side"))
    }
    let right = try relation == .matches ? parsePattern() : parseValue()
    try checkRight(right, of: relation)
    let comparison = Comparison(
      quantifier: quantifier, left: left.node, relation: relation, options: options,
      right: right.node, relationRange: relationRange, range: start.through(right.node.range))
    return Measured(.comparison(comparison), height: max(left.height, right.height))
  }

  private var quantifierHere: Quantifier? {
    switch token.keyword {
    case .any, .someWord: .any
    case .all: .all
    case .noneWord: Quantifier.none
    default: nil
    }
  }

  private mutating func takeQuantifier() -> Quantifier? {
    guard let quantifier = quantifierHere else { return nil }
    advance()
    return quantifier
  }

  private var relationHere: Relation? { token.keyword?.relation ?? token.sign?.relation }

  // options = "[" , letters , "]"
  private mutating func parseOptions(
    of relation: Relation
  ) throws(PredicateDiagnostic) -> ComparisonOptions {
    guard token.sign == .openBracket else { return [] }
    guard relation != .between else {
      guard case .word = following.kind else { throw missingValue() }
      throw PredicateDiagnostic(.optionsNotTaken(relation), at: token.range)
    }
    // A list in square brackets is no option; it is caught where the value is read.
    if case .word = following.kind {} else if following.sign != .closeBracket { return [] }
    let opening = token
    advance()
    guard case .word(let letters, _) = token.kind else {
      throw PredicateDiagnostic(
        .badOption(""), at: opening.range.lowerBound..<token.range.upperBound,
        expected: ["c", "d", "n", "l"])
    }
    var options: ComparisonOptions = []
    var offset = token.range.lowerBound
    for letter in letters {
      let length = letter.utf8.count
      switch letter {
      case "c", "C": options.insert(.ignoresCase)
      case "d", "D": options.insert(.ignoresMarks)
      case "n", "N": options.insert(.isNormalized)
      case "l", "L": options.insert(.followsLocale)
      default:
        throw PredicateDiagnostic(
          .badOption(String(letter)), at: offset..<offset + length, expected: ["c", "d", "n", "l"])
      }
      offset += length
    }
    advance()
    try close(opening, with: .closeBracket, "square bracket")
    return options
  }

  /// A value after MATCHES, in which a text standing alone keeps its backslashes for the engine.
  private mutating func parsePattern() throws(PredicateDiagnostic) -> Measured<Operand> {
    guard case .string = token.kind else { return try parseValue() }
    switch following.kind {
    case .sign(let sign) where sign.arithmetic != nil || sign == .dot || sign == .openBracket:
      return try parseValue()
    default: break
    }
    let text = StringEscapes.pattern(source, token.range)
    let range = NodeRange(token.range)
    advance()
    return Measured(.literal(.text(text), range))
  }

  private func checkRight(
    _ right: Measured<Operand>, of relation: Relation
  ) throws(PredicateDiagnostic) {
    if relation == .between, case .list(let bounds, let range) = right.node, bounds.count != 2 {
      throw PredicateDiagnostic(
        .boundCount(bounds.count), at: range.bytes, expected: ["{lower, upper}"])
    }
  }
}
