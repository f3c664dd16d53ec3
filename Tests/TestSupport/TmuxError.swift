/// Why a screen is not as a test wants it.
package enum TmuxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// tmux answered with an error.
  case refused(arguments: [String], message: String)
  /// What the test waited for did not come in time.
  case neverAppeared(what: String, screen: String)

  /// The report of the failed test.
  package var description: String {
    switch self {
    case .refused(let arguments, let message):
      "tmux \(arguments.joined(separator: " ")): \(message)"
    case .neverAppeared(let what, let screen): "'\(what)' never appeared on the screen:\n\(screen)"
    }
  }
}
