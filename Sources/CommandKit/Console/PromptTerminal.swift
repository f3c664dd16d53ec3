/// The terminal that questions are asked on.
package protocol PromptTerminal: AnyObject {
  /// Shows text at once.
  func write(_ text: String)
  /// Starts to deliver every key as it is pressed, without showing it; false if that is not possible.
  func startKeys() -> Bool
  /// Puts the terminal back as it was.
  func stopKeys()
  /// Waits for the next byte; at most the given time, if one is given.
  func nextEvent(timeoutMilliseconds: Int32?) -> PromptEvent
}

/// What may come from the terminal while a question waits.
package enum PromptEvent: Hashable, Sendable {
  /// A byte that was typed.
  case byte(UInt8)
  /// Nothing within the time given.
  case timeout
  /// No more input will come.
  case end
  /// Someone interrupted the program.
  case interrupted
}
