import Glibc
import Synchronization

/// The address of what the handler of a crash needs; 0 when there is nothing to put back.
private let armed = Atomic<UInt>(0)

/// Puts the terminal back when the program crashes while keys are delivered.
///
/// A handler may do next to nothing: it writes bytes that were prepared, sets the terminal as it was, gives
/// the signal back to whoever had it, and raises it again. What it needs is never freed.
enum CrashRestoration {
  @unsafe private struct Record {
    var descriptor: Int32
    var settings: termios
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
    /// What was done about each signal before, by its number.
    var actions: UnsafeMutablePointer<sigaction>
  }

  private static let signals = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGSYS]

  nonisolated(unsafe) private static let record: UnsafeMutablePointer<Record> = {
    // Below the cursor everything is ours; the message of a crash may stand above it.
    let farewell = Array("\u{1B}[0m\r\u{1B}[J\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h".utf8)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: farewell.count)
    for (index, byte) in farewell.enumerated() {
      unsafe (bytes + index).initialize(to: byte)
    }
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    unsafe actions.initialize(repeating: sigaction(), count: 65)
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    unsafe record.initialize(
      to: Record(
        descriptor: -1, settings: termios(), bytes: bytes, count: farewell.count, actions: actions))
    return unsafe record
  }()

  /// Catches crashes from now on; they put these settings back.
  static func arm(descriptor: Int32, settings: termios) {
    let record = unsafe record
    unsafe record.pointee.descriptor = descriptor
    unsafe record.pointee.settings = settings
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { CrashRestoration.handle($0) }
    // A program in the background may set the terminal only while this signal is held back.
    unsafe sigemptyset(&action.sa_mask)
    unsafe sigaddset(&action.sa_mask, SIGTTOU)
    // A stack that is used up has no room for a handler; the runtime's own one has a stack for that.
    action.sa_flags = SA_ONSTACK
    for signal in signals {
      unsafe sigaction(signal, &action, record.pointee.actions + Int(signal))
    }
    armed.store(UInt(bitPattern: record), ordering: .sequentiallyConsistent)
  }

  /// Leaves crashes alone again.
  static func disarm() {
    guard armed.exchange(0, ordering: .sequentiallyConsistent) != 0 else { return }
    let record = unsafe record
    for signal in signals { unsafe sigaction(signal, record.pointee.actions + Int(signal), nil) }
  }

  private static func handle(_ signal: Int32) {
    let address = armed.exchange(0, ordering: .sequentiallyConsistent)
    if let record = unsafe UnsafeMutablePointer<Record>(bitPattern: address) {
      _ = unsafe write(record.pointee.descriptor, record.pointee.bytes, record.pointee.count)
      _ = unsafe tcsetattr(record.pointee.descriptor, TCSANOW, &record.pointee.settings)
    }
    let record = unsafe record
    _ = unsafe sigaction(signal, record.pointee.actions + Int(signal), nil)
    // It is held back until this returns, and has then the effect that it would have had.
    _ = raise(signal)
  }
}
