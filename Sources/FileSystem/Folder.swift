import Glibc

/// Making, listing and syncing of folders.
package enum Folder {
  /// Makes a folder and every missing folder above it; those that exist keep their permission bits.
  ///
  /// New folders get the permission bits `mode`, whatever the umask. A link to a folder counts as a folder.
  package static func makeDirectories(
    _ path: FilePath, mode: UInt32 = 0o700
  ) throws(SystemError) {
    if path.isEmpty { throw SystemError(code: .noSuchFile, call: "mkdir", path: path) }
    if let status = try FileStatus.ifPresent(path) {
      if status.kind == .directory { return }
      throw SystemError(code: .notADirectory, call: "mkdir", path: path)
    }
    let parent = path.parent
    if parent != path, !parent.isEmpty { try makeDirectories(parent, mode: mode) }
    do {
      try SystemCalls.mkdir(path, mode: mode)
    } catch {
      // Another process may have been quicker.
      if error.code == .fileExists, try FileStatus(of: path).kind == .directory { return }
      throw error
    }
    let status = try FileStatus(of: path, followingLinks: false)
    if status.kind == .directory, status.permissions & 0o777 != mode {
      try SystemCalls.chmod(path, mode)
    }
    try synchronize(parent)
  }

  /// Names of everything in a folder but `.` and `..`, in byte order.
  package static func entries(of path: FilePath) throws(SystemError) -> [FilePath] {
    try SystemCalls.entries(of: path).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  /// Removes a folder with the files in it; one that holds another folder stays, without its files.
  ///
  /// Links are removed, not followed. The corresponding C functions are `unlink` and `rmdir`.
  package static func removeWithFiles(_ path: FilePath) throws(SystemError) {
    for name in try entries(of: path) {
      do {
        try SystemCalls.unlink(path.appending(name))
      } catch  where [.isADirectory, .notPermitted].contains(error.code) {
        continue
      }
    }
    try SystemCalls.rmdir(path)
  }

  /// Forces the names in a folder to the disk, so that a new or renamed file survives a power cut.
  ///
  /// File systems that cannot do it for folders are let be. The corresponding C function is `fsync`.
  package static func synchronize(_ path: FilePath) throws(SystemError) {
    do {
      let folder = try SystemCalls.open(path, O_RDONLY | O_DIRECTORY)
      try SystemCalls.fsync(folder.number, path: path)
    } catch {
      let isNotOffered = [.invalidArgument, .notSupported, .permissionDenied].contains(error.code)
      if !isNotOffered { throw error }
    }
  }
}
