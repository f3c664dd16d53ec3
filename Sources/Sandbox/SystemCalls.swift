import CSandbox
import Glibc

/// The calls to the C library that both sides make.
enum SystemCalls {
  /// Reads what is there, at most the size of the buffer.
  ///
  /// The corresponding C function is `read`.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Transfer {
    while true {
      let count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return .moved(count) }
      if count == 0 { return .ended }
      if errno == EINTR { continue }
      return errno == EAGAIN ? .blocked : .failed(errno)
    }
  }

  /// Writes what finds room; a pipe that nobody reads is an end.
  ///
  /// Whether that also raises SIGPIPE is the caller's affair.
  ///
  /// The corresponding C function is `write`.
  static func write(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Transfer {
    while true {
      let count = unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 { return .moved(count) }
      // Nothing written without an error is not known of pipes, but would go on for ever.
      if count == 0 { return .failed(EIO) }
      switch errno {
      case EINTR: continue
      case EAGAIN: return .blocked
      case EPIPE: return .ended
      default: return .failed(errno)
      }
    }
  }

  /// Reads the limits of a resource for a process, 0 being this one.
  ///
  /// The corresponding C function is `prlimit`.
  static func limits(of resource: Int32, process: pid_t = 0) -> posse_limits? {
    var found = posse_limits(soft: 0, hard: 0)
    return unsafe posse_prlimit(process, resource, nil, &found) == 0 ? found : nil
  }

  /// Sets the limits of a resource for a process, 0 being this one; whether that worked.
  ///
  /// The corresponding C function is `prlimit`.
  static func setLimits(_ limits: posse_limits, of resource: Int32, process: pid_t = 0) -> Bool {
    var wanted = limits
    return unsafe posse_prlimit(process, resource, &wanted, nil) == 0
  }
}
