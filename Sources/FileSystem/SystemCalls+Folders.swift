import Glibc

/// Folders that are read entry by entry.
extension SystemCalls {
  /// A folder as the C library reads it; closing it closes its descriptor too.
  @safe
  struct FolderStream: ~Copyable {
    private let stream: OpaquePointer
    /// The descriptor, which belongs to the stream.
    let number: Int32

    fileprivate init(adopting stream: OpaquePointer) {
      unsafe self.stream = stream
      number = unsafe dirfd(stream)
    }

    deinit { unsafe closedir(stream) }

    /// Puts the name of the next entry with a closing zero into `name` and tells its kind, nil at the end.
    ///
    /// The kind is one of `DT_REG`, `DT_DIR` and so on; many file systems tell it, some never.
    mutating func next(_ name: inout [UInt8], path: FilePath) throws(SystemError) -> Int32? {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        let code = lastError
        if code.rawValue == 0 { return nil }
        throw SystemError(code: code, call: "readdir", path: path)
      }
      name.removeAll(keepingCapacity: true)
      unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe name.append(contentsOf: bytes.prefix { $0 != 0 })
      }
      name.append(0)
      return Int32(unsafe entry.pointee.d_type)
    }
  }

  /// Opens a folder to read its entries.
  static func openFolder(
    _ path: FilePath, followingLinks: Bool
  ) throws(SystemError) -> FolderStream {
    let name = try terminated(path, "open")
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW)
    let number = try retrying("open", path) { unsafe Glibc.open(name, flags) }
    guard let stream = unsafe fdopendir(number) else {
      let code = lastError
      close(number)
      throw SystemError(code: code, call: "fdopendir", path: path)
    }
    return unsafe FolderStream(adopting: stream)
  }

  /// Asks about an entry of an open folder; `name` ends with a zero.
  static func stat(
    _ folder: Int32, entry name: borrowing [UInt8], followingLinks: Bool, path: FilePath
  ) throws(SystemError) -> stat {
    var result = Glibc.stat()
    _ = try retrying("fstatat", path) {
      unsafe name.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return Int32(-1) }
        return unsafe fstatat(
          folder, start.assumingMemoryBound(to: CChar.self), &result,
          followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
      }
    }
    return result
  }
}
