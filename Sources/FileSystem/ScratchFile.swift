import Glibc

/// A file without a name for bytes that must not fill the memory; it is gone with its owner, even after a crash.
///
/// Nobody else can open it, and what is appended can only be read back through this value.
package final class ScratchFile {
  private let file: FileDescriptor
  private let folder: FilePath
  /// How many bytes were appended.
  package private(set) var byteCount = 0

  /// Makes an empty file on the disk that a folder lies on.
  ///
  /// The corresponding C function is `open` with `O_TMPFILE`; where the file system has none of it, a new
  /// file is made with a random name and unlinked at once. Throws `FileWriteError` for the folder.
  package init(in folder: FilePath) throws(FileWriteError) {
    self.folder = folder
    do {
      file = try ScratchFile.open(in: folder)
    } catch {
      throw FileWriteError(path: folder, reason: FileWriteError.Reason(error))
    }
  }

  /// Adds bytes at the end and returns where they begin.
  package func append(_ bytes: [UInt8]) throws(FileWriteError) -> Int {
    let start = byteCount
    do {
      var offset = 0
      while offset < bytes.count {
        offset += try SystemCalls.pwrite(
          file.number, bytes, from: offset, at: start + offset, path: folder)
      }
    } catch {
      throw FileWriteError(path: folder, reason: FileWriteError.Reason(error))
    }
    byteCount = start + bytes.count
    return start
  }

  /// Reads back so many bytes from where they begin.
  ///
  /// Throws `FileReadError` when the disk does not give back what it took.
  package func bytes(at start: Int, count: Int) throws(FileReadError) -> [UInt8] {
    do {
      let bytes = try SystemCalls.pread(file.number, count: count, at: start, path: folder)
      guard bytes.count == count else {
        throw FileReadError(path: folder, reason: .system(.inputOutput))
      }
      return bytes
    } catch let error as FileReadError {
      throw error
    } catch let error as SystemError {
      throw FileReadError(path: folder, reason: .system(error.code))
    } catch {
      throw FileReadError(path: folder, reason: .system(.inputOutput))
    }
  }

  private static func open(in folder: FilePath) throws(SystemError) -> FileDescriptor {
    do {
      return try SystemCalls.openUnnamed(in: folder)
    } catch  where [.isADirectory, .notSupported, .noSuchFile].contains(error.code) {
      let path = folder.appending(temporaryName())
      let file = try SystemCalls.open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      try SystemCalls.unlink(path)
      return file
    }
  }

  private static func temporaryName() -> String {
    var generator = SystemRandomNumberGenerator()
    return ".scratch-" + String(generator.next() as UInt64, radix: 16)
  }
}
