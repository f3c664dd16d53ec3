import CommandKit

/// A terminal whose user types a script; it records what is shown.
final class ScriptedTerminal: PromptTerminal {
  private var events: [PromptEvent]
  private let deliversKeys: Bool
  private(set) var shown = ""
  private(set) var isDeliveringKeys = false
  /// How long was waited for each event.
  private(set) var timeouts: [Int32?] = []
  /// Whether the whole job was to stop, for each time that something was to stop.
  private(set) var suspensions: [Bool] = []
  var size: TerminalSize
  var farewell = ""
  let rewrapsLines = true
  /// Is told of everything that is written.
  var observer: ((String) -> Void)?

  init(_ events: [PromptEvent], deliversKeys: Bool = true, size: TerminalSize = .usual) {
    self.events = events
    self.deliversKeys = deliversKeys
    self.size = size
  }

  convenience init(
    typing text: String, deliversKeys: Bool = true, size: TerminalSize = .usual
  ) {
    self.init(text.utf8.map { .byte($0) }, deliversKeys: deliversKeys, size: size)
  }

  var isExhausted: Bool { events.isEmpty }

  func write(_ text: String) {
    shown += text
    observer?(text)
  }

  func startKeys() -> Bool {
    isDeliveringKeys = deliversKeys
    return deliversKeys
  }

  func stopKeys() {
    if isDeliveringKeys, !farewell.isEmpty { write(farewell) }
    isDeliveringKeys = false
  }

  func suspend(wholeJob: Bool) -> Bool {
    stopKeys()
    suspensions.append(wholeJob)
    return startKeys()
  }

  func nextEvent(timeoutMilliseconds: Int32?) -> PromptEvent {
    timeouts.append(timeoutMilliseconds)
    guard !events.isEmpty else { return timeoutMilliseconds == nil ? .end : .timeout }
    return events.removeFirst()
  }
}
