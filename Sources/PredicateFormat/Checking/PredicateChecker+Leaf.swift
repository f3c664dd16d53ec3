extension PredicateChecker {
  /// Compares a value with what stands opposite.
  mutating func leaf(
    _ left: TypedOperand, _ leftOperand: Operand, _ relation: Relation, _ comparison: Comparison,
    _ right: TypedOperand, other: Operand? = nil
  ) throws(CheckFailure) -> CheckedPredicate {
    let rightOperand = other ?? comparison.right
    switch relation {
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual:
      guard let order = ValueOrder(rawValue: relation.rawValue) else { throw CheckFailure() }
      if case .list = right { throw listAsValue(rightOperand) }
      let (first, second) = try unified(left, leftOperand, right, rightOperand)
      if first.type == .text, order != .equal, order != .notEqual {
        warn(.textOrder(relation), at: comparison.relationRange)
      }
      return folded(.compare(first, order, second, comparison.folding))
    case .between: return try between(left, leftOperand, right, comparison)
    case .isIn:
      if case .list(let elements) = right {
        return try membership(left, leftOperand, in: elements, comparison)
      }
      return try search(in: right, rightOperand, for: left, leftOperand, comparison)
    case .contains, .beginsWith, .endsWith, .like:
      guard let textRelation = TextRelation(rawValue: relation.rawValue) else {
        throw CheckFailure()
      }
      let subject = try text(left, leftOperand, of: relation)
      let argument = try text(right, rightOperand, of: relation)
      warnAboutText(argument, rightOperand, relation)
      return folded(.text(subject, textRelation, argument, comparison.folding))
    case .matches: return try matches(left, leftOperand, right, rightOperand, comparison)
    }
  }

  /// A value that is neither a list nor a record; an untyped variable is a text.
  mutating func single(
    _ operand: TypedOperand, _ written: Operand
  ) throws(CheckFailure) -> TypedOperand {
    switch operand {
    case .list: throw listAsValue(written)
    case .fields, .records:
      throw fail(
        .needsQuantifier(source.excerpt(written.range.bytes)), at: written.range,
        hint: .note("a single value stands here"))
    default: return operand
    }
  }

  private mutating func between(
    _ left: TypedOperand, _ leftOperand: Operand, _ right: TypedOperand, _ comparison: Comparison
  ) throws(CheckFailure) -> CheckedPredicate {
    guard case .list(let bounds) = right, bounds.count == 2 else {
      var count = ""
      if case .list(let bounds) = right { count = ", and there are \(bounds.count)" }
      throw fail(
        .listShape("BETWEEN needs a list of two bounds\(count)"), at: comparison.right.range,
        expected: ["{lower, upper}"])
    }
    let (first, lower) = try unified(left, leftOperand, try resolve(bounds[0]), bounds[0])
    let (second, upper) = try unified(left, leftOperand, try resolve(bounds[1]), bounds[1])
    var common: ValueType?
    try checkSameType(lower, bounds[0], &common)
    try checkSameType(upper, bounds[1], &common)
    // NULL does not say as what a typed value is meant.
    let value = lower.type == .null ? second : first
    return folded(.between(value, lower, upper, comparison.folding))
  }

  mutating func membership(
    _ value: TypedOperand, _ operand: Operand, in elements: [Operand], _ comparison: Comparison
  ) throws(CheckFailure) -> CheckedPredicate {
    var subject: CheckedValue?
    var checked: [CheckedValue] = []
    var common: ValueType?
    checked.reserveCapacity(elements.count)
    try checkSameTypes(elements)
    for element in elements {
      let (first, second) = try unified(value, operand, try resolve(element), element)
      try checkSameType(second, element, &common)
      // NULL does not say as what a typed value is meant.
      if subject == nil || second.type != .null { subject = first }
      checked.append(second)
    }
    guard let subject else { return .constant(false) }
    return folded(.isIn(subject, checked, comparison.folding))
  }

  /// Makes sure that the literals of a list are of one type.
  private mutating func checkSameTypes(_ elements: [Operand]) throws(CheckFailure) {
    var common: ValueType?
    for element in elements {
      guard case .literal(let literal, let range) = element, let type = literal.type else {
        continue
      }
      if let common, common != type, !(common.isNumeric && type.isNumeric) {
        throw fail(
          .listShape("the list holds a \(common.noun) and a \(type.noun)"), at: range)
      }
      common = type
    }
  }

  /// Makes sure that a value is of the type of those before it in a list; NULL fits every type.
  mutating func checkSameType(
    _ value: CheckedValue, _ written: Operand, _ common: inout ValueType?
  ) throws(CheckFailure) {
    guard value.type != .null else { return }
    if let common, value.type != common, !(value.type.isNumeric && common.isNumeric) {
      throw fail(
        .listShape("the list holds a \(common.noun) and a \(value.type.noun)"), at: written.range)
    }
    common = value.type
  }

  /// IN with a text on the right.
  private mutating func search(
    in right: TypedOperand, _ rightOperand: Operand, for left: TypedOperand,
    _ leftOperand: Operand, _ comparison: Comparison
  ) throws(CheckFailure) -> CheckedPredicate {
    if case .value(let value) = right, value.type != .text, value.type != .null {
      throw fail(
        .listShape("IN needs a list or a text on the right"), at: rightOperand.range,
        expected: ["{…}"],
        hint: .replace("a list of one", with: "{\(source.excerpt(rightOperand.range.bytes))}"))
    }
    let whole = try text(right, rightOperand, of: .isIn)
    let part = try text(left, leftOperand, of: .isIn)
    if case .text = whole { warn(.searchInText, at: comparison.relationRange) }
    if case .text(let text) = part, text.isEmpty {
      warn(.emptyText(.isIn), at: leftOperand.range)
    }
    return folded(.text(whole, .contains, part, comparison.folding))
  }

  private mutating func matches(
    _ left: TypedOperand, _ leftOperand: Operand, _ right: TypedOperand, _ rightOperand: Operand,
    _ comparison: Comparison
  ) throws(CheckFailure) -> CheckedPredicate {
    let subject = try text(left, leftOperand, of: .matches)
    let pattern = try text(right, rightOperand, of: .matches)
    guard case .text(let text) = pattern else {
      return pattern == .null
        ? .constant(false) : .matches(subject, .value(pattern), comparison.folding)
    }
    let ignoresCase = comparison.folding == .ignoringCase || comparison.folding == .ignoringBoth
    switch conditions.patternFault(text, ignoresCase) {
    case nil: break
    case .tooLong(let limit)?: throw fail(.patternTooLong(limit: limit), at: rightOperand.range)
    case .invalid(let reason, let offset)?:
      throw fail(.badPattern(reason), at: placeInPattern(offset, text, rightOperand.range))
    }
    return folded(.matches(subject, .constant(text), comparison.folding))
  }

  /// The place of a byte of a regular expression in the predicate, where it is written out.
  private func placeInPattern(_ offset: Int, _ text: String, _ range: NodeRange) -> NodeRange {
    guard let place = StringEscapes.place(ofPatternByte: offset, source, range.bytes, text) else {
      return range
    }
    return NodeRange(source.wholeCodePoints(around: place))
  }

  private mutating func warnAboutText(
    _ argument: CheckedValue, _ operand: Operand, _ relation: Relation
  ) {
    guard case .text(let text) = argument else { return }
    if relation == .like {
      guard text.contains("%"), !text.contains("*"), !text.contains("?") else { return }
      let rewritten = String(text.map { $0 == "%" ? "*" : $0 })
      warn(
        .foreignWildcard, at: operand.range,
        hint: .replace("perhaps", with: QuotedText.literal(rewritten)))
    } else if text.isEmpty {
      warn(.emptyText(relation), at: operand.range)
    }
  }

  /// A text, or NULL.
  private mutating func text(
    _ operand: TypedOperand, _ written: Operand, of relation: Relation
  ) throws(CheckFailure) -> CheckedValue {
    let value = try value(operand, written, meeting: .text)
    guard value.type == .text || value.type == .null else {
      let excerpt = source.excerpt(written.range.bytes)
      var hint: PredicateHint?
      if case .literal(.number, _) = written {
        hint = .replace("a text is written in quotes", with: "'\(excerpt)'")
      }
      throw fail(
        .typeMismatch(
          "\(relation.rawValue) compares texts, and \(excerpt) is a \(value.type.noun)"),
        at: written.range, hint: hint)
    }
    return value
  }
}

extension Comparison {
  /// What does not count when texts are compared; `n` takes `c` and `d` back.
  var folding: TextFolding {
    guard !options.contains(.isNormalized) else { return .exact }
    return switch (options.contains(.ignoresCase), options.contains(.ignoresMarks)) {
    case (true, true): .ignoringBoth
    case (true, false): .ignoringCase
    case (false, true): .ignoringMarks
    case (false, false): .exact
    }
  }
}

extension Literal {
  /// The type; nil for NULL, which fits every type.
  fileprivate var type: ValueType? {
    switch self {
    case .number(.integer): .integer
    case .number(.decimal): .decimal
    case .text: .text
    case .bool: .bool
    case .null: nil
    }
  }
}

extension ValueType {
  /// The type as a noun in messages.
  var noun: String {
    switch self {
    case .text: "text"
    case .integer, .decimal: "number"
    case .bool: "bool"
    case .date: "date"
    case .null: "null"
    }
  }
}
