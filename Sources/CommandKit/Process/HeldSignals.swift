import Glibc

/// Signals that this thread holds back and takes one by one, among them that a child ended.
///
/// What the program ignores stays ignored.
struct HeldSignals {
  private var set = sigset_t()
  private var before = sigset_t()

  /// Begins to hold back some signals that would end the program.
  init(ending: [Int32]) {
    _ = unsafe sigemptyset(&set)
    _ = unsafe sigaddset(&set, SIGCHLD)
    for signal in ending where !Self.isIgnored(signal) { _ = unsafe sigaddset(&set, signal) }
    _ = unsafe pthread_sigmask(SIG_BLOCK, &set, &before)
  }

  /// Waits for a signal that is to end the program; nil when a child ended, or after a while in which one may have.
  func next() -> Int32? {
    var set = set
    // Another thread may have been told of the child.
    var pause = timespec(tv_sec: 0, tv_nsec: 200_000_000)
    let signal = unsafe sigtimedwait(&set, nil, &pause)
    return signal > 0 && signal != SIGCHLD ? signal : nil
  }

  /// Lets the signals come again; those that were not taken come now.
  func release() {
    var before = before
    _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return handler == ignoring
  }
}
