import CSQLite
import Glibc

/// How a connection waits for a lock that another process holds.
///
/// SQLite's own timeout looks ever less often the longer it waits, so that where many programs write, each
/// newcomer gets in before the oldest, which at last gives up. This one looks more often the longer it
/// waits, so that the oldest is the likeliest to be next.
/// The corresponding C function is `sqlite3_busy_handler`.
@safe
final class LockWait {
  private let limit: Duration
  private var start: ContinuousClock.Instant?

  init(milliseconds: Int) {
    limit = .milliseconds(max(0, milliseconds))
  }

  /// Lets a connection wait like this; the value must live as long as the connection is open.
  func install(on handle: OpaquePointer) -> Int32 {
    unsafe sqlite3_busy_handler(
      handle,
      { context, count in
        guard let context = unsafe context else { return 0 }
        let wait = unsafe Unmanaged<LockWait>.fromOpaque(context).takeUnretainedValue()
        return wait.goesOn(after: count) ? 1 : 0
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Waits a little; false when the time is over.
  private func goesOn(after count: Int32) -> Bool {
    let now = ContinuousClock.now
    if count == 0 { start = now }
    let waited = (start ?? now).duration(to: now)
    guard waited < limit else { return false }
    var pause = Self.pause(after: waited, isFirst: count == 0)
    let rest = limit - waited
    if rest < pause { pause = rest }
    let (seconds, attoseconds) = pause.components
    var time = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
    // Woken by a signal it looks early, which does no harm.
    _ = unsafe nanosleep(&time, nil)
    return true
  }

  /// Twenty milliseconds for a newcomer, one for who has waited two seconds.
  ///
  /// The first time is short, since most locks are.
  static func pause(after waited: Duration, isFirst: Bool) -> Duration {
    if isFirst { return .milliseconds(2) }
    let (seconds, attoseconds) = waited.components
    guard seconds < 2 else { return .milliseconds(1) }
    let tenths = seconds * 10 + attoseconds / 100_000_000_000_000_000
    return .milliseconds(max(1, 20 - tenths))
  }
}
