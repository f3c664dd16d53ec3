import Glibc
import Synchronization

/// Where the signal handler puts the number of a signal; a handler can only reach what is global.
private let signalPipe = Atomic<Int32>(-1)
/// How many handlers are at work, on whatever threads.
private let handlersAtWork = Atomic<Int>(0)

/// Turns the signals that a prompt has to know of into bytes of a pipe while it lives.
///
/// These are the signals that would end or stop the program, that it goes on, and that the terminal got
/// another size. What the program ignores stays ignored. Only one may live at a time.
final class SignalWatch {
  /// Becomes readable when a signal came.
  let descriptor: Int32
  private let writeEnd: Int32
  private var previous: [(signal: Int32, action: sigaction)] = []

  init?() {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    descriptor = ends[0]
    writeEnd = ends[1]
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      // A handler must not wait, not even when the pipe is full.
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    signalPipe.store(writeEnd, ordering: .sequentiallyConsistent)
    for signal in Self.ending + [SIGTSTP, SIGCONT, SIGWINCH] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { signal in
        let number = errno
        handlersAtWork.add(1, ordering: .sequentiallyConsistent)
        var byte = UInt8(truncatingIfNeeded: signal)
        let end = signalPipe.load(ordering: .sequentiallyConsistent)
        if end >= 0 {
          _ = unsafe write(end, &byte, 1)
        } else {
          // The watch ended between the signal and its handler: what was before applies again.
          kill(getpid(), signal)
        }
        handlersAtWork.subtract(1, ordering: .sequentiallyConsistent)
        errno = number
      }
      action.sa_flags = SA_RESTART
      var before = sigaction()
      guard unsafe sigaction(signal, nil, &before) == 0, !Self.isIgnored(before, signal) else {
        continue
      }
      if unsafe sigaction(signal, &action, nil) == 0 { previous.append((signal, before)) }
    }
  }

  deinit {
    for (signal, action) in previous {
      var action = action
      _ = unsafe sigaction(signal, &action, nil)
    }
    signalPipe.store(-1, ordering: .sequentiallyConsistent)
    while handlersAtWork.load(ordering: .sequentiallyConsistent) > 0 { sched_yield() }
    // A signal that came after the last look must still have its effect.
    var missed: Int32?
    while let signal = nextSignal() { if Self.ending.contains(signal) { missed = signal } }
    close(descriptor)
    close(writeEnd)
    if let missed { kill(getpid(), missed) }
  }

  /// Takes the number of a signal that came.
  func nextSignal() -> Int32? {
    var byte: UInt8 = 0
    return unsafe read(descriptor, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// All that end a program unless it says otherwise, save for those of crashes, pipes and files that grow too large.
  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU,
    SIGIO, SIGPWR, SIGSTKFLT,
  ]

  /// Whether a signal that ends or stops programs is switched off, as `nohup` does; the others are no matter.
  private static func isIgnored(_ action: sigaction, _ signal: Int32) -> Bool {
    guard signal != SIGCONT, signal != SIGWINCH else { return false }
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return handler == ignoring
  }
}
