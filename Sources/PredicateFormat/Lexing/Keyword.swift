/// A reserved word, in any case; `#` before it makes it a key.
enum Keyword: String, CaseIterable {
  case and, or, not
  case isIn = "in"
  case like, matches, contains
  case beginsWith = "beginswith"
  case endsWith = "endswith"
  case between
  case any, all
  case someWord = "some"
  case noneWord = "none"
  case null, nilWord = "nil"
  case trueWord = "true"
  case yes
  case falseWord = "false"
  case no
  case selfWord = "self"
  case truePredicate = "truepredicate"
  case falsePredicate = "falsepredicate"
  case subquery, ternary, cast, function
  case union, intersect, minus
  case anykey, fetch, ci
  case caseInsensitive = "caseinsensitive"

  private static let byWord = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
  private static let longest = allCases.map(\.rawValue.utf8.count).max() ?? 0

  /// Finds the keyword of a word in any case.
  init?(word: String) {
    guard word.utf8.count <= Self.longest, let keyword = Self.byWord[word.lowercased()] else {
      return nil
    }
    self = keyword
  }

  /// The operator that the word is, if it is one.
  var relation: Relation? {
    switch self {
    case .isIn: .isIn
    case .like: .like
    case .matches: .matches
    case .contains: .contains
    case .beginsWith: .beginsWith
    case .endsWith: .endsWith
    case .between: .between
    default: nil
    }
  }

  /// Whether the word is of Apple's language and not of ours.
  var isUnsupported: Bool {
    switch self {
    case .union, .intersect, .minus, .anykey, .fetch, .ci, .caseInsensitive: true
    default: false
    }
  }
}
