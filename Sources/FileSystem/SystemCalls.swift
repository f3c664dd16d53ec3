import Glibc

/// The only place of this module that calls the C library: results become values, failures errors.
///
/// Calls that a signal may interrupt are made again.
enum SystemCalls {
  static func open(
    _ path: FilePath, _ flags: Int32, mode: UInt32 = 0
  ) throws(SystemError) -> FileDescriptor {
    let name = try terminated(path, "open")
    return FileDescriptor(
      adopting: try retrying("open", path) { unsafe Glibc.open(name, flags | O_CLOEXEC, mode) })
  }

  static func close(_ descriptor: Int32) {
    // The descriptor is gone whatever the answer, so nothing is tried again.
    _ = Glibc.close(descriptor)
  }

  static func read(
    _ descriptor: Int32, into buffer: inout [UInt8]
  ) throws(SystemError) -> Int {
    let count = buffer.count
    return try retrying("read") {
      unsafe buffer.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, count) }
    }
  }

  static func write(
    _ descriptor: Int32, _ bytes: [UInt8], from offset: Int, path: FilePath
  ) throws(SystemError) -> Int {
    try retrying("write", path) {
      unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[offset...])
        return unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
      }
    }
  }

  /// Opens a file without a name; `O_TMPFILE` is a macro of two bits that does not import.
  static func openUnnamed(in folder: FilePath) throws(SystemError) -> FileDescriptor {
    let unnamed: Int32 = 0o20_000_000 | O_DIRECTORY
    return try open(folder, O_RDWR | unnamed, mode: 0o600)
  }

  static func pwrite(
    _ descriptor: Int32, _ bytes: [UInt8], from offset: Int, at position: Int, path: FilePath
  ) throws(SystemError) -> Int {
    try retrying("pwrite", path) {
      unsafe bytes.withUnsafeBytes { all in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: all[offset...])
        return unsafe Glibc.pwrite(descriptor, rest.baseAddress, rest.count, off_t(position))
      }
    }
  }

  /// Reads up to `count` bytes; fewer when the file ends before.
  static func pread(
    _ descriptor: Int32, count: Int, at position: Int, path: FilePath
  ) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let read = try retrying("pread", path) {
        unsafe bytes.withUnsafeMutableBytes { all in
          let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: all[done...])
          return unsafe Glibc.pread(
            descriptor, rest.baseAddress, rest.count, off_t(position + done))
        }
      }
      if read == 0 { break }
      done += read
    }
    return Array(bytes.prefix(done))
  }

  static func waitForInput(_ descriptor: Int32) throws(SystemError) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = try retrying("poll") { unsafe Glibc.poll(&request, 1, -1) }
  }

  static func fsync(_ descriptor: Int32, path: FilePath) throws(SystemError) {
    _ = try retrying("fsync", path) { Glibc.fsync(descriptor) }
  }

  static func fchmod(_ descriptor: Int32, _ mode: UInt32, path: FilePath) throws(SystemError) {
    _ = try retrying("fchmod", path) { Glibc.fchmod(descriptor, mode) }
  }

  static func fstat(_ descriptor: Int32, path: FilePath?) throws(SystemError) -> stat {
    var result = Glibc.stat()
    _ = try retrying("fstat", path) { unsafe Glibc.fstat(descriptor, &result) }
    return result
  }

  static func stat(_ path: FilePath, followingLinks: Bool) throws(SystemError) -> stat {
    let name = try terminated(path, "stat")
    var result = Glibc.stat()
    _ = try retrying("stat", path) {
      unsafe fstatat(AT_FDCWD, name, &result, followingLinks ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    return result
  }

  /// Reads what a link under `/proc` or elsewhere points to.
  static func readlink(_ path: FilePath) throws(SystemError) -> FilePath {
    let name = try terminated(path, "readlink")
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = try retrying("readlink", path) {
      unsafe Glibc.readlink(name, &target, Int(PATH_MAX))
    }
    return FilePath(bytes: target[..<length].map { UInt8(bitPattern: $0) })
  }

  static func access(_ path: FilePath, _ mode: Int32) throws(SystemError) {
    let name = try terminated(path, "faccessat")
    // The effective user counts, since that is who will open the file.
    _ = try retrying("faccessat", path) { unsafe Glibc.faccessat(AT_FDCWD, name, mode, AT_EACCESS) }
  }

  static func realpath(_ path: FilePath) throws(SystemError) -> FilePath {
    let name = try terminated(path, "realpath")
    guard let resolved = unsafe Glibc.realpath(name, nil) else {
      throw SystemError(code: lastError, call: "realpath", path: path)
    }
    defer { unsafe free(resolved) }
    let length = unsafe strlen(resolved)
    return FilePath(
      bytes: unsafe [UInt8](UnsafeRawBufferPointer(start: resolved, count: length)))
  }

  static func mkdir(_ path: FilePath, mode: UInt32) throws(SystemError) {
    let name = try terminated(path, "mkdir")
    _ = try retrying("mkdir", path) { unsafe Glibc.mkdir(name, mode) }
  }

  static func chmod(_ path: FilePath, _ mode: UInt32) throws(SystemError) {
    let name = try terminated(path, "chmod")
    _ = try retrying("chmod", path) { unsafe Glibc.chmod(name, mode) }
  }

  static func chmodWithoutFollowing(_ path: FilePath, _ mode: UInt32) throws(SystemError) {
    let name = try terminated(path, "fchmodat")
    _ = try retrying("fchmodat", path) {
      unsafe Glibc.fchmodat(AT_FDCWD, name, mode, AT_SYMLINK_NOFOLLOW)
    }
  }

  static func unlink(_ path: FilePath) throws(SystemError) {
    let name = try terminated(path, "unlink")
    _ = try retrying("unlink", path) { unsafe Glibc.unlink(name) }
  }

  static func rmdir(_ path: FilePath) throws(SystemError) {
    let name = try terminated(path, "rmdir")
    _ = try retrying("rmdir", path) { unsafe Glibc.rmdir(name) }
  }

  static func link(_ old: FilePath, _ new: FilePath) throws(SystemError) {
    let (from, to) = (try terminated(old, "link"), try terminated(new, "link"))
    _ = try retrying("link", new) { unsafe Glibc.link(from, to) }
  }

  static func rename(_ old: FilePath, _ new: FilePath) throws(SystemError) {
    let (from, to) = (try terminated(old, "rename"), try terminated(new, "rename"))
    _ = try retrying("rename", new) { unsafe Glibc.rename(from, to) }
  }

  static func entries(of folder: FilePath) throws(SystemError) -> [FilePath] {
    let name = try terminated(folder, "opendir")
    guard let stream = unsafe opendir(name) else {
      throw SystemError(code: lastError, call: "opendir", path: folder)
    }
    defer { unsafe closedir(stream) }
    var entries: [FilePath] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
        unsafe [UInt8](name.prefix { $0 != 0 })
      }
      if bytes != Array(".".utf8), bytes != Array("..".utf8) {
        entries.append(FilePath(bytes: bytes))
      }
    }
    if errno != 0 { throw SystemError(code: lastError, call: "readdir", path: folder) }
    return entries
  }

  static var processID: Int32 { getpid() }

  static var lastError: ErrorNumber { ErrorNumber(rawValue: errno) }

  /// Turns -1 and `errno` into an error, and repeats a call that a signal interrupted.
  static func retrying<Count: SignedInteger>(
    _ call: String, _ path: FilePath? = nil, _ body: () -> Count
  ) throws(SystemError) -> Count {
    while true {
      let result = body()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError(code: lastError, call: call, path: path) }
    }
  }

  /// Gives the bytes with a closing zero; a path with a zero inside would name another file.
  static func terminated(
    _ path: FilePath, _ call: String
  ) throws(SystemError) -> [CChar] {
    if path.bytes.contains(0) {
      throw SystemError(code: .invalidArgument, call: call, path: path)
    }
    return path.bytes.map { CChar(bitPattern: $0) } + [0]
  }
}
