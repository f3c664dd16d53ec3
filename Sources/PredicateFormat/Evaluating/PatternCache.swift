import Patterns

/// The regular expressions of one command, each compiled once, and the time that matching them may take.
package final class PatternCache: PatternMatching {
  private struct Key: Hashable {
    let text: String
    let ignoresCase: Bool
  }

  /// Records may give a pattern each; beyond these all are compiled anew.
  private static let most = 1_000

  private let budget = MatchBudget()
  private var patterns: [Key: Pattern] = [:]

  /// Starts with no pattern and the whole time.
  package init() {}

  /// Tells whether the whole text fits the pattern.
  ///
  /// Throws every case of `EvaluationError`.
  package func matches(
    _ text: String, pattern: String, ignoresCase: Bool
  ) throws(EvaluationError) -> Bool {
    do throws(PatternError) {
      return try compiled(Key(text: pattern, ignoresCase: ignoresCase))
        .matchesWhole(text, budget: budget)
    } catch {
      switch error {
      case .tooExpensive: throw .patternTooExpensive
      case .tooLong(let limit): throw .patternTooLong(limit: limit)
      case .invalid(let reason, let offset):
        throw .invalidPattern(pattern, reason: reason, offset: offset)
      }
    }
  }

  /// Tells what is wrong with a pattern; nil when it compiles.
  package static func fault(of pattern: String, ignoresCase: Bool) -> PatternFault? {
    do throws(PatternError) {
      _ = try Pattern(pattern, ignoresCase: ignoresCase)
      return nil
    } catch {
      switch error {
      case .tooLong(let limit): return .tooLong(limit: limit)
      case .invalid(let reason, let offset): return .invalid(reason: reason, offset: offset)
      case .tooExpensive: return .invalid(reason: "it is too large", offset: 0)
      }
    }
  }

  /// The text that everything that fits the pattern begins with, as far as that is certain.
  package static func literalPrefix(of pattern: String) -> String? {
    guard let compiled = try? Pattern(pattern, ignoresCase: false) else { return nil }
    return compiled.literalPrefix
  }

  private func compiled(_ key: Key) throws(PatternError) -> Pattern {
    if let pattern = patterns[key] { return pattern }
    if patterns.count >= Self.most { patterns.removeAll() }
    let pattern = try Pattern(key.text, ignoresCase: key.ignoresCase)
    patterns[key] = pattern
    return pattern
  }
}
