extension PredicateParser {
  /// The number that a text is in the language, or nil.
  static func number(in text: String) -> Number? {
    guard let (_, operand) = try? parseOperand(PredicateSource(text)),
      case .literal(.number(let number), _) = operand
    else { return nil }
    return number
  }

  /// Reads a literal of the language: a number, text, bool, NULL, or a list of these.
  ///
  /// Throws the first thing that is wrong, with a code from P001 to P008.
  package static func parseLiteral(
    _ source: PredicateSource
  ) throws(PredicateDiagnostic) -> Operand {
    let (parser, operand) = try parseOperand(source)
    guard operand.isLiteralOrList else {
      throw PredicateDiagnostic(
        .unexpected(parser.source.excerpt(operand.range.bytes)), at: operand.range.bytes,
        expected: ["a number", "a text in quotes", "YES", "NO", "nil", "a list in {}"])
    }
    return operand
  }
}

extension Operand {
  fileprivate var isLiteralOrList: Bool {
    switch self {
    case .literal: true
    case .list(let elements, _):
      elements.allSatisfy { if case .literal = $0 { true } else { false } }
    default: false
    }
  }

  /// The literal or list as if it had been written at another place.
  func relocated(to place: NodeRange) -> Operand {
    switch self {
    case .literal(let literal, _): .literal(literal, place)
    case .list(let elements, _): .list(elements.map { $0.relocated(to: place) }, place)
    default: self
    }
  }
}
