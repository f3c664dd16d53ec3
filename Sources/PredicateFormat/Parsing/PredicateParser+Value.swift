extension PredicateParser {
  /// The operators between values, loosest first: bits, shifts, sums, products, powers.
  private static let levels: [[ArithmeticOperator]] = [
    [.bitwiseOr], [.bitwiseXor], [.bitwiseAnd], [.shiftLeft, .shiftRight], [.add, .subtract],
    [.multiply, .divide], [.power],
  ]

  // value = bitXor , { "|" , bitXor } , and so on down to power; all associate to the left
  mutating func parseValue() throws(PredicateDiagnostic) -> Measured<Operand> {
    let first = try parseUnary()
    guard let sign = token.sign, sign.arithmetic != nil else { return first }
    return try parseChain(from: 0, startingWith: first)
  }

  /// Reads the operators of a level and of all tighter ones, the first operand being read already.
  private mutating func parseChain(
    from level: Int, startingWith first: Measured<Operand>
  ) throws(PredicateDiagnostic) -> Measured<Operand> {
    guard level < Self.levels.count else { return first }
    var left = try parseChain(from: level + 1, startingWith: first)
    while let operation = token.sign?.arithmetic, Self.levels[level].contains(operation) {
      let sign = token
      advance()
      let right = try parseChain(from: level + 1, startingWith: try parseUnary())
      let range = left.node.range.through(right.node.range)
      left = try measured(
        .arithmetic(operation, left.node, right.node, range),
        over: max(left.height, right.height), at: sign.range)
    }
    return left
  }

  // unary = "-" , unary | postfix ; a minus before a number belongs to the number
  private mutating func parseUnary() throws(PredicateDiagnostic) -> Measured<Operand> {
    guard token.sign == .minus else { return try parsePostfix() }
    let start = NodeRange(token.range)
    try descend()
    defer { depth -= 1 }
    advance()
    let value = try parseUnary()
    let range = start.through(value.node.range)
    if case .literal(.number(let number), _) = value.node {
      // The least whole number of 64 bits has no positive counterpart.
      let text = "-" + source.excerpt(value.node.range.bytes)
      let least = Number(parsing: text).flatMap { $0 == .integer(.min) ? $0 : nil }
      return Measured(.literal(.number(least ?? number.negated), range))
    }
    return try measured(.negated(value.node, range), over: value.height)
  }

  // postfix = atom , { "." , key | "." , "@" , collOp , [ "." , key ] | "[" , index , "]" }
  private mutating func parsePostfix() throws(PredicateDiagnostic) -> Measured<Operand> {
    var base = try parseAtom()
    while true {
      switch token.sign {
      case .dot:
        let dot = token
        let member = try parseMember(of: base.node)
        base = try measured(member, over: base.height, at: dot.range)
      case .openBracket: base = try parseElement(of: base)
      default: return base
      }
    }
  }

  // "." , key | "." , "@" , collOp , [ "." , key ]
  private mutating func parseMember(
    of base: Operand
  ) throws(PredicateDiagnostic) -> Operand {
    advance()
    switch token.kind {
    case .word(let name, _), .escapedKey(let name):
      let range = base.range.through(NodeRange(token.range))
      advance()
      return .property(base, name, range)
    case .collectionOperator(let name):
      guard let operation = CollectionOperator(spelling: name) else {
        throw unexpected(
          expecting: ["@count", "@sum", "@avg", "@min", "@max"],
          hint: NameSuggestion.nearest(to: name, among: CollectionOperator.spellings)
            .map { .name("@" + $0) })
      }
      var range = base.range.through(NodeRange(token.range))
      advance()
      guard operation != .count, token.sign == .dot else {
        return .collection(base, operation, key: nil, range)
      }
      advance()
      switch token.kind {
      case .word(let key, _), .escapedKey(let key):
        range = base.range.through(NodeRange(token.range))
        advance()
        return .collection(base, operation, key: key, range)
      default: throw unexpected(expecting: ["a key"])
      }
    default:
      throw unexpected(expecting: ["a key", "@count and its like"])
    }
  }

  // "[" , index , "]"
  private mutating func parseElement(of base: Measured<Operand>) throws(PredicateDiagnostic)
    -> Measured<Operand>
  {
    let opening = token
    try descend()
    defer { depth -= 1 }
    advance()
    var height = base.height
    let index: ElementIndex
    if let word = positionWord, following.sign == .closeBracket {
      index = word
      advance()
    } else {
      let value = try parseValue()
      height = max(height, value.height)
      index = .at(value.node)
    }
    let closing = token
    try close(opening, with: .closeBracket, "square bracket")
    let range = base.node.range.through(NodeRange(closing.range))
    return try measured(.element(base.node, index, range), over: height, at: opening.range)
  }

  private var positionWord: ElementIndex? {
    guard case .word(let word, _) = token.kind, word.utf8.count < 6 else { return nil }
    return switch word.lowercased() {
    case "first": .first
    case "last": .last
    case "size": .size
    default: nil
    }
  }
}

extension CollectionOperator {
  static let spellings = ["count", "size", "sum", "avg", "min", "max"]

  init?(spelling: String) {
    self.init(rawValue: spelling == "size" ? "count" : spelling)
  }
}
