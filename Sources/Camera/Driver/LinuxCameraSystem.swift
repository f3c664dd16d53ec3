import Glibc

/// The system as it is.
struct LinuxCameraSystem: CameraSystem {
  func isCharacterDevice(_ path: String) throws(SystemCallFailure) -> Bool {
    var status = stat()
    try Self.check(unsafe stat(path, &status))
    return status.st_mode & S_IFMT == S_IFCHR
  }

  func open(_ path: String) throws(SystemCallFailure) -> Int32 {
    let flags = O_RDWR | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
    let descriptor = unsafe Glibc.open(path, flags)
    try Self.check(descriptor)
    return descriptor
  }

  func control<Argument>(
    _ descriptor: Int32, _ code: UInt, _ argument: inout Argument
  ) throws(SystemCallFailure) {
    let result = unsafe withUnsafeMutablePointer(to: &argument) {
      unsafe ioctl(descriptor, code, UnsafeMutableRawPointer($0))
    }
    try Self.check(result)
  }

  func map(
    _ descriptor: Int32, length: Int, offset: Int
  ) throws(SystemCallFailure) -> MappedMemory {
    // Reading alone would do for most drivers; the interface asks for both.
    let start = unsafe mmap(nil, length, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, offset)
    guard let start = unsafe start, unsafe start != MAP_FAILED else {
      throw SystemCallFailure(errno)
    }
    return unsafe MappedMemory(UnsafeMutableRawBufferPointer(start: start, count: length))
  }

  func unmap(_ memory: MappedMemory) {
    let buffer = unsafe memory.unsafeBuffer
    _ = unsafe munmap(buffer.baseAddress, buffer.count)
  }

  func poll(_ descriptor: Int32, milliseconds: Int32) throws(SystemCallFailure) -> Int32 {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    try Self.check(unsafe Glibc.poll(&request, 1, milliseconds))
    return Int32(request.revents)
  }

  func pause(milliseconds: Int32) {
    _ = Glibc.poll(nil, 0, milliseconds)
  }

  func close(_ descriptor: Int32) {
    _ = Glibc.close(descriptor)
  }

  func now() -> Duration {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
        unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  func target(of path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  func line(of path: String) -> String? {
    let descriptor = unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(descriptor, $0.baseAddress, $0.count)
    }
    guard count >= 0 else { return nil }
    return String(decoding: bytes[..<count].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Turns -1 and `errno` into an error.
  private static func check(_ result: Int32) throws(SystemCallFailure) {
    if result < 0 { throw SystemCallFailure(errno) }
  }
}
