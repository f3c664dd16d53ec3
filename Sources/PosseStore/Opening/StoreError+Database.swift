import FileSystem
import SQLite

extension StoreError {
  /// Says a failure of the database in the words of the store.
  init(_ error: DatabaseError, at path: FilePath) {
    self =
      switch error.code {
      case .busy, .locked: .locked(path, holder: LockHolder.find(database: path))
      case .full: .diskFull(path)
      case .inputOutput where Self.hasNoRoom(error.systemErrorNumber): .diskFull(path)
      case .readOnly: .readOnly(path)
      // Only what is derived is damaged: no reason to give up the book.
      case .corruptVirtualTable: .database(path, error)
      case .corrupt: .corrupt(path, detail: error.message)
      case .notADatabase: .notABook(path, .notSQLite)
      default: .database(path, error)
      }
  }

  /// Whether the system's reason for a failed write is that the file may not grow.
  private static func hasNoRoom(_ number: Int32?) -> Bool {
    guard let number else { return false }
    return [.noSpace, .quotaExceeded, .fileTooLarge].contains(ErrorNumber(rawValue: number))
  }

  /// Says why a book was not brought to the present schema.
  init(_ error: MigrationError, at path: FilePath, known: Int) {
    self =
      switch error {
      case .newer(let version, _, let writer):
        .newer(path, schema: version, writtenBy: writer, known: known)
      case .foreign(let number) where number == Int32(bitPattern: Book.applicationID):
        .corrupt(path, detail: "the number of its schema is one that no book has")
      case .foreign(let number):
        .notABook(path, .otherApplication(UInt32(bitPattern: number)))
      case .step(_, let cause), .database(let cause): StoreError(cause, at: path)
      case .backup(let cause): .backupFailed(path, cause)
      case .foreignKeys: .corrupt(path, detail: "rows refer to rows that do not exist")
      case .contended: .locked(path, holder: LockHolder.find(database: path))
      }
  }
}
