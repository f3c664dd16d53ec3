import Chronology
package import FileSystem
import SQLite

extension Book {
  /// Opens the book at a path and brings it to the present schema.
  ///
  /// Throws without having changed a byte when the file is missing, foreign, newer or damaged.
  package static func open(
    at path: FilePath, settings: BookSettings
  ) throws(StoreError) -> Book {
    let path = try BookFile.resolved(path)
    try BookFile.judge(path, settings: settings)
    return try connected(to: path, isNew: false, settings: settings)
  }

  /// Makes a new, empty book at a path whose folder exists.
  package static func create(
    at path: FilePath, settings: BookSettings
  ) throws(StoreError) -> Book {
    let path = try BookFile.resolved(path)
    let present = FileHeader.inspect(path: path.bytes)
    switch present {
    case .missing, .empty: break
    case .directory: throw .notAFile(path, .directory)
    case .notRegularFile: throw .notAFile(path, .special)
    default: throw .exists(path)
    }
    guard path.parent.isWritable else { throw .readOnly(path) }
    do throws(StoreError) {
      return try connected(to: path, isNew: true, settings: settings)
    } catch {
      // A book that could not be made leaves nothing behind, unless somebody else has made it meanwhile.
      if present == .missing, FileHeader.inspect(path: path.bytes) == .empty {
        try? path.removeFile()
      }
      throw error
    }
  }

  private static func connected(
    to path: FilePath, isNew: Bool, settings: BookSettings
  ) throws(StoreError) -> Book {
    do {
      let access: Connection.Access = isNew ? .readWriteCreate : .readWrite
      return try connected(to: path, access: access, settings: settings)
    } catch .readOnly where !isNew {
      // Reading commands work on what cannot be written.
      return try connected(to: path, access: .readOnly, settings: settings)
    }
  }

  private static func connected(
    to path: FilePath, access: Connection.Access, settings: BookSettings
  ) throws(StoreError) -> Book {
    let book: Book
    do throws(DatabaseError) {
      let connection = try Connection(
        path: path.bytes, access: access,
        busyTimeoutMilliseconds: settings.busyTimeoutMilliseconds)
      book = try Book(
        path: path, connection: connection,
        isReadOnly: access == .readOnly || !path.parent.isWritable,
        user: settings.user)
    } catch {
      throw StoreError(error, at: path)
    }
    do throws(MigrationError) {
      let migrator = AllMigrations.migrator(program: settings.programVersion)
      _ = try migrator.migrate(
        book.connection, path: path.bytes, now: settings.now.microseconds)
    } catch {
      throw StoreError(error, at: path, known: AllMigrations.current)
    }
    return book
  }
}
