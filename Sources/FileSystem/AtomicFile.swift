import Glibc

/// Writing of whole files so that a reader, or a crash, meets the old file or the new one.
package enum AtomicFile {
  /// Writes the bytes to a new file beside the target, forces them to the disk, and gives it the target's name.
  ///
  /// The file has exactly the permission bits `mode`, whatever the umask. An existing file is replaced only with
  /// `overwrite`, and nothing but a regular file ever is. A symbolic link at the target is
  /// replaced, not followed. The temporary file is removed on every failure.
  package static func write(
    _ bytes: [UInt8], to path: FilePath, mode: UInt32 = 0o600, overwrite: Bool
  ) throws(FileWriteError) {
    do {
      try checkTarget(path, overwrite: overwrite)
      let temporary = path.parent.appending(temporaryName())
      do {
        try fill(temporary, with: bytes, mode: mode)
        if overwrite {
          try SystemCalls.rename(temporary, path)
        } else {
          try moveWithoutReplacing(temporary, path)
        }
      } catch {
        try? SystemCalls.unlink(temporary)
        throw error
      }
      try Folder.synchronize(path.parent)
    } catch let error as FileWriteError {
      throw error
    } catch let error as SystemError {
      throw FileWriteError(path: path, reason: FileWriteError.Reason(error))
    } catch {
      throw FileWriteError(path: path, reason: .system(.inputOutput))
    }
  }
}

extension AtomicFile {
  private static func checkTarget(_ path: FilePath, overwrite: Bool) throws {
    // A name that ends in a slash, or no name at all, can only be a folder.
    if path.isEmpty || path.bytes.last == UInt8(ascii: "/") {
      let isMissing = path.isEmpty ? true : try FileStatus.ifPresent(path) == nil
      throw FileWriteError(path: path, reason: isMissing ? .missingFolder : .directory)
    }
    switch try FileStatus.ifPresent(path)?.kind {
    case nil, .regular: break
    case .directory: throw FileWriteError(path: path, reason: .directory)
    default: throw FileWriteError(path: path, reason: .notRegularFile)
    }
    if !overwrite, try FileStatus.ifPresent(path, followingLinks: false) != nil {
      throw FileWriteError(path: path, reason: .alreadyExists)
    }
  }

  private static func fill(_ path: FilePath, with bytes: [UInt8], mode: UInt32) throws {
    let file = try SystemCalls.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
    var offset = 0
    while offset < bytes.count {
      offset += try SystemCalls.write(file.number, bytes, from: offset, path: path)
    }
    try SystemCalls.fchmod(file.number, mode, path: path)
    try SystemCalls.fsync(file.number, path: path)
  }

  private static func moveWithoutReplacing(_ temporary: FilePath, _ path: FilePath) throws {
    do {
      try SystemCalls.link(temporary, path)
    } catch  where [.notPermitted, .notSupported, .notImplemented].contains(error.code) {
      // A file system without second links: an empty file of ours claims the name, then gives way.
      _ = try SystemCalls.open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600)
      do {
        try SystemCalls.rename(temporary, path)
      } catch {
        try? SystemCalls.unlink(path)
        throw error
      }
      return
    }
    try SystemCalls.unlink(temporary)
  }

  private static func temporaryName() -> String {
    var generator = SystemRandomNumberGenerator()
    return ".partial-" + String(generator.next() as UInt64, radix: 16)
  }
}
