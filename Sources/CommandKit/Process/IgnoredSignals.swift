import Glibc

/// Signals that are ignored for a while.
struct IgnoredSignals {
  private let previous: [(signal: Int32, action: sigaction)]

  /// Begins to ignore signals.
  init(_ signals: [Int32]) {
    var ignoring = sigaction()
    unsafe ignoring.__sigaction_handler.sa_handler = SIG_IGN
    previous = signals.compactMap { signal in
      var before = sigaction()
      guard unsafe sigaction(signal, &ignoring, &before) == 0 else { return nil }
      return (signal, before)
    }
  }

  /// The signals that were not ignored before.
  var changed: [Int32] {
    previous.filter { !Self.isIgnoring($0.action) }.map(\.signal)
  }

  /// Puts back what was before.
  func restore() {
    for (signal, action) in previous {
      var action = action
      _ = unsafe sigaction(signal, &action, nil)
    }
  }

  private static func isIgnoring(_ action: sigaction) -> Bool {
    let handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    return handler == ignoring
  }
}
