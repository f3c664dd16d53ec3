import Glibc

/// A sink that writes to a file descriptor, which it does not own.
package final class DescriptorSink: ByteSink {
  private let descriptor: Int32

  /// Makes a sink for an open descriptor.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all bytes, going on after interruptions and short writes.
  ///
  /// The corresponding C function is `write` (C library).
  package func write(_ bytes: ArraySlice<UInt8>) -> Int32 {
    var rest = bytes
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      let failure = errno
      if failure == EINTR { continue }
      guard failure == EAGAIN else { return failure }
      // Someone else made the descriptor non-blocking: wait until it takes more.
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&request, 1, -1)
    }
    return 0
  }
}
