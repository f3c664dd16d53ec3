import Glibc

/// Reading of whole files with a bound, safe against whatever a path may name.
package enum FileReader {
  /// Reads a regular file, or a pipe to its end.
  ///
  /// A folder, a device, a socket and a pipe without a writer are errors, and nothing is waited for save
  /// the writer of a pipe. `/dev/stdin`, `/dev/fd/0` and `/proc/self/fd/0` read standard input; the other
  /// numbers, as a shell's process substitution passes them, are opened anew.
  ///
  /// With `unchanging` a regular file that somebody writes to meanwhile is an error; else it is read as it is
  /// found.
  ///
  /// A file of exactly `limit` bytes is read, a larger one is an error. Without `nonblocking` the writer of a
  /// named pipe is waited for.
  package static func read(
    _ path: FilePath, limit: Int, nonblocking: Bool = true, unchanging: Bool = false
  ) throws(FileReadError) -> [UInt8] {
    if standardInputNames.contains(path) {
      return try contents(of: STDIN_FILENO, path: path, limit: limit)
    }
    do {
      let flags = O_RDONLY | O_NOCTTY | (nonblocking ? O_NONBLOCK : 0)
      let file = try SystemCalls.open(path, flags)
      return try contents(of: file.number, path: path, limit: limit, unchanging: unchanging)
    } catch let error as FileReadError {
      throw error
    } catch let error as SystemError {
      throw FileReadError(path: path, reason: reason(of: error, path: path))
    } catch {
      throw FileReadError(path: path, reason: .system(.inputOutput))
    }
  }

  /// Reads the first bytes of a file, fewer when it is shorter; a pipe is not waited for.
  package static func head(of path: FilePath, count: Int) throws(FileReadError) -> [UInt8] {
    do {
      let file = try SystemCalls.open(path, O_RDONLY | O_NOCTTY | O_NONBLOCK)
      return try SystemCalls.pread(file.number, count: count, at: 0, path: path)
    } catch {
      throw FileReadError(path: path, reason: reason(of: error, path: path))
    }
  }

  /// Reads standard input to its end, from a file, a pipe or a terminal.
  package static func readStandardInput(limit: Int) throws(FileReadError) -> [UInt8] {
    try contents(of: STDIN_FILENO, path: nil, limit: limit)
  }
}

extension FileReader {
  private static let standardInputNames: Set<FilePath> = [
    "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0",
  ]

  /// How much is read at a time: memory that a small file does not need is not touched.
  ///
  /// A file of `/proc` says that it has no bytes, and is small.
  private static func chunk(for status: FileStatus) -> Int {
    let most = 256 * 1024
    guard status.kind == .regular else { return most }
    return max(16 * 1024, min(most, Int(clamping: status.size)))
  }

  private static func reason(of error: SystemError, path: FilePath) -> FileReadError.Reason {
    // A socket in the file system cannot be opened at all, which the number alone does not tell.
    if error.code == .noSuchDevice, let status = try? FileStatus(of: path) {
      switch status.kind {
      case .socket: return .socket
      case .device: return .device
      default: break
      }
    }
    return .system(error.code)
  }

  private static func contents(
    of descriptor: Int32, path: FilePath?, limit: Int, unchanging: Bool = false
  ) throws(FileReadError) -> [UInt8] {
    do {
      let status = FileStatus(try SystemCalls.fstat(descriptor, path: path))
      switch status.kind {
      case .directory: throw FileReadError(path: path, reason: .directory)
      case .device where path != nil: throw FileReadError(path: path, reason: .device)
      case .regular where status.size > limit && path != nil:
        throw FileReadError(path: path, reason: .overLimit(bytes: limit))
      default: break
      }
      let bytes = try readToEnd(
        descriptor, path: path, limit: limit, expecting: Int(status.size), chunk: chunk(for: status)
      )
      if unchanging, status.kind == .regular {
        let after = FileStatus(try SystemCalls.fstat(descriptor, path: path))
        guard after == status, after.size == 0 || after.size == bytes.count else {
          throw FileReadError(path: path, reason: .changedMeanwhile)
        }
      }
      if bytes.isEmpty, status.kind == .pipe, descriptor != STDIN_FILENO,
        !isUnnamedPipe(descriptor)
      {
        throw FileReadError(path: path, reason: .pipeWithoutWriter)
      }
      return bytes
    } catch let error as FileReadError {
      throw error
    } catch let error as SystemError {
      throw FileReadError(
        path: path, reason: error.code == .isADirectory ? .directory : .system(error.code))
    } catch {
      throw FileReadError(path: path, reason: .system(.inputOutput))
    }
  }

  /// Whether a pipe was made by a shell rather than by `mkfifo`: its writer came first, however little came.
  private static func isUnnamedPipe(_ descriptor: Int32) -> Bool {
    let target = try? SystemCalls.readlink(FilePath("/proc/self/fd/\(descriptor)"))
    return target?.bytes.starts(with: "pipe:".utf8) ?? false
  }

  private static func readToEnd(
    _ descriptor: Int32, path: FilePath?, limit: Int, expecting size: Int, chunk: Int
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(max(0, min(size, limit)))
    var buffer = [UInt8](repeating: 0, count: chunk)
    while true {
      do {
        let count = try SystemCalls.read(descriptor, into: &buffer)
        if count == 0 { return bytes }
        if count > limit - bytes.count {
          throw FileReadError(path: path, reason: .overLimit(bytes: limit))
        }
        bytes.append(contentsOf: buffer[..<count])
      } catch let error as SystemError where error.code == .wouldBlock {
        try SystemCalls.waitForInput(descriptor)
      }
    }
  }
}
