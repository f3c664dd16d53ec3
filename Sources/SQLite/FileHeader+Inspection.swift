import Glibc

extension FileHeader {
  /// What lies at a path where a database is expected.
  package enum Inspection: Hashable, Sendable {
    /// Nothing is there, or a folder on the way is missing.
    case missing
    /// A folder.
    case directory
    /// A device, pipe or socket.
    case notRegularFile
    /// The system refuses to let it be read; the number is its `errno`.
    case unreadable(Int32)
    /// A file of no bytes, which SQLite takes for a new database.
    case empty
    /// A file too short for a header.
    case tooShort(bytes: Int)
    /// Some other file.
    case notSQLite
    /// No sound header, but a journal that will bring one back when the file is opened for writing.
    case unfinished
    /// A SQLite file whose end is missing.
    case truncated(FileHeader)
    /// A SQLite file.
    case database(FileHeader)
  }

  /// Looks at the file without opening it as a database and without any lock.
  ///
  /// Must not be used while a connection of this process has the file open: closing it here would drop
  /// that connection's locks. A file that another process is writing at this moment is not mistaken for a
  /// truncated one.
  package static func inspect(path: [UInt8]) -> Inspection {
    var result = look(path)
    // In the middle of a commit the header may promise pages that come a moment later; then there
    // is a journal, before or after the look.
    for _ in 0..<3 {
      switch result {
      case .truncated(let header) where hasJournal(path): return .database(header)
      case .notSQLite where hasJournal(path), .tooShort where hasJournal(path): return .unfinished
      case .truncated, .notSQLite, .tooShort: result = look(path)
      default: return result
      }
    }
    return result
  }

  private static let journalSignature: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  /// Whether a rollback journal lies beside the file.
  private static func hasJournal(_ path: [UInt8]) -> Bool {
    do throws(SystemCalls.Failure) {
      let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
      let file = try SystemCalls.open(path + Array("-journal".utf8), flags)
      return try SystemCalls.readPrefix(file, count: 8) == journalSignature
    } catch {
      return false
    }
  }

  private static func look(_ path: [UInt8]) -> Inspection {
    do throws(SystemCalls.Failure) {
      let file = try SystemCalls.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      let status = try SystemCalls.status(file)
      switch status.st_mode & S_IFMT {
      case S_IFREG: break
      case S_IFDIR: return .directory
      default: return .notRegularFile
      }
      let bytes = try SystemCalls.readPrefix(file, count: length)
      if bytes.isEmpty { return .empty }
      // Asked after the header was read, so that a growing file is never too small for it.
      let size = Int64(try SystemCalls.status(file).st_size)
      if bytes.count < length { return .tooShort(bytes: bytes.count) }
      guard let header = FileHeader(bytes, fileSize: size) else { return .notSQLite }
      return header.isTruncated ? .truncated(header) : .database(header)
    } catch {
      switch error.number {
      case ENOENT, ENOTDIR: return .missing
      case ENXIO, ENODEV: return .notRegularFile
      default: return .unreadable(error.number)
      }
    }
  }
}
