import Glibc
import Synchronization

/// The end of the pipe that the handler writes to, and the one that prompts look at; a handler can only reach
/// what is global.
private let writeEnd = Atomic<Int32>(-1)
private let readEnd = Atomic<Int32>(-1)
/// The first signal that came.
private let firstSignal = Atomic<Int32>(0)

/// Puts off the signals that end the program while it lives, so that what was typed can be kept first.
///
/// A prompt that waits, or comes next, is interrupted by such a signal, as by Ctrl-C. A second signal of the same kind
/// has its usual effect at once. Signals that are ignored stay ignored. Only one may live at a time.
package final class PostponedSignals {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private var previous: [(signal: Int32, action: sigaction)] = []
  private var pipeEnds: [Int32] = []

  /// Begins to put signals off.
  ///
  /// The corresponding C functions are `pipe` and `sigaction` (C library).
  package init() {
    var ends: [Int32] = [-1, -1]
    guard readEnd.load(ordering: .sequentiallyConsistent) < 0, unsafe pipe(&ends) == 0 else {
      return
    }
    pipeEnds = ends
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    firstSignal.store(0, ordering: .sequentiallyConsistent)
    readEnd.store(ends[0], ordering: .sequentiallyConsistent)
    writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { PostponedSignals.handle($0) }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
    for signal in Self.signals {
      var before = sigaction()
      guard unsafe sigaction(signal, nil, &before) == 0, Self.isUsual(before) else { continue }
      if unsafe sigaction(signal, &action, nil) == 0 { previous.append((signal, before)) }
    }
  }

  deinit { restore() }

  /// Whether a signal came that is to end the program.
  package var isPending: Bool { firstSignal.load(ordering: .sequentiallyConsistent) != 0 }

  /// Puts nothing off any more; a signal that came has its effect now, save for an interrupt, which is only told.
  ///
  /// The corresponding C function is `kill` (C library).
  package func release() {
    let isOwner = !pipeEnds.isEmpty
    restore()
    let signal = firstSignal.load(ordering: .sequentiallyConsistent)
    if isOwner, signal != 0, signal != SIGINT { kill(getpid(), signal) }
  }

  /// What becomes readable once a signal came, and stays so; -1 while none is put off.
  static var descriptor: Int32 { readEnd.load(ordering: .sequentiallyConsistent) }

  private func restore() {
    for (signal, action) in previous {
      var action = action
      _ = unsafe sigaction(signal, &action, nil)
    }
    previous = []
    guard !pipeEnds.isEmpty else { return }
    writeEnd.store(-1, ordering: .sequentiallyConsistent)
    readEnd.store(-1, ordering: .sequentiallyConsistent)
    for end in pipeEnds { close(end) }
    pipeEnds = []
  }

  private static func handle(_ signal: Int32) {
    let number = errno
    _ = firstSignal.compareExchange(
      expected: 0, desired: signal, ordering: .sequentiallyConsistent)
    var byte = UInt8(truncatingIfNeeded: signal)
    let end = writeEnd.load(ordering: .sequentiallyConsistent)
    if end >= 0 { _ = unsafe write(end, &byte, 1) }
    errno = number
  }

  /// Whether a signal does what it does by default.
  private static func isUsual(_ action: sigaction) -> Bool {
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    let usual = unsafe unsafeBitCast(SIG_DFL, to: Int.self)
    return handler == usual
  }
}
