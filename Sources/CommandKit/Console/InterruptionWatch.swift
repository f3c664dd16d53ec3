import Glibc

/// Notices that the user or the system wants the program to end, during work that should end tidily.
///
/// No prompt may be open meanwhile. An interrupt with Ctrl-C is only told; any other signal to end has its effect
/// when the watch ends. A signal to stop stops the program as usual.
///
///     let watch = InterruptionWatch()
///     while !watch.isInterrupted { … }
package final class InterruptionWatch {
  private var watch: SignalWatch?
  private var ending: Int32?

  /// Begins to watch.
  package init() { watch = SignalWatch() }

  deinit {
    watch = nil
    if let ending, ending != SIGINT { kill(getpid(), ending) }
  }

  /// Whether a signal to end came.
  ///
  /// The corresponding C function is `raise` (C library).
  package var isInterrupted: Bool {
    while let signal = watch?.nextSignal() {
      switch signal {
      case SIGTSTP: _ = raise(SIGSTOP)
      case SIGCONT, SIGWINCH: continue
      default: ending = ending ?? signal
      }
    }
    return ending != nil
  }

  /// Waits for so long, or until a signal to end comes; tells whether one did.
  ///
  /// The corresponding C function is `poll` (C library).
  package func wait(_ duration: Duration) -> Bool {
    let end = ContinuousClock.now + duration
    while !isInterrupted {
      let rest = end - ContinuousClock.now
      guard rest > .zero else { return false }
      // A signal ends the wait; the pause is bounded all the same, as one may come just before it.
      let milliseconds = min(Int(rest / .milliseconds(1)) + 1, 100)
      _ = poll(nil, 0, Int32(milliseconds))
    }
    return true
  }
}
