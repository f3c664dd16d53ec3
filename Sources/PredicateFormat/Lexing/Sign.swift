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
