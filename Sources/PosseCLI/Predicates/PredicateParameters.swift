import PredicateFormat

/// The values given with `-p`, by the names of their variables.
struct PredicateParameters {
  private(set) var bindings: [String: PredicateBinding] = [:]

  /// Reads `NAME=TEXT` and `NAME:=LITERAL`.
  init(_ words: [String]) throws(Failure) {
    for word in words {
      guard let equals = word.utf8.firstIndex(of: UInt8(ascii: "=")) else {
        throw .binding(word, .shape)
      }
      var name = String(word[..<equals])
      let isLiteral = name.hasSuffix(":")
      if isLiteral { name.removeLast() }
      if name.hasPrefix("$") { name.removeFirst() }
      guard PredicateSource.isVariableName(name) else { throw .binding(word, .name(name)) }
      guard bindings[name] == nil else { throw .binding(word, .twice(name)) }
      let value = String(word[word.utf8.index(after: equals)...])
      bindings[name] = isLiteral ? .literal(try Self.literal(value, word)) : .typed(value)
    }
  }

  /// Refuses a value that no variable of a predicate takes.
  func refuseUnused(
    by predicate: ReadPredicate, in source: PredicateSource
  ) throws(Failure) {
    let unused = bindings.keys.filter { !predicate.usedVariables.contains($0) }.sorted()
    guard !unused.isEmpty else { return }
    let end = source.text.utf8.count
    throw .predicate(unused.map { PredicateDiagnostic(.unusedVariable($0), at: end..<end) }, source)
  }

  private static func literal(_ text: String, _ word: String) throws(Failure) -> Operand {
    let source = PredicateSource(text)
    do {
      return try PredicateParser.parseLiteral(source)
    } catch {
      throw .binding(word, .literal(error, source))
    }
  }
}
