import Glibc

/// One end of a pipe; it is closed when its owner goes out of scope.
struct PipeEnd: ~Copyable {
  let descriptor: Int32

  init(adopting descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    Glibc.close(descriptor)
  }

  /// Makes reading and writing return instead of wait.
  func stopBlocking() {
    let flags = fcntl(descriptor, F_GETFL)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
  }

  /// Gives the same end with a number that belongs to no standard stream.
  consuming func aboveStandardStreams() throws(SystemFailure) -> PipeEnd {
    if descriptor > STDERR_FILENO { return self }
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard copy >= 0 else { throw SystemFailure(errno: errno) }
    return PipeEnd(adopting: copy)
  }
}
