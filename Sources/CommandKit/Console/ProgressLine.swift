/// How far a long command has come, on standard error while it is a terminal.
///
/// Nothing is shown in the first half second. Then one line is drawn over again; where prompts must be plain,
/// a line of its own comes every five seconds. A quiet console shows nothing.
package final class ProgressLine {
  private let console: Console
  private let words: (Int, Int) -> TerminalLine
  private let now: () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant?
  private var isDrawn = false

  /// Prepares a line whose words are made of how many are done and how many there are.
  package init(
    on console: Console, now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now },
    words: @escaping (Int, Int) -> TerminalLine
  ) {
    self.console = console
    self.words = words
    self.now = now
    start = now()
  }

  /// Tells how many are done.
  package func show(_ done: Int, of total: Int) {
    guard console.facts.errorsAreTerminal, !console.isQuiet, total > 1 else { return }
    let time = now()
    guard time - start >= .milliseconds(500) else { return }
    let pause: Duration = console.facts.isAccessible ? .seconds(5) : .milliseconds(100)
    guard time - (lastShown ?? start) >= pause || (lastShown == nil && !console.facts.isAccessible)
    else { return }
    lastShown = time
    if console.facts.isAccessible {
      console.note(words(done, total))
    } else {
      console.draw(line(done, total))
      isDrawn = true
    }
  }

  /// Takes the line away.
  package func finish() {
    if isDrawn { console.draw("") }
    isDrawn = false
  }

  /// As much as fits into one line: with a bar, without, or the mere numbers.
  private func line(_ done: Int, _ total: Int) -> TerminalLine {
    let words = words(done, total)
    // The last cell stays free, since some terminals wrap at it.
    let room = console.facts.width - 1 - words.text.unicodeScalars.count
    if room >= 8 { return bar(done, total, width: min(30, room - 3)) + words }
    return room >= 0 ? words : "\(done)/\(total)"
  }

  private func bar(_ done: Int, _ total: Int, width: Int) -> TerminalLine {
    let filled = min(width, max(0, done) * width / max(1, total))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    return "[\(trusted: bar)] "
  }
}
