/// A regular expression for whole texts, in PCRE2's syntax, checked and ready to be matched.
///
/// A dot takes line breaks too; `^` and `$` hold at every line break that Unicode names, and classes such as
/// `\w` and `\d` are Unicode's.
package struct Pattern: Sendable {
  /// The most UTF-8 bytes a pattern may have.
  package static let byteLimit = 1_000

  /// The text that every match begins with, byte for byte, as far as that is certain; nil when nothing is.
  ///
  /// It is always nil for a pattern that ignores case.
  package let literalPrefix: String?

  private let compiled: CompiledPattern

  /// Compiles a pattern, which may hold ICU's `\uHHHH` for a code point.
  ///
  /// Ignoring case compares single code points, so that `ß` does not match `SS`.
  /// Fails with `tooLong` and with `invalid`. The corresponding C function is `pcre2_compile` (PCRE2).
  package init(_ text: String, ignoresCase: Bool) throws(PatternError) {
    guard text.utf8.count <= Self.byteLimit else { throw .tooLong(limit: Self.byteLimit) }
    compiled = try CompiledPattern(PatternSource(text), ignoresCase: ignoresCase)
    literalPrefix = ignoresCase ? nil : LiteralPrefix.text(of: text)
  }

  /// Tells whether the pattern matches the subject from its first byte to its last.
  ///
  /// Fails with `tooExpensive` when a limit is reached, and at once when the budget is used up.
  /// The corresponding C function is `pcre2_match` (PCRE2).
  package func matchesWhole(
    _ subject: String, budget: MatchBudget
  ) throws(PatternError) -> Bool {
    try budget.matchesWhole(compiled, subject)
  }
}
