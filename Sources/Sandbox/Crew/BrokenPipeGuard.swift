import Glibc

/// Keeps SIGPIPE from a thread, whatever the process does about that signal.
enum BrokenPipeGuard {
  /// Runs the body with SIGPIPE blocked for this thread, and takes back one that the body caused.
  ///
  /// The corresponding C functions are `pthread_sigmask`, `sigpending` and `sigtimedwait`.
  static func run<Result>(_ body: () -> Result) -> Result {
    var pipe = sigset_t()
    var pending = sigset_t()
    var before = sigset_t()
    _ = unsafe sigemptyset(&pipe)
    _ = unsafe sigaddset(&pipe, SIGPIPE)
    _ = unsafe sigpending(&pending)
    let wasPending = unsafe sigismember(&pending, SIGPIPE) == 1
    _ = unsafe pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer {
      // One that waited before us is not ours to take.
      if !wasPending {
        var none = timespec()
        while unsafe sigtimedwait(&pipe, nil, &none) == -1 && errno == EINTR {}
      }
      _ = unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return body()
  }
}
