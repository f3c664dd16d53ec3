/// Counts the seconds down to something, on standard error while it is a terminal.
///
/// One line is drawn over again, and taken away at the end; where prompts must be plain, one line tells how long it
/// takes. A quiet console shows nothing.
package struct Countdown {
  private let seconds: Int
  private let words: (Int) -> TerminalLine

  /// Prepares a countdown whose words are made of the seconds that are left.
  package init(seconds: Int, words: @escaping (Int) -> TerminalLine) {
    self.seconds = seconds
    self.words = words
  }

  /// Waits to the end; false if it was interrupted.
  ///
  /// `wait` waits for a second and tells whether it was interrupted.
  package func run(on console: Console, wait: (Duration) -> Bool) -> Bool {
    let isShown = console.facts.errorsAreTerminal && !console.isQuiet
    let isDrawn = isShown && !console.facts.isAccessible
    if isShown, !isDrawn, seconds > 0 { console.note(words(seconds)) }
    defer { if isDrawn, seconds > 0 { console.draw("") } }
    for left in (0..<max(0, seconds)).reversed() {
      if isDrawn { console.draw(words(left + 1)) }
      if wait(.seconds(1)) { return false }
    }
    return true
  }
}
