package import FileSystem

/// Where finished pictures wait until all of a command are there: first in memory, then in a file without a name.
///
/// So the memory a command takes does not grow with the number of its pictures.
package final class PictureSpool {
  private let folders: [FilePath]
  private let memoryLimit: Int
  private var heldByteCount = 0
  private var file: ScratchFile?

  /// Makes an empty spool; the file, once there is need for it, goes to the first folder that takes one.
  ///
  /// So many bytes stay in memory.
  package init(folders: [FilePath], memoryLimit: Int = 16 << 20) {
    self.folders = folders
    self.memoryLimit = memoryLimit
  }

  /// Keeps bytes; throws `FileWriteError` when there is no room for them.
  package func keep(_ bytes: [UInt8]) throws(FileWriteError) -> SpooledBytes {
    if file == nil, heldByteCount + bytes.count <= memoryLimit {
      heldByteCount += bytes.count
      return SpooledBytes(held: bytes)
    }
    let file = try openFile()
    return SpooledBytes(file: file, start: try file.append(bytes), count: bytes.count)
  }

  private func openFile() throws(FileWriteError) -> ScratchFile {
    if let file { return file }
    var failure = FileWriteError(path: FilePath(""), reason: .missingFolder)
    for folder in folders {
      do {
        let made = try ScratchFile(in: folder)
        file = made
        return made
      } catch {
        failure = error
      }
    }
    throw failure
  }
}

/// Bytes that a spool keeps.
package struct SpooledBytes {
  private let place: Place

  /// How many bytes there are.
  package let count: Int

  private enum Place {
    case memory([UInt8])
    case file(ScratchFile, start: Int)
  }

  fileprivate init(held bytes: [UInt8]) {
    place = .memory(bytes)
    count = bytes.count
  }

  fileprivate init(file: ScratchFile, start: Int, count: Int) {
    place = .file(file, start: start)
    self.count = count
  }

  /// Fetches the bytes; throws `FileReadError` when the disk does not give them back.
  package func bytes() throws(FileReadError) -> [UInt8] {
    switch place {
    case .memory(let bytes): bytes
    case .file(let file, let start): try file.bytes(at: start, count: count)
    }
  }
}
