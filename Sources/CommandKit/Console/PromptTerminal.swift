/// The terminal that questions are asked on.
package protocol PromptTerminal: AnyObject {
  /// How large the terminal is now.
  var size: TerminalSize { get }
  /// Whether lines that no longer fit after the terminal got narrower are wrapped anew.
  var rewrapsLines: Bool { get }
  /// What takes away all that is drawn; it is written when keys stop, in whatever way that comes about.
  var farewell: String { get set }
  /// Shows text at once.
  func write(_ text: String)
  /// Starts to deliver every key as it is pressed, without showing it; false if that is not possible.
  func startKeys() -> Bool
  /// Puts the terminal back as it was.
  func stopKeys()
  /// Puts the terminal back, stops the program until someone lets it go on, and starts keys again.
  ///
  /// The whole job is stopped, or this program only. False if keys did not start again.
  func suspend(wholeJob: Bool) -> Bool
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
  /// The terminal got another size.
  case resized
  /// Someone wants the program to stop for a while.
  case stopRequested
  /// The program goes on after it was stopped without a warning; what was drawn may be gone.
  case resumed
}
