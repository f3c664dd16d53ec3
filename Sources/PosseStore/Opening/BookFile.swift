import FileSystem
import SQLite

/// What lies at a book's path, looked at before SQLite opens it.
enum BookFile {
  /// Returns the path behind the links of its folder; the last component is not followed.
  static func resolved(_ path: FilePath) throws(StoreError) -> FilePath {
    do {
      if let status = try FileStatus.ifPresent(path, followingLinks: false),
        status.kind == .symbolicLink
      {
        let target = try FileStatus.ifPresent(path)
        throw StoreError.notAFile(
          path, target?.kind == .directory ? .directory : .symbolicLink)
      }
      let folder = try path.parent.resolved()
      guard try FileStatus.ifPresent(folder)?.kind == .directory else {
        throw StoreError.folderMissing(path)
      }
      return folder.appending(path.lastComponent)
    } catch let error as StoreError {
      throw error
    } catch let error as SystemError {
      switch error.code {
      case .noSuchFile, .notADirectory: throw .folderMissing(path)
      default: throw .inaccessible(path, error)
      }
    } catch {
      throw .folderMissing(path)
    }
  }

  /// Throws what is wrong with a file that should be a book.
  static func judge(_ path: FilePath, settings: BookSettings) throws(StoreError) {
    switch FileHeader.inspect(path: path.bytes) {
    case .missing: throw .missing(path)
    case .directory: throw .notAFile(path, .directory)
    case .notRegularFile: throw .notAFile(path, .special)
    case .unreadable(let number):
      throw .inaccessible(
        path, SystemError(code: ErrorNumber(rawValue: number), call: "open", path: path))
    case .empty: throw .notABook(path, .empty)
    case .unfinished: break
    case .tooShort, .notSQLite: throw .notABook(path, .notSQLite)
    case .truncated(let header):
      try judge(header, at: path, settings: settings)
      throw .corrupt(path, detail: "the end of the file is missing")
    case .database(let header): try judge(header, at: path, settings: settings)
    }
  }

  private static func judge(
    _ header: FileHeader, at path: FilePath, settings: BookSettings
  ) throws(StoreError) {
    guard header.applicationID == Int32(bitPattern: Book.applicationID) else {
      throw .notABook(path, .otherApplication(UInt32(bitPattern: header.applicationID)))
    }
    let schema = Int(header.userVersion)
    guard schema <= AllMigrations.current else {
      let writer = AllMigrations.migrator(program: settings.programVersion).writer(
        ofFileAt: path.bytes, busyTimeoutMilliseconds: settings.busyTimeoutMilliseconds)
      throw .newer(path, schema: schema, writtenBy: writer, known: AllMigrations.current)
    }
  }
}
