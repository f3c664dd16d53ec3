import PredicateFormat

extension PredicateDiagnostic {
  /// The diagnostic for programs.
  func json(in source: PredicateSource) -> JSONText {
    let first = source.characterOffset(ofByte: range.lowerBound)
    let last = source.characterOffset(ofByte: range.upperBound)
    var suggestion: JSONText = .null
    if case .name(let name)? = hint { suggestion = .text(name) }
    return .object([
      ("code", problem.code.map { .text($0) } ?? .null),
      ("message", .text(problem.message)),
      ("offset", .integer(Int64(range.lowerBound))),
      ("length", .integer(Int64(range.count))),
      ("characterOffset", .integer(Int64(first))),
      ("characterLength", .integer(Int64(last - first))),
      ("expected", .array(expected.map { .text($0) })),
      ("suggestion", suggestion),
      ("replacement", hint?.replacement.map { .text($0) } ?? .null),
      ("hint", hint.map { .text($0.sentence) } ?? .null),
    ])
  }
}
