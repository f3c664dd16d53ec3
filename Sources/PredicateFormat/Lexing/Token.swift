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
