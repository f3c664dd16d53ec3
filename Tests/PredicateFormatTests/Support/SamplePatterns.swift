import PredicateFormat

/// Patterns without a syntax: a text fits the one that is equal to it.
struct SamplePatterns: PatternMatching {
  func matches(
    _ text: String, pattern: String, ignoresCase: Bool
  ) throws(EvaluationError) -> Bool {
    if pattern == "dear" { throw .patternTooExpensive }
    if pattern == "(" { throw .invalidPattern("(", reason: "missing )", offset: 1) }
    return ignoresCase ? text.lowercased() == pattern.lowercased() : text == pattern
  }
}
