package import Chronology

/// What a predicate needs besides a record: the same for all records of a command.
package struct EvaluationContext {
  /// The instant that is now.
  package let now: Instant
  /// What answers MATCHES.
  package let patterns: any PatternMatching

  /// Puts a context together.
  package init(now: Instant, patterns: any PatternMatching) {
    self.now = now
    self.patterns = patterns
  }
}
