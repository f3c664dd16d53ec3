import Glibc
import Synchronization

/// The address of what the handler writes; 0 when there is nothing to say.
private let prepared = Atomic<UInt>(0)

/// Says a line on standard error when a signal ends the program, while it lives.
///
/// The handler does next to nothing: it writes bytes that were prepared and lets the signal have the effect
/// that it would have had. Signals that are ignored stay ignored. Only one may live at a time.
package final class LastWords {
  @unsafe private struct Record {
    var bytes: UnsafeMutablePointer<UInt8>
    var count: Int
  }

  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  private var previous: [(signal: Int32, action: sigaction)] = []

  /// Prepares a line.
  ///
  /// The corresponding C function is `sigaction` (C library).
  package init(_ line: TerminalLine) {
    let text = Array(("\n" + line.text + "\n").utf8)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
    for (index, byte) in text.enumerated() { unsafe (bytes + index).initialize(to: byte) }
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    // Neither is freed: a handler may be at work when this ends.
    unsafe record.initialize(to: Record(bytes: bytes, count: text.count))
    prepared.store(UInt(bitPattern: record), ordering: .sequentiallyConsistent)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { LastWords.handle($0) }
    // Once said, the signal has its usual effect.
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
    for signal in Self.signals {
      var before = sigaction()
      guard unsafe sigaction(signal, nil, &before) == 0, Self.isUsual(before) else { continue }
      if unsafe sigaction(signal, &action, nil) == 0 { previous.append((signal, before)) }
    }
  }

  deinit {
    prepared.store(0, ordering: .sequentiallyConsistent)
    for (signal, action) in previous {
      var action = action
      _ = unsafe sigaction(signal, &action, nil)
    }
  }

  private static func handle(_ signal: Int32) {
    let address = prepared.exchange(0, ordering: .sequentiallyConsistent)
    if let record = unsafe UnsafeMutablePointer<Record>(bitPattern: address) {
      _ = unsafe write(STDERR_FILENO, record.pointee.bytes, record.pointee.count)
    }
    // It is held back until this returns, and then does what it does by default.
    _ = raise(signal)
  }

  /// Whether a signal does what it does by default.
  private static func isUsual(_ action: sigaction) -> Bool {
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    let usual = unsafe unsafeBitCast(SIG_DFL, to: Int.self)
    return handler == usual
  }
}
