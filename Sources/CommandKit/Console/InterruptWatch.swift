import Glibc
import Synchronization

/// Where the signal handler puts the number of a signal; a handler can only reach what is global.
private let signalPipe = Atomic<Int32>(-1)

/// Turns the signals that would end the program into bytes of a pipe while it lives.
///
/// Only one may live at a time.
final class InterruptWatch {
  /// Becomes readable when a signal came.
  let descriptor: Int32
  private let writeEnd: Int32
  private var previous: [(signal: Int32, action: sigaction)] = []

  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    descriptor = ends[0]
    writeEnd = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    signalPipe.store(writeEnd, ordering: .sequentiallyConsistent)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { signal in
        var byte = UInt8(truncatingIfNeeded: signal)
        let end = signalPipe.load(ordering: .sequentiallyConsistent)
        _ = unsafe write(end, &byte, 1)
      }
      var before = sigaction()
      if unsafe sigaction(signal, &action, &before) == 0 {
        previous.append((signal, before))
      }
    }
  }

  deinit {
    for (signal, action) in previous {
      var action = action
      _ = unsafe sigaction(signal, &action, nil)
    }
    signalPipe.store(-1, ordering: .sequentiallyConsistent)
    // A signal that came after the last look must still have its effect.
    let missed = nextSignal()
    close(descriptor)
    close(writeEnd)
    if let missed { kill(getpid(), missed) }
  }

  /// Takes the number of a signal that came.
  func nextSignal() -> Int32? {
    var byte: UInt8 = 0
    return unsafe read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }
}
