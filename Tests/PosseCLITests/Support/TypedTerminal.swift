import CommandKit

/// A terminal whose user types a script; it records what is shown and calls back before each byte.
final class TypedTerminal: PromptTerminal {
  private var bytes: [UInt8]
  private(set) var shown = ""
  private(set) var isDeliveringKeys = false
  /// Is called before a byte is delivered.
  var onByte: () -> Void = {}
  let size = TerminalSize.usual
  let rewrapsLines = true
  var farewell = ""

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Whether all was read that was typed.
  var isExhausted: Bool { bytes.isEmpty }

  func write(_ text: String) { shown += text }

  func startKeys() -> Bool {
    isDeliveringKeys = true
    return true
  }

  func stopKeys() { isDeliveringKeys = false }

  func suspend(wholeJob: Bool) -> Bool { startKeys() }

  func nextEvent(timeoutMilliseconds: Int32?) -> PromptEvent {
    guard !bytes.isEmpty else { return timeoutMilliseconds == nil ? .end : .timeout }
    onByte()
    return .byte(bytes.removeFirst())
  }
}
