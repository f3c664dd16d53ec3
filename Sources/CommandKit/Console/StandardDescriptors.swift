import Glibc

/// The descriptors 0, 1 and 2 as this process found them.
package struct StandardDescriptors: Hashable, Sendable {
  /// The descriptors that were closed.
  package let closed: Set<Int32>

  /// Occupies every closed one with `/dev/null`, so that no file opened later takes its place.
  ///
  /// Must come before anything is opened. The corresponding C function is `open` (C library).
  package static func occupy() -> StandardDescriptors {
    var closed: Set<Int32> = []
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 && errno == EBADF {
      closed.insert(descriptor)
      _ = unsafe open("/dev/null", O_RDWR)
    }
    return StandardDescriptors(closed: closed)
  }
}
