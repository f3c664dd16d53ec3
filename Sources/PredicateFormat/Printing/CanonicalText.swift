extension PredicateExpression {
  /// The predicate in its canonical spelling: `==`, upper-case keywords, `[cd]`, double quotes and no
  /// bracket that is not needed.
  ///
  /// Reading it again gives an equal tree.
  package var canonicalText: String {
    var printer = CanonicalPrinter()
    printer.print(self, within: .or)
    return printer.text
  }
}

extension Operand {
  /// The value in its canonical spelling.
  package var canonicalText: String {
    var printer = CanonicalPrinter()
    printer.print(self, atLeast: .bitwiseOr)
    return printer.text
  }
}

/// Writes trees as text.
struct CanonicalPrinter {
  /// How tightly the terms of a predicate are bound, loosest first.
  enum PredicateLevel: Int {
    case or, and, not
  }

  /// How tightly the parts of a value are bound, loosest first.
  enum ValueLevel: Int {
    case bitwiseOr, bitwiseXor, bitwiseAnd, shift, sum, product, power, unary, postfix
  }

  private(set) var text = ""

  mutating func print(_ predicate: PredicateExpression, within level: PredicateLevel) {
    switch predicate {
    case .constant(let isTrue, _): text += isTrue ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .or(let terms, _):
      bracketed(level.rawValue > PredicateLevel.or.rawValue) {
        $0.joined(terms, " OR ") { $0.print($1, within: .and) }
      }
    case .and(let terms, _):
      bracketed(level.rawValue > PredicateLevel.and.rawValue) {
        $0.joined(terms, " AND ") { $0.print($1, within: .not) }
      }
    case .not(let term, _):
      text += "NOT "
      print(term, within: .not)
    case .comparison(let comparison): print(comparison)
    }
  }

  private mutating func print(_ comparison: Comparison) {
    if let quantifier = comparison.quantifier { text += quantifier.rawValue + " " }
    print(comparison.left, atLeast: .bitwiseOr)
    text += " " + comparison.relation.rawValue
    if !comparison.options.isEmpty { text += "[\(comparison.options.letters)]" }
    text += " "
    if comparison.relation == .matches, case .literal(.text(let pattern), _) = comparison.right {
      text += QuotedText.pattern(pattern)
    } else {
      print(comparison.right, atLeast: .bitwiseOr)
    }
  }

  mutating func print(_ operand: Operand, atLeast level: ValueLevel) {
    let own = ValueLevel(operand)
    bracketed(own.rawValue < level.rawValue) { $0.printBare(operand) }
  }

  private mutating func printBare(_ operand: Operand) {
    switch operand {
    case .literal(let literal, _): print(literal)
    case .selfReference: text += "SELF"
    case .key(let name, _): printKey(name)
    case .variable(let name, _): text += "$" + name
    case .property(let base, let name, _):
      print(base, atLeast: .postfix)
      text += "." + name
    case .collection(let base, let operation, let key, _):
      print(base, atLeast: .postfix)
      text += ".@" + operation.rawValue
      if let key { text += "." + key }
    case .element(let base, let index, _):
      print(base, atLeast: .postfix)
      print(index)
    case .negated(let value, _):
      text += "-"
      print(value, atLeast: .unary)
    case .arithmetic(let operation, let left, let right, _):
      let level = operation.level
      print(left, atLeast: level)
      text += " \(operation.rawValue) "
      // All signs associate to the left, so an equal one on the right needs brackets.
      print(right, atLeast: ValueLevel(rawValue: level.rawValue + 1) ?? .postfix)
    case .list(let values, _):
      text += "{"
      joined(values, ", ") { $0.print($1, atLeast: .bitwiseOr) }
      text += "}"
    case .call, .subqueryCount, .ternary, .cast, .selector: printForm(operand)
    }
  }

  private mutating func printForm(_ operand: Operand) {
    switch operand {
    case .call(let function, let arguments, _):
      text += function.spelling + "("
      joined(arguments, ", ") { $0.print($1, atLeast: .bitwiseOr) }
      text += ")"
    case .subqueryCount(let collection, let variable, let predicate, _):
      text += "SUBQUERY("
      print(collection, atLeast: .bitwiseOr)
      text += ", $\(variable), "
      print(predicate, within: .or)
      text += ").@count"
    case .ternary(let predicate, let first, let second, _):
      text += "TERNARY("
      print(predicate, within: .or)
      for value in [first, second] {
        text += ", "
        print(value, atLeast: .bitwiseOr)
      }
      text += ")"
    case .cast(let value, let target, _):
      text += "CAST("
      print(value, atLeast: .bitwiseOr)
      text += ", \"\(target.rawValue)\")"
    case .selector(let value, let function, let arguments, _):
      text += "FUNCTION("
      print(value, atLeast: .bitwiseOr)
      text += ", \"\(function.rawValue)\""
      for argument in arguments {
        text += ", "
        print(argument, atLeast: .bitwiseOr)
      }
      text += ")"
    default: break
    }
  }

  private mutating func print(_ literal: Literal) {
    switch literal {
    case .number(let number): text += number.literalText
    case .text(let value): text += QuotedText.literal(value)
    case .bool(let value): text += value ? "YES" : "NO"
    case .null: text += "nil"
    }
  }

  private mutating func print(_ index: ElementIndex) {
    switch index {
    case .first: text += "[FIRST]"
    case .last: text += "[LAST]"
    case .size: text += "[SIZE]"
    case .at(.key(let name, _)) where ["first", "last", "size"].contains(name.lowercased()):
      text += "[#\(name)]"
    case .at(let value):
      text += "["
      print(value, atLeast: .bitwiseOr)
      text += "]"
    }
  }

  private mutating func printKey(_ name: String) {
    text += Keyword(word: name) == nil ? name : "#" + name
  }

  private mutating func bracketed(
    _ isNeeded: Bool, _ body: (inout CanonicalPrinter) -> Void
  ) {
    if isNeeded { text += "(" }
    body(&self)
    if isNeeded { text += ")" }
  }

  private mutating func joined<Element>(
    _ elements: [Element], _ separator: String,
    _ body: (inout CanonicalPrinter, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { text += separator }
      body(&self, element)
    }
  }
}

extension CanonicalPrinter.ValueLevel {
  fileprivate init(_ operand: Operand) {
    switch operand {
    case .arithmetic(let operation, _, _, _): self = operation.level
    case .negated: self = .unary
    // A point or bracket after a bare number would belong to it.
    case .literal(.number, _): self = .unary
    default: self = .postfix
    }
  }
}

extension ArithmeticOperator {
  fileprivate var level: CanonicalPrinter.ValueLevel {
    switch self {
    case .bitwiseOr: .bitwiseOr
    case .bitwiseXor: .bitwiseXor
    case .bitwiseAnd: .bitwiseAnd
    case .shiftLeft, .shiftRight: .shift
    case .add, .subtract: .sum
    case .multiply, .divide: .product
    case .power: .power
    }
  }
}
