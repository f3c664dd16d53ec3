package import Chronology

/// What a predicate is checked against besides the fields.
package struct PredicateConditions: Sendable {
  /// The moment that `now` and relative dates mean.
  package var now: Instant
  /// The values of the variables.
  package var bindings: [String: PredicateBinding]
  /// Whether a value that no variable takes is an error.
  package var refusesUnused: Bool
  /// Tells what is wrong with a regular expression; nil when it compiles.
  package var patternFault: @Sendable (_ pattern: String, _ ignoresCase: Bool) -> PatternFault?

  /// Puts the conditions together.
  package init(
    now: Instant, bindings: [String: PredicateBinding] = [:], refusesUnused: Bool = true,
    patternFault: @escaping @Sendable (_ pattern: String, _ ignoresCase: Bool) -> PatternFault? = {
      _, _ in nil
    }
  ) {
    self.now = now
    self.bindings = bindings
    self.refusesUnused = refusesUnused
    self.patternFault = patternFault
  }
}

/// Why a regular expression is not taken.
package enum PatternFault: Hashable, Sendable {
  /// It does not compile, for a reason of the engine, at a byte of its text.
  case invalid(reason: String, offset: Int)
  /// It has more bytes than are taken.
  case tooLong(limit: Int)
}
