/// Reads the text of a predicate into a tree, without looking up any field.
///
///     predicate   = orTerm , END ;
///     orTerm      = andTerm , { ( "OR" | "||" ) , andTerm } ;
///     andTerm     = notTerm , { ( "AND" | "&&" ) , notTerm } ;
///     notTerm     = ( "NOT" | "!" ) , notTerm | primary ;
///     primary     = "TRUEPREDICATE" | "FALSEPREDICATE" | "(" , orTerm , ")" | comparison ;
///     comparison  = [ "ANY" | "SOME" | "ALL" | "NONE" ] , value , relation , value ;
///     relation    = ( "=" | "==" | "!=" | "<>" | "<" | ">" | "<=" | "=<" | ">=" | "=>" | "IN" | "CONTAINS"
///                   | "BEGINSWITH" | "ENDSWITH" | "LIKE" | "MATCHES" ) , [ options ] | "BETWEEN" ;
///     options     = "[" , letters c d n l , "]" ;
///     value       = bitXor , { "|" , bitXor } ;
///     bitXor      = bitAnd , { "^" , bitAnd } ;
///     bitAnd      = shift , { "&" , shift } ;
///     shift       = sum , { ( "<<" | ">>" ) , sum } ;
///     sum         = product , { ( "+" | "-" ) , product } ;
///     product     = power , { ( "*" | "/" ) , power } ;
///     power       = unary , { "**" , unary } ;
///     unary       = "-" , unary | postfix ;
///     postfix     = atom , { "." , key | "." , "@" , collOp , [ "." , key ] | "[" , index , "]" } ;
///     index       = "FIRST" | "LAST" | "SIZE" | value ;
///     atom        = NUMBER | STRING | "NULL" | "NIL" | "TRUE" | "YES" | "FALSE" | "NO" | "SELF" | VARIABLE
///                 | key | call | list | "(" , value , ")" | subquery | ternary | cast | function ;
///     subquery    = "SUBQUERY" , "(" , value , "," , VARIABLE , "," , orTerm , ")" ,
///                   ( "." , "@" , ( "count" | "size" ) | "[" , "SIZE" , "]" ) ;
///     ternary     = "TERNARY" , "(" , orTerm , "," , value , "," , value , ")" ;
///     cast        = "CAST" , "(" , value , "," , STRING , ")" ;
///     function    = "FUNCTION" , "(" , value , "," , STRING , { "," , value } , ")" ;
///     list        = "{" , [ value , { "," , value } ] , "}" ;
///     call        = name , "(" , [ value , { "," , value } ] , ")" ;
///     name        = word | word , ":" , { word , ":" } ;
///     key         = word | "#" , word ;
///
/// Nesting is bounded by ``deepest``, so that no text exhausts the stack.
package struct PredicateParser {
  /// The greatest number of levels: brackets, NOTs and signs within each other, and operands on top of each
  /// other such as the operations of one chain.
  package static let deepest = 200

  let source: PredicateSource
  let tokens: [Token]
  /// For each opening round bracket the place of the token after its closing one.
  let afterMatch: [Int: Int]
  var place = 0
  var depth = 0
  /// The variables of the SUBQUERYs around.
  var elementVariables: [String] = []

  private init(_ source: PredicateSource) {
    self.source = source
    tokens = Lexer.tokens(of: source)
    afterMatch = Self.matches(in: tokens)
  }

  /// Reads a predicate.
  ///
  /// Throws the first thing that is wrong, with a code from P001 to P008.
  package static func parse(
    _ source: PredicateSource
  ) throws(PredicateDiagnostic) -> PredicateExpression {
    guard source.bytes.count <= PredicateSource.longest else {
      throw PredicateDiagnostic(.tooLong(limit: PredicateSource.longest), at: 0..<0)
    }
    var parser = PredicateParser(source)
    if parser.token.isEnd { throw PredicateDiagnostic(.empty, at: parser.token.range) }
    let predicate = try parser.parseOrTerm().node
    guard parser.token.isEnd else { throw parser.trailingError() }
    return predicate
  }

  /// Reads a text that is one value and nothing else.
  static func parseOperand(
    _ source: PredicateSource
  ) throws(PredicateDiagnostic) -> (PredicateParser, Operand) {
    guard source.bytes.count <= PredicateSource.longest else {
      throw PredicateDiagnostic(.tooLong(limit: PredicateSource.longest), at: 0..<0)
    }
    var parser = PredicateParser(source)
    let operand = try parser.parseValue().node
    guard parser.token.isEnd else { throw parser.unexpected(expecting: ["the end"]) }
    return (parser, operand)
  }

  // orTerm = andTerm , { ( "OR" | "||" ) , andTerm }
  mutating func parseOrTerm() throws(PredicateDiagnostic) -> Measured<PredicateExpression> {
    let first = try parseAndTerm()
    guard isOr else { return first }
    var terms = [first.node]
    var height = first.height
    while isOr {
      advance()
      let term = try parseAndTerm()
      terms.append(term.node)
      height = max(height, term.height)
    }
    let range = first.node.range.through(terms[terms.count - 1].range)
    return Measured(.any(of: terms, range), height: height)
  }

  // andTerm = notTerm , { ( "AND" | "&&" ) , notTerm }
  private mutating func parseAndTerm() throws(PredicateDiagnostic) -> Measured<PredicateExpression>
  {
    let first = try parseNotTerm()
    guard isAnd else { return first }
    var terms = [first.node]
    var height = first.height
    while isAnd {
      advance()
      let term = try parseNotTerm()
      terms.append(term.node)
      height = max(height, term.height)
    }
    let range = first.node.range.through(terms[terms.count - 1].range)
    return Measured(.all(of: terms, range), height: height)
  }

  // notTerm = ( "NOT" | "!" ) , notTerm | primary
  private mutating func parseNotTerm() throws(PredicateDiagnostic) -> Measured<PredicateExpression>
  {
    guard token.keyword == .not || token.sign == .bang else { return try parsePrimary() }
    let start = NodeRange(token.range)
    try descend()
    defer { depth -= 1 }
    advance()
    let term = try parseNotTerm()
    return Measured(.not(term.node, start.through(term.node.range)), height: term.height)
  }

  // primary = "TRUEPREDICATE" | "FALSEPREDICATE" | "(" , orTerm , ")" | comparison
  private mutating func parsePrimary() throws(PredicateDiagnostic) -> Measured<PredicateExpression>
  {
    switch token.kind {
    case .word(_, .truePredicate), .word(_, .falsePredicate):
      let isTrue = token.keyword == .truePredicate
      defer { advance() }
      return Measured(.constant(isTrue, NodeRange(token.range)), height: 0)
    case .sign(.open) where try !opensValue():
      let opening = token
      try descend()
      defer { depth -= 1 }
      advance()
      let predicate = try parseOrTerm()
      try close(opening, with: .close, "round bracket")
      return predicate
    default:
      return try parseComparison()
    }
  }

  private var isOr: Bool { token.keyword == .or || token.sign == .doubleOr }

  private var isAnd: Bool { token.keyword == .and || token.sign == .doubleAnd }

  /// Whether the round bracket here holds a value: what follows its closing one tells.
  private func opensValue() throws(PredicateDiagnostic) -> Bool {
    guard let after = afterMatch[place] else {
      throw PredicateDiagnostic(
        .unterminated("round bracket"), at: token.range, expected: ["a closing )"])
    }
    let next = tokens[after]
    if next.keyword?.relation != nil { return true }
    guard let sign = next.sign else { return false }
    return sign.relation != nil || sign.arithmetic != nil || sign == .dot || sign == .openBracket
  }

  private static func matches(in tokens: [Token]) -> [Int: Int] {
    var open: [Int] = []
    var result: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      switch token.sign {
      case .open: open.append(index)
      case .close:
        if let start = open.popLast() { result[start] = index + 1 }
      default: break
      }
    }
    return result
  }
}
