/// Why a pattern cannot be used, or why a match has no answer.
package enum PatternError: Error, Hashable, Sendable {
  /// The pattern has more UTF-8 bytes than `limit`.
  case tooLong(limit: Int)
  /// The pattern is malformed or too large.
  ///
  /// The reason is PCRE2's, in English and without a full stop. The offset counts UTF-8 bytes of the pattern
  /// as given up to where reading stopped; it lies on a character and may be the end.
  case invalid(reason: String, offset: Int)
  /// A limit of steps, depth, memory or time was reached before it was known whether the text matches.
  case tooExpensive
}
