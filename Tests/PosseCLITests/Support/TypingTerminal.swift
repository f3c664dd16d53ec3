import CommandKit

/// A terminal at which somebody types what was settled beforehand; it records what is shown.
final class TypingTerminal: PromptTerminal {
  private var events: [PromptEvent]
  private(set) var shown = ""
  private(set) var isDeliveringKeys = false
  /// Is called before a key is delivered.
  var onKey: () -> Void = {}
  var size = TerminalSize.usual
  var farewell = ""
  let rewrapsLines = true

  /// Waits so many times before each key until there is nothing left to do.
  init(_ keys: String, idle: Int = 0) {
    events = keys.utf8.flatMap {
      [PromptEvent](repeating: .timeout, count: idle) + [.byte($0)]
    }
  }

  init(events: [PromptEvent]) { self.events = events }

  /// Whether all was read that was typed.
  var isExhausted: Bool { events.isEmpty }

  func write(_ text: String) { shown += text }

  func startKeys() -> Bool {
    isDeliveringKeys = true
    return true
  }

  func stopKeys() { isDeliveringKeys = false }

  func suspend(wholeJob: Bool) -> Bool { true }

  func nextEvent(timeoutMilliseconds: Int32?) -> PromptEvent {
    guard !events.isEmpty else { return timeoutMilliseconds == nil ? .end : .timeout }
    if case .byte = events.first { onKey() }
    return events.removeFirst()
  }
}
