/// A word, sign or literal of the text.
struct Token {
  enum Kind {
    /// A word; what it means depends on where it stands.
    case word(String, Keyword?)
    /// A word after `#`, which is a key.
    case escapedKey(String)
    /// A word after `$`.
    case variable(String)
    /// A word after `@`.
    case collectionOperator(String)
    case number(Number)
    /// A text in quotes; its escapes are read when it is known where it stands.
    case string
    case sign(Sign)
    /// Something that is no token, and why.
    case invalid(PredicateDiagnostic)
    case end
  }

  let kind: Kind
  /// The bytes of the text.
  let range: Range<Int>

  /// The sign, if the token is one.
  var sign: Sign? { if case .sign(let sign) = kind { sign } else { nil } }

  /// The keyword, if the token is one.
  var keyword: Keyword? { if case .word(_, let keyword) = kind { keyword } else { nil } }

  var isEnd: Bool { if case .end = kind { true } else { false } }
}

/// A sign, in the spelling it has in the text.
enum Sign: String, CaseIterable {
  case open = "("
  case close = ")"
  case openBrace = "{"
  case closeBrace = "}"
  case openBracket = "["
  case closeBracket = "]"
  case comma = ","
  case dot = "."
  case colon = ":"
  case assign = ":="
  case equal = "="
  case doubleEqual = "=="
  case notEqual = "!="
  case lessGreater = "<>"
  case less = "<"
  case greater = ">"
  case lessOrEqual = "<="
  case equalLess = "=<"
  case greaterOrEqual = ">="
  case equalGreater = "=>"
  case bang = "!"
  case doubleAnd = "&&"
  case doubleOr = "||"
  case and = "&"
  case or = "|"
  case xor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case plus = "+"
  case minus = "-"
  case times = "*"
  case power = "**"
  case over = "/"

  /// The operator that the sign is, if it is one.
  var relation: Relation? {
    switch self {
    case .equal, .doubleEqual: .equal
    case .notEqual, .lessGreater: .notEqual
    case .less: .less
    case .greater: .greater
    case .lessOrEqual, .equalLess: .lessOrEqual
    case .greaterOrEqual, .equalGreater: .greaterOrEqual
    default: nil
    }
  }

  /// The arithmetic operator that the sign is, if it is one.
  var arithmetic: ArithmeticOperator? {
    switch self {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .over: .divide
    case .power: .power
    case .and: .bitwiseAnd
    case .or: .bitwiseOr
    case .xor: .bitwiseXor
    case .shiftLeft: .shiftLeft
    case .shiftRight: .shiftRight
    default: nil
    }
  }
}
