/// Why a predicate has no answer for a record; only MATCHES can lead here.
package enum EvaluationError: Error, Hashable, Sendable {
  /// Matching took more steps, memory or time than it may.
  case patternTooExpensive
  /// A pattern that a record gave is longer than patterns may be, in bytes.
  case patternTooLong(limit: Int)
  /// A pattern that a record gave does not compile: why, and at which byte of it.
  case invalidPattern(String, reason: String, offset: Int)
}
