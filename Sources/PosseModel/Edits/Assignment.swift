/// The three parts of `FIELD=VALUE`, `FIELD+=VALUE` and `FIELD-=VALUE`, not yet judged.
struct Assignment {
  /// What stands between the name and the value.
  enum Sign {
    case set, add, remove
  }

  let name: String
  let sign: Sign
  let value: String

  /// Parts the text at its first `=`.
  init(_ text: String) throws(FieldEditError) {
    let scalars = text.unicodeScalars
    guard let equals = scalars.firstIndex(of: "=") else {
      throw .missingOperator(text: Excerpt.of(text))
    }
    var head = scalars[..<equals]
    switch head.last {
    case "+": sign = .add
    case "-": sign = .remove
    default: sign = .set
    }
    if sign != .set { head.removeLast() }
    name = String(head)
    value = String(scalars[scalars.index(after: equals)...])
  }
}
