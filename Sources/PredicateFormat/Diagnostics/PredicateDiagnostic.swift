/// What is wrong with a predicate, and where.
package struct PredicateDiagnostic: Error, Hashable, Sendable {
  /// What is wrong.
  package let problem: PredicateProblem
  /// The bytes of the text that it is about; empty where something is missing.
  package let range: Range<Int>
  /// What could stand there instead.
  package let expected: [String]
  /// What to do about it, if that can be told.
  package let hint: PredicateHint?

  /// Puts a diagnostic together.
  package init(
    _ problem: PredicateProblem, at range: Range<Int>, expected: [String] = [],
    hint: PredicateHint? = nil
  ) {
    self.problem = problem
    self.range = range
    self.expected = expected
    self.hint = hint
  }

  /// Whether the predicate can be used all the same.
  package var isWarning: Bool { problem.code == nil }
}

/// What to do about a diagnostic.
package enum PredicateHint: Hashable, Sendable {
  /// An explanation.
  case note(String)
  /// An explanation and the text to put in place of what the diagnostic points at, or more of it.
  case replace(String, with: String)
  /// The name that was probably meant.
  case name(String)

  /// The text to use instead, if there is one.
  package var replacement: String? {
    switch self {
    case .note: nil
    case .replace(_, let text), .name(let text): text
    }
  }
}
