/// What MATCHES asks whether a text fits a regular expression.
package protocol PatternMatching {
  /// Tells whether the whole text fits the pattern.
  ///
  /// - Parameters:
  ///   - text: the text, without marks where these do not count.
  ///   - pattern: the regular expression, likewise.
  ///   - ignoresCase: whether the case of letters does not count.
  /// - Returns: whether it fits from its first to its last code point.
  /// - Throws: every case of `EvaluationError`; a limit that is reached is never an answer.
  func matches(
    _ text: String, pattern: String, ignoresCase: Bool
  ) throws(EvaluationError) -> Bool
}
