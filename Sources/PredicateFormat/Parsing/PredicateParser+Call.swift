extension PredicateParser {
  // call = name , "(" , [ value , { "," , value } ] , ")" ; name = word | word , ":" , { word , ":" }
  mutating func parseCall() throws(PredicateDiagnostic) -> Measured<Operand> {
    let start = token.range
    var name = ""
    while case .word(let word, _) = token.kind {
      name += word
      advance()
      guard token.sign == .colon else { break }
      name += ":"
      advance()
    }
    let nameRange = start.lowerBound..<tokens[place - 1].range.upperBound
    guard token.sign == .open else { throw unexpected(expecting: ["("]) }
    guard let function = PredicateFunction(spelling: name) else {
      throw unknownFunction(name, at: nameRange)
    }
    let (arguments, height, end) = try parseArguments()
    let isRight =
      function.argumentCount.map { $0 == arguments.count } ?? !arguments.isEmpty
    guard isRight else {
      let expected =
        switch function.argumentCount {
        case nil: "one value or more"
        case 0: "no value"
        case 1: "one value"
        case let count?: "\(count) values"
        }
      throw PredicateDiagnostic(
        .argumentCount(function.spelling, expected: expected, given: arguments.count),
        at: nameRange)
    }
    let range = NodeRange(nameRange).through(end)
    return try measured(.call(function, arguments, range), over: height)
  }

  // "(" , [ value , { "," , value } ] , ")"
  private mutating func parseArguments() throws(PredicateDiagnostic) -> (
    [Operand], height: Int, end: NodeRange
  ) {
    let opening = token
    try descend()
    defer { depth -= 1 }
    advance()
    var values: [Operand] = []
    var height = 0
    if token.sign != .close {
      while true {
        let value = try parseValue()
        values.append(value.node)
        height = max(height, value.height)
        guard token.sign == .comma else { break }
        advance()
      }
    }
    let end = NodeRange(token.range)
    try close(opening, with: .close, "round bracket", orComma: true)
    return (values, height, end)
  }

  private func unknownFunction(_ name: String, at range: Range<Int>) -> PredicateDiagnostic {
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    if bare == "random" || bare == "randomn" {
      return PredicateDiagnostic(
        .unknownFunction(name), at: range,
        hint: .note("a predicate gives the same answer each time, so nothing in it is random"))
    }
    let nearest = NameSuggestion.nearest(
      to: bare, among: PredicateFunction.allCases.map(\.rawValue) + ["avg"])
    return PredicateDiagnostic(
      .unknownFunction(name), at: range,
      hint: nearest.flatMap { PredicateFunction(spelling: $0) }.map { .name($0.spelling) })
  }
}
