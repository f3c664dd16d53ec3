/// Why no copy of a database was made; nothing of it is left behind.
package struct BackupError: Error, Hashable, Sendable {
  /// What went wrong.
  package enum Reason: Hashable, Sendable {
    /// A file of that name exists already.
    case alreadyExists
    /// The system refused; the number is its `errno`.
    case system(Int32)
    /// SQLite failed, for instance with `full`.
    case database(DatabaseError)
    /// The finished copy was not sound; the texts are SQLite's findings.
    case unsound([String])
    /// A table of the copy has another number of rows than the original.
    case rowCount(table: String, expected: Int64, found: Int64)
  }

  /// The file that was to be made.
  package let path: [UInt8]
  /// What went wrong.
  package let reason: Reason

  /// Puts a failure together.
  package init(path: [UInt8], reason: Reason) {
    self.path = path
    self.reason = reason
  }
}
