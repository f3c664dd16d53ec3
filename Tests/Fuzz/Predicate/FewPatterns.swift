import PredicateFormat

/// Regular expressions, but not many matches: each may take its time, and the fuzzer takes slowness for a hang.
final class FewPatterns: PatternMatching {
  private static let most = 200

  private let cache = PatternCache()
  private var matches = 0

  func matches(
    _ text: String, pattern: String, ignoresCase: Bool
  ) throws(EvaluationError) -> Bool {
    matches += 1
    guard matches <= Self.most else { throw .patternTooExpensive }
    return try cache.matches(text, pattern: pattern, ignoresCase: ignoresCase)
  }
}
