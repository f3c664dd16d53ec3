/// How a command ended, as the number that the shell sees: the only table of exit codes.
package enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// The command did what it was asked.
  case done = 0
  /// The command failed, or did only part of it.
  case failed = 1
  /// The command line, a predicate, a date or a reference cannot be used, or a question needs a terminal.
  case usage = 2
  /// Nobody and nothing is meant by what was named.
  case notFound = 3
  /// Refused to protect what the book or a file holds.
  case refused = 4
  /// Somebody said no at a prompt.
  case cancelled = 5
  /// A camera or a picture is the problem.
  case picture = 6
  /// The book is the problem.
  case book = 7
  /// The program contradicts itself.
  case contradiction = 70
  /// Interrupted with Ctrl-C.
  case interrupted = 130
  /// Whoever read the output went away.
  case readerGone = 141
}
