import CommandKit
import TestSupport
import Testing

@Suite struct ProgressLineTests {
  /// A clock that is moved by hand.
  private final class Time {
    var now = ContinuousClock.now
    func pass(_ duration: Duration) { now += duration }
  }

  private let time = Time()
  private let errors = MemorySink()
  private var facts = TerminalFacts.terminal(width: 30)

  private func line(quiet: Bool = false) -> ProgressLine {
    let console = Console(facts: facts, output: MemorySink(), errors: errors)
    console.isQuiet = quiet
    return ProgressLine(on: console, now: { time.now }) { done, total in "\(done) of \(total)" }
  }

  @Test func `nothing is shown in the first half second`() {
    let line = line()
    line.show(1, of: 3)
    time.pass(.milliseconds(499))
    line.show(2, of: 3)
    line.finish()
    #expect(errors.text == "")
  }

  @Test func `one line is drawn over again and taken away`() {
    let line = line()
    time.pass(.milliseconds(600))
    line.show(1, of: 4)
    time.pass(.milliseconds(50))
    line.show(2, of: 4)
    time.pass(.milliseconds(60))
    line.show(3, of: 4)
    line.finish()
    #expect(
      errors.text
        == "\r[#####---------------] 1 of 4\u{1B}[K\r[###############-----] 3 of 4\u{1B}[K"
        + "\r\u{1B}[K")
  }

  @Test(arguments: [20, 23, 30, 60, 500])
  mutating func `the line fits into any terminal`(_ width: Int) {
    facts.width = width
    let line = line()
    time.pass(.seconds(1))
    line.show(100_000, of: 200_000)
    let drawn = errors.text.dropFirst().prefix { $0 != "\u{1B}" }
    #expect(drawn.count < width)
    #expect(drawn.contains("100000"))
  }

  @Test mutating func `where prompts are plain a line comes every five seconds`() {
    facts.isAccessible = true
    let line = line()
    for done in 1...12 {
      time.pass(.seconds(1))
      line.show(done, of: 12)
    }
    line.finish()
    #expect(errors.text == "5 of 12\n10 of 12\n")
  }

  @Test(arguments: [true, false])
  mutating func `a quiet console and one without a terminal show nothing`(_ isQuiet: Bool) {
    facts.errorsAreTerminal = isQuiet
    let line = line(quiet: isQuiet)
    time.pass(.seconds(9))
    line.show(1, of: 2)
    line.finish()
    #expect(errors.text == "")
  }

  @Test(arguments: [(0, 5), (5, 5), (9, 5), (-1, 5), (1, 0)])
  func `impossible counts draw a bar all the same`(_ done: Int, _ total: Int) {
    let line = line()
    time.pass(.seconds(1))
    line.show(done, of: total)
    #expect(errors.text.isEmpty == (total <= 1))
  }

  @Test func `one thing alone has no progress`() {
    let line = line()
    time.pass(.seconds(1))
    line.show(1, of: 1)
    #expect(errors.text == "")
  }
}
