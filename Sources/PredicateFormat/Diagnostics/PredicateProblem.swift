/// What can be wrong with a predicate; texts in it are the user's, not escaped.
package enum PredicateProblem: Hashable, Sendable {
  // Found while reading.
  /// Something stands where something else belongs.
  case unexpected(String)
  /// The text ends too early.
  case unexpectedEnd
  /// There is nothing to read.
  case empty
  /// A text or bracket is never closed.
  case unterminated(String)
  /// A number that is none, or has too many digits.
  case badNumber(String)
  /// An escape that is none.
  case badEscape(String)
  /// A letter in brackets that is no option.
  case badOption(String)
  /// An operator that takes no options.
  case optionsNotTaken(Relation)
  /// More nesting than is read.
  case tooDeep(limit: Int)
  /// A longer text than is read.
  case tooLong(limit: Int)
  /// A part of Apple's language that is not in ours.
  case unsupported(String)
  /// BETWEEN with a list of another number of bounds than two.
  case boundCount(Int)
  /// A variable of a SUBQUERY within another of the same name.
  case variableShadowed(String)
  /// A function that does not exist.
  case unknownFunction(String)
  /// A function with the wrong number of arguments.
  case argumentCount(String, expected: String, given: Int)
  /// A CAST to a type that is not offered.
  case castType(String)
  /// A FUNCTION with a selector that is not offered.
  case selector(String)

  // Found while checking against the fields.
  /// A key that does not exist; the record's kind tells where.
  case unknownKey(String, record: String)
  /// Two things that cannot be compared or computed with each other.
  case typeMismatch(String)
  /// A collection where a value belongs.
  case needsQuantifier(String)
  /// A value where a collection belongs.
  case notACollection(String)
  /// A regular expression that does not compile.
  case badPattern(String)
  /// A text that is no date.
  case badDate(String)
  /// Variables without a value.
  case unboundVariable(String, given: [String])
  /// A value that was given and is not used.
  case unusedVariable(String)
  /// An argument of the wrong type.
  case argumentType(String)
  /// A list of the wrong shape.
  case listShape(String)
  /// A regular expression of more bytes than are taken.
  case patternTooLong(limit: Int)

  // Warnings.
  /// The predicate holds for every record or for none.
  case alwaysTheSame(Bool)
  /// Texts compared by their order.
  case textOrder(Relation)
  /// An empty text, which nothing contains.
  case emptyText(Relation)
  /// A wildcard of SQL in LIKE.
  case foreignWildcard
  /// IN with a text on the right, which searches in it.
  case searchInText
  /// The option `l`, which does nothing.
  case localeIgnored

  /// The stable code, such as `P001`; nil for a warning.
  package var code: String? {
    switch self {
    case .unexpected, .unexpectedEnd, .empty, .boundCount, .variableShadowed: "P001"
    case .unterminated: "P002"
    case .badNumber: "P003"
    case .badEscape: "P004"
    case .badOption, .optionsNotTaken: "P005"
    case .tooDeep, .tooLong: "P006"
    case .unsupported: "P007"
    case .unknownFunction, .argumentCount, .castType, .selector: "P008"
    case .unknownKey: "S101"
    case .typeMismatch: "S102"
    case .needsQuantifier: "S103"
    case .notACollection: "S104"
    case .badPattern: "S105"
    case .badDate: "S106"
    case .unboundVariable, .unusedVariable: "S107"
    case .argumentType: "S108"
    case .listShape: "S109"
    case .patternTooLong: "S110"
    case .alwaysTheSame, .textOrder, .emptyText, .foreignWildcard, .searchInText, .localeIgnored:
      nil
    }
  }
}
