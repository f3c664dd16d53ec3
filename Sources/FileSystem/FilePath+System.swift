import Glibc

extension FilePath {
  /// Resolves every link, `.` and `..` to the one absolute path of an existing file.
  ///
  /// The corresponding C function is `realpath`.
  package func resolved() throws(SystemError) -> FilePath {
    try SystemCalls.realpath(self)
  }

  /// Resolves like `resolved()`, but the last component need not exist.
  package func resolvedAllowingNewFile() throws(SystemError) -> FilePath {
    do {
      return try resolved()
    } catch {
      if error.code != .noSuchFile || isEmpty { throw error }
      return try parent.resolved().appending(lastComponent)
    }
  }

  /// Whether this process may write to the file or folder.
  ///
  /// The corresponding C function is `faccessat`.
  package var isWritable: Bool {
    do {
      try SystemCalls.access(self, W_OK)
      return true
    } catch {
      return false
    }
  }

  /// Removes the file or the link of this name.
  ///
  /// The corresponding C function is `unlink`.
  package func removeFile() throws(SystemError) {
    try SystemCalls.unlink(self)
  }

  /// Sets the permission bits of a file or folder; a link is refused, not followed.
  ///
  /// The corresponding C function is `fchmodat`.
  package func setPermissions(_ mode: UInt32) throws(SystemError) {
    try SystemCalls.chmodWithoutFollowing(self, mode)
  }
}
