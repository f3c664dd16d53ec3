extension PredicateProblem {
  /// What is wrong, in lower case and without a full stop; texts of the user in it are not escaped.
  package var message: String {
    switch self {
    case .unexpected(let text): "'\(Self.cut(text))' does not belong here"
    case .unexpectedEnd: "the predicate ends too early"
    case .empty: "the predicate is empty"
    case .unterminated(let what): "this \(what) is never closed"
    case .badNumber(let text): "'\(Self.cut(text))' is no number"
    case .badEscape(let text): "'\(Self.cut(text))' is no escape"
    case .badOption(let text):
      text.isEmpty ? "there is no option in the brackets" : "'\(Self.cut(text))' is no option"
    case .optionsNotTaken(let relation): "\(relation.rawValue) takes no options"
    case .tooDeep(let limit): "more than \(limit) levels of nesting"
    case .tooLong(let limit): "a predicate has at most \(limit) bytes"
    case .unsupported(let what): "\(what) is not part of this language"
    case .boundCount(let count):
      "BETWEEN needs two bounds, and there \(count == 1 ? "is 1" : "are \(count)")"
    case .variableShadowed(let name): "$\(name) is already the element of the SUBQUERY around this"
    case .unknownFunction(let name): "unknown function '\(Self.cut(name))'"
    case .argumentCount(let name, let expected, let given):
      "\(name) takes \(expected), and there \(given == 1 ? "is 1" : "are \(given)")"
    case .castType(let text): "CAST does not make '\(Self.cut(text))'"
    case .selector(let text): "FUNCTION does not call '\(Self.cut(text))'"
    case .unknownKey(let name, let record):
      record == "fugitive"
        ? "unknown field '\(Self.cut(name))'"
        : "unknown field '\(Self.cut(name))' of \(record == "alias" || record == "offense" ? "an" : "a") \(record)"
    case .typeMismatch(let text), .argumentType(let text), .listShape(let text):
      Self.cut(text, to: 300)
    case .needsQuantifier(let path): "'\(Self.cut(path))' has many values"
    case .notACollection(let text): "'\(Self.cut(text))' has no elements"
    case .badPattern(let reason): "the regular expression is wrong: \(reason)"
    case .badDate(let text): "'\(Self.cut(text))' is no date"
    case .unboundVariable(let name, let given):
      "$\(name) has no value"
        + (given.isEmpty ? "" : "; there is \(given.map { "$" + $0 }.joined(separator: ", "))")
    case .unusedVariable(let name): "$\(name) is given and not used"
    case .patternTooLong(let limit): "a regular expression has at most \(limit) bytes"
    case .alwaysTheSame(true): "the predicate holds for everyone"
    case .alwaysTheSame(false): "the predicate holds for no one"
    case .textOrder(let relation): "\(relation.rawValue) compares these texts letter by letter"
    case .emptyText(let relation): "\(relation.rawValue) is never true of an empty text"
    case .foreignWildcard: "LIKE has the wildcards * and ?; % and _ stand for themselves"
    case .searchInText: "IN with a text on the right looks for the left text within it"
    case .localeIgnored: "the option l does nothing"
    }
  }
}

extension PredicateProblem {
  /// Texts of the user may be long; the beginning says which one is meant.
  static func cut(_ text: String, to limit: Int = 60) -> String {
    text.utf8.count > limit && text.count > limit ? text.prefix(limit - 1) + "…" : text
  }
}

extension PredicateHint {
  /// The sentence after `hint:`.
  package var sentence: String {
    switch self {
    case .note(let text): PredicateProblem.cut(text, to: 1_000)
    case .replace(let text, let replacement):
      "\(text): \(PredicateProblem.cut(replacement, to: 300))"
    case .name(let name): "did you mean '\(PredicateProblem.cut(name))'?"
    }
  }
}
