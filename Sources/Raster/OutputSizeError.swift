/// Why a text is no output size.
package enum OutputSizeError: Error, Hashable, Sendable {
  /// Neither digits nor `none`.
  case malformed(String)

  /// A number, but not from 1 to the limit.
  case outOfRange(String, limit: Int)
}
