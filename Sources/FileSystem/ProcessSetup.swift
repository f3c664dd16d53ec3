import Glibc

/// What the process settles about itself before anything else runs.
package struct ProcessSetup: Hashable, Sendable {
  /// Which of the descriptors 0, 1 and 2 were closed when the process started.
  package let closedDescriptors: [Int32]

  /// Makes new files private, writes and limits report errors instead of killing, and leaves no core dump.
  ///
  /// Sets umask 077, ignores SIGPIPE and SIGXFSZ, sets the size of core dumps to zero, and puts `/dev/null`
  /// on standard descriptors that are closed, so that no file opened later takes their number. It is
  /// opened for the other direction there: a write to such a standard output still fails with `EBADF`.
  /// A program started by this process inherits the ignored signals unless they are restored for it.
  package static func apply() -> ProcessSetup {
    _ = umask(0o077)
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    return ProcessSetup(closedDescriptors: occupyStandardDescriptors())
  }

  private static func occupyStandardDescriptors() -> [Int32] {
    var closed: [Int32] = []
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      closed.append(descriptor)
      let null = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
      // The lowest free number is usually the one wanted, unless several are closed.
      if null >= 0, null != descriptor {
        dup2(null, descriptor)
        close(null)
      }
    }
    return closed
  }
}
