import Glibc

/// The only place of this module that calls the C library: what SQLite itself does not do for its files.
///
/// Closing a file of an open database drops the locks this process holds on it, so none of these is
/// used on a path that a connection of this process has open.
enum SystemCalls {
  /// A system call that failed, by its `errno`.
  struct Failure: Error, Hashable {
    let number: Int32

    var isFileExists: Bool { number == EEXIST }
  }

  /// An open file that is closed at the end of its scope.
  struct File: ~Copyable {
    let descriptor: Int32

    deinit { _ = close(descriptor) }
  }

  /// Makes an empty file that only its owner may use, or closes an empty one that lies there to others.
  ///
  /// Does nothing when it cannot, since opening will say why.
  static func createPrivateFile(_ path: [UInt8]) {
    do throws(Failure) {
      try createNew(path)
    } catch  where error.isFileExists {
      guard let file = try? open(path, O_WRONLY | O_NOFOLLOW), let status = try? status(file),
        status.st_size == 0, status.st_mode & S_IFMT == S_IFREG
      else { return }
      let descriptor = file.descriptor
      _ = try? retrying { fchmod(descriptor, 0o600) }
    } catch {}
  }

  /// Makes an empty file that only its owner may use, and fails when something of that name exists.
  static func createNew(_ path: [UInt8]) throws(Failure) {
    let file = try open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
    do throws(Failure) {
      // An odd umask may have taken away the owner's own rights.
      try retrying { fchmod(file.descriptor, 0o600) }
    } catch {
      try? remove(path)
      throw error
    }
  }

  static func open(_ path: [UInt8], _ flags: Int32) throws(Failure) -> File {
    if path.contains(0) { throw Failure(number: EINVAL) }
    let name = path.map { CChar(bitPattern: $0) } + [0]
    return File(descriptor: try retrying { unsafe Glibc.open(name, flags | O_CLOEXEC, 0o600) })
  }

  static func status(_ file: borrowing File) throws(Failure) -> stat {
    let descriptor = file.descriptor
    var result = stat()
    try retrying { unsafe fstat(descriptor, &result) }
    return result
  }

  /// Reads up to `count` bytes from the start; fewer only at the end of the file.
  static func readPrefix(_ file: borrowing File, count: Int) throws(Failure) -> [UInt8] {
    let descriptor = file.descriptor
    var bytes: [UInt8] = []
    while bytes.count < count {
      var buffer = [UInt8](repeating: 0, count: count - bytes.count)
      let (wanted, offset) = (buffer.count, bytes.count)
      let got = try retrying {
        unsafe buffer.withUnsafeMutableBytes {
          unsafe pread(descriptor, $0.baseAddress, wanted, off_t(offset))
        }
      }
      if got == 0 { break }
      bytes += buffer[..<got]
    }
    return bytes
  }

  static func remove(_ path: [UInt8]) throws(Failure) {
    if path.contains(0) { throw Failure(number: EINVAL) }
    let name = path.map { CChar(bitPattern: $0) } + [0]
    try retrying { unsafe unlink(name) }
  }

  /// Forces a file and its name to the disk; a file system that cannot do it for folders is let be.
  static func synchronize(_ path: [UInt8]) throws(Failure) {
    let file = try open(path, O_RDONLY | O_NOFOLLOW)
    try retrying { fsync(file.descriptor) }
    let folder = try open(folder(of: path), O_RDONLY | O_DIRECTORY)
    _ = try? retrying { fsync(folder.descriptor) }
  }

  /// The folder part of a path and the last component.
  static func folder(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return Array(".".utf8) }
    return slash == 0 ? Array("/".utf8) : Array(path[..<slash])
  }

  /// The part of a path after the last slash.
  static func lastComponent(of path: [UInt8]) -> [UInt8] {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return Array(path[(slash + 1)...])
  }

  /// Names of everything in a folder.
  static func entries(of folder: [UInt8]) throws(Failure) -> [[UInt8]] {
    if folder.contains(0) { throw Failure(number: EINVAL) }
    let name = folder.map { CChar(bitPattern: $0) } + [0]
    guard let stream = unsafe opendir(name) else { throw Failure(number: errno) }
    defer { unsafe closedir(stream) }
    var entries: [[UInt8]] = []
    while let entry = unsafe readdir(stream) {
      entries.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
          unsafe [UInt8](name.prefix { $0 != 0 })
        })
    }
    return entries
  }

  @discardableResult
  static func retrying<Count: SignedInteger>(_ body: () -> Count) throws(Failure) -> Count {
    while true {
      let result = body()
      if result >= 0 { return result }
      if errno != EINTR { throw Failure(number: errno) }
    }
  }
}
