package import Chronology

/// What opening a book needs to know besides its path.
package struct BookSettings: Hashable, Sendable {
  /// How long to wait for another process's lock, in milliseconds.
  package var busyTimeoutMilliseconds: Int
  /// The version of this program, written into a book that it makes or migrates.
  package var programVersion: String
  /// The time of the command.
  package var now: Instant
  /// The name of the user of the operating system, whose own commands `@` is about.
  package var user: String

  /// Makes settings; the timeout is 10 seconds unless said otherwise.
  package init(
    busyTimeoutMilliseconds: Int = 10_000, programVersion: String, now: Instant,
    user: String = ""
  ) {
    self.user = user
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
    self.programVersion = programVersion
    self.now = now
  }
}
