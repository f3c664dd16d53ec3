import Glibc

/// A process that was started here and has to be waited for.
struct SpawnedProcess {
  /// The number of the process, which is also that of its group.
  let identifier: pid_t

  /// Waits for the end of the process, or gives nil when it goes on past the given time.
  func wait(
    until end: ContinuousClock.Instant
  ) -> (ending: ProgramResult.Ending, peakMemoryKiB: Int)? {
    while true {
      if let ended = reap(WNOHANG) { return ended }
      guard ContinuousClock.now < end else { return nil }
      // Its pipes are closed, so it is about to end: look again in a moment.
      _ = poll(nil, 0, 1)
    }
  }

  /// Kills the process and what it started, and collects it.
  func killGroup() {
    _ = kill(-identifier, SIGKILL)
    _ = reap(0)
  }

  private func reap(_ options: Int32) -> (ending: ProgramResult.Ending, peakMemoryKiB: Int)? {
    var status: Int32 = 0
    var usage = rusage()
    var reaped: pid_t
    repeat {
      reaped = unsafe wait4(identifier, &status, options, &usage)
    } while reaped == -1 && errno == EINTR
    guard reaped == identifier else { return nil }
    let signal = status & 0x7F
    let ending: ProgramResult.Ending =
      signal == 0 ? .exited((status >> 8) & 0xFF) : .signaled(signal)
    return (ending, usage.ru_maxrss)
  }
}
