/// Why a database was not brought to the schema of this program; the file is as it was.
package enum MigrationError: Error, Hashable, Sendable {
  /// A newer program has changed the schema; the text is what that program called itself.
  case newer(version: Int, known: Int, writtenBy: String?)
  /// The file belongs to another program, or to none.
  case foreign(applicationID: Int32)
  /// No sound copy could be made beforehand.
  case backup(BackupError)
  /// A step failed.
  case step(name: String, DatabaseError)
  /// After the steps, rows referred to rows that do not exist.
  case foreignKeys([Connection.ForeignKeyViolation])
  /// The database could not be read, locked or committed.
  case database(DatabaseError)
  /// Other processes kept writing between the copy and the lock.
  case contended
}
