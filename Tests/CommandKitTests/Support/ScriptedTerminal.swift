import CommandKit

/// A terminal whose user types a script; it records what is shown.
final class ScriptedTerminal: PromptTerminal {
  private var events: [PromptEvent]
  private let deliversKeys: Bool
  private(set) var shown = ""
  private(set) var isDeliveringKeys = false

  init(_ events: [PromptEvent], deliversKeys: Bool = true) {
    self.events = events
    self.deliversKeys = deliversKeys
  }

  convenience init(typing text: String, deliversKeys: Bool = true) {
    self.init(text.utf8.map { .byte($0) }, deliversKeys: deliversKeys)
  }

  var isExhausted: Bool { events.isEmpty }

  func write(_ text: String) { shown += text }

  func startKeys() -> Bool {
    isDeliveringKeys = deliversKeys
    return deliversKeys
  }

  func stopKeys() { isDeliveringKeys = false }

  func nextEvent(timeoutMilliseconds: Int32?) -> PromptEvent {
    guard !events.isEmpty else { return timeoutMilliseconds == nil ? .end : .timeout }
    return events.removeFirst()
  }
}
