/// What people write that comes from another language or a slip, and what to write instead.
extension PredicateParser {
  /// Something stands after a complete predicate.
  func trailingError() -> PredicateDiagnostic {
    if case .invalid(let diagnostic) = token.kind { return diagnostic }
    let expected = ["AND", "OR", "the end"]
    if token.sign?.relation != nil || token.keyword?.relation != nil {
      if let sign = singleBitSign {
        return PredicateDiagnostic(
          .unexpected(sign.rawValue), at: tokens[bitSignPlace].range, expected: expected,
          hint: .replace("two conditions are joined by", with: sign == .and ? "&&" : "||"))
      }
      return unexpected(
        expecting: expected, hint: .note("comparisons are joined by AND: a < b AND b < c"))
    }
    if token.sign == .and || token.sign == .or {
      return joinedByBits(token)
    }
    if case .word = token.kind, place > 0, case .word(_, nil) = tokens[place - 1].kind {
      var last = place
      while case .word(_, nil) = tokens[last + 1].kind { last += 1 }
      let words = source.excerpt(
        tokens[place - 1].range.lowerBound..<tokens[last].range.upperBound)
      return unexpected(
        expecting: expected, hint: .replace("a text is written in quotes", with: "'\(words)'"))
    }
    if token.keyword?.isUnsupported == true {
      return refusal(.unsupported(source.excerpt(token.range).uppercased()))
    }
    if let place = quotePlace {
      return unexpected(
        expecting: expected,
        hint: .note("a quote within a text is written \(place)"))
    }
    return unexpected(expecting: expected)
  }

  /// Two conditions with a sign of bits between them.
  func joinedByBits(_ token: Token) -> PredicateDiagnostic {
    PredicateDiagnostic(
      .unexpected(source.excerpt(token.range)), at: token.range,
      expected: ["AND", "OR", "the end"],
      hint: .replace(
        "two conditions are joined by", with: token.sign == .and ? "&&" : "||"))
  }

  /// The way to write a quote, when a text follows a text.
  private var quotePlace: String? {
    guard case .string = token.kind, place > 0, case .string = tokens[place - 1].kind else {
      return nil
    }
    return source.excerpt(token.range).hasPrefix("'") ? "\\'" : "\\\""
  }

  private var bitSignPlace: Int {
    var index = place - 1
    while index > 0, tokens[index].sign != .and, tokens[index].sign != .or { index -= 1 }
    return index
  }

  /// A single `&` or `|` before this place that probably joined two comparisons.
  private var singleBitSign: Sign? {
    let sign = tokens[bitSignPlace].sign
    return sign == .and || sign == .or ? sign : nil
  }

  /// A value stands where a predicate belongs, or no known operator follows it.
  func missingRelation(after left: Measured<Operand>, _ quantifier: Quantifier?)
    -> PredicateDiagnostic
  {
    let expected = ["a comparison such as =="]
    switch token.kind {
    case .invalid(let diagnostic): return diagnostic
    case .sign(.colon), .sign(.assign): return refusal(.unsupported("an assignment"))
    case .word(_, .not): return notBeforeRelation(after: left)
    case .word(_, let keyword?) where keyword.isUnsupported:
      return refusal(.unsupported(keyword.rawValue.uppercased()))
    case .word(let word, nil): return unknownRelation(word, after: left)
    default: break
    }
    switch left.node {
    case .key(_, let range):
      return PredicateDiagnostic(
        token.isEnd ? .unexpectedEnd : .unexpected(source.excerpt(token.range)), at: token.range,
        expected: expected,
        hint: .replace(
          "for a field that is true or false", with: "\(source.excerpt(range.bytes)) == YES"))
    case .literal(.bool(let value), _):
      return unexpected(
        expecting: expected,
        hint: .replace("a constant predicate is", with: value ? "TRUEPREDICATE" : "FALSEPREDICATE"))
    default: return unexpected(expecting: expected)
    }
  }

  private func notBeforeRelation(after left: Measured<Operand>) -> PredicateDiagnostic {
    let subject = source.excerpt(left.node.range.bytes)
    guard let relation = following.keyword?.relation else {
      return unexpected(expecting: ["a comparison such as =="])
    }
    let right = source.excerpt(following.range.upperBound..<endOfValue(after: place + 2))
      .trimmingBlanks
    return PredicateDiagnostic(
      .unexpected(source.excerpt(token.range)), at: token.range, expected: [relation.rawValue],
      hint: .replace(
        "NOT stands before the comparison",
        with: "NOT (\(subject) \(relation.rawValue) \(right.isEmpty ? "…" : right))"))
  }

  /// The end of the value that begins at a place: the closing bracket, or the one token.
  private func endOfValue(after start: Int) -> Int {
    guard start < tokens.count - 1 else { return source.bytes.count }
    var depth = 0
    for token in tokens[start...] {
      switch token.sign {
      case .open, .openBrace, .openBracket: depth += 1
      case .close, .closeBrace, .closeBracket: depth -= 1
      default: break
      }
      if depth <= 0 { return token.range.upperBound }
    }
    return source.bytes.count
  }

  private func unknownRelation(_ word: String, after left: Measured<Operand>) -> PredicateDiagnostic
  {
    let subject = source.excerpt(left.node.range.bytes)
    let expected = ["a comparison such as =="]
    switch word.uppercased() {
    case "IS":
      let isNegated = following.keyword == .not
      let value = tokens[min(place + (isNegated ? 2 : 1), tokens.count - 1)]
      let isNull = value.keyword == .null || value.keyword == .nilWord
      let text = isNull ? "nil" : source.excerpt(value.range)
      return unexpected(
        expecting: expected,
        hint: .replace("this is written", with: "\(subject) \(isNegated ? "!=" : "==") \(text)"))
    case "UTI" where following.sign == .minus:
      return refusal(.unsupported("UTI-CONFORMS-TO"))
    case "STARTSWITH", "HASPREFIX", "PREFIX":
      return unexpected(expecting: expected, hint: .name("BEGINSWITH"))
    case "HASSUFFIX", "SUFFIX": return unexpected(expecting: expected, hint: .name("ENDSWITH"))
    case "EQUALS", "EQUAL", "EQ": return unexpected(expecting: expected, hint: .name("=="))
    case "HAS", "INCLUDES": return unexpected(expecting: expected, hint: .name("CONTAINS"))
    case "REGEX", "REGEXP", "GLOB": return unexpected(expecting: expected, hint: .name("MATCHES"))
    default: break
    }
    let words = Relation.allCases.map(\.rawValue).filter { $0.first?.isLetter == true }
    let nearest = NameSuggestion.nearest(to: word, among: words + ["AND", "OR"])
    return unexpected(expecting: expected, hint: nearest.map { .name($0) })
  }

  /// An operator of another language, such as `=!` or `===`.
  func wrongRelation() -> PredicateDiagnostic? {
    let next = following
    guard next.range.lowerBound == token.range.upperBound, let sign = token.sign,
      let second = next.sign
    else { return nil }
    let range = token.range.lowerBound..<next.range.upperBound
    let right: String
    switch (sign, second) {
    case (.equal, .bang): right = "!="
    case (.doubleEqual, .equal): right = "=="
    case (.notEqual, .equal): right = "!="
    case (.greater, .less): right = "!="
    default: return nil
    }
    return PredicateDiagnostic(
      .unexpected(source.excerpt(range)), at: range, hint: .name(right))
  }

  /// A value is missing.
  func missingValue() -> PredicateDiagnostic {
    let expected = ["a value"]
    switch token.kind {
    case .sign(.openBracket):
      let end = endOfValue(after: place)
      let inner = source.excerpt(token.range.upperBound..<max(token.range.upperBound, end - 1))
      return unexpected(
        expecting: expected, hint: .replace("a list is written", with: "{\(inner)}"))
    case .sign(.bang), .word(_, .not):
      return unexpected(expecting: expected)
    case .word(_, .and), .word(_, .or):
      return unexpected(expecting: expected, hint: vanishedVariable)
    case .word(let word, .some)
    where following.sign?.relation != nil || following.keyword?.relation != nil:
      return unexpected(
        expecting: expected, hint: .replace("a key of this name is written", with: "#\(word)"))
    default:
      return unexpected(expecting: expected, hint: vanishedVariable)
    }
  }

  /// A gap where a shell has probably put the value of its own variable, which has none.
  private var vanishedVariable: PredicateHint? {
    guard place > 0, token.isEnd || token.keyword == .and || token.keyword == .or else {
      return nil
    }
    let before = tokens[place - 1]
    let gap = token.range.lowerBound - before.range.upperBound
    guard before.sign?.relation != nil || before.keyword?.relation != nil,
      gap > (token.isEnd ? 0 : 1)
    else { return nil }
    return .note("a shell reads $NAME in double quotes; put the predicate in single quotes")
  }

  /// A list in round brackets.
  func listInWrongBrackets(_ opening: Token) -> PredicateDiagnostic {
    var end = source.bytes.count
    for (start, after) in afterMatch where tokens[start].range == opening.range {
      end = tokens[after - 1].range.upperBound
    }
    let inner = source.excerpt(opening.range.upperBound..<max(opening.range.upperBound, end - 1))
    return PredicateDiagnostic(
      .unexpected(","), at: token.range, expected: [")"],
      hint: .replace("a list is written", with: "{\(inner)}"))
  }
}

extension String {
  /// The text without the blanks around it.
  fileprivate var trimmingBlanks: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
