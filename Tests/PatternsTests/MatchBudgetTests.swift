import Patterns
import Testing

@Suite struct `The time that matching may take` {
  /// A clock that goes on by a step each time it is read.
  final class SteppingClock {
    private(set) var reads = 0
    private var now = Duration.zero
    private let step: Duration

    init(step: Duration) {
      self.step = step
    }

    func read() -> Duration {
      reads += 1
      now += step
      return now
    }
  }

  /// Takes about two hundred thousand steps, then matches.
  static let slow = "(?:a|b)*?c"
  static let slowSubject = String(repeating: "ab", count: 40_000) + "c"

  @Test func `a match that is over its time is too expensive`() {
    let clock = SteppingClock(step: .milliseconds(100))
    let budget = MatchBudget(clock: clock.read)
    #expect(matchError(Self.slow, Self.slowSubject, budget: budget) == .tooExpensive)
    // At the start, three times on the way, at the end.
    #expect(clock.reads == 5)
  }

  @Test func `a match in its time has an answer`() throws {
    let clock = SteppingClock(step: .nanoseconds(1))
    let budget = MatchBudget(clock: clock.read)
    #expect(matchError(Self.slow, Self.slowSubject, budget: budget) == nil)
    #expect(clock.reads > 10)
  }

  @Test func `a short text is looked at every 256 items`() throws {
    let clock = SteppingClock(step: .nanoseconds(1))
    let budget = MatchBudget(clock: clock.read)
    let pattern = try Pattern(String(repeating: "a", count: 600), ignoresCase: false)
    // One item for each letter and one for the end.
    #expect(try pattern.matchesWhole(String(repeating: "a", count: 600), budget: budget))
    #expect(clock.reads == 2 + 601 / (65_536 / 601))
    let short = try Pattern("(?:(?:)(?:)(?:)(?:)a)*", ignoresCase: false)
    let before = clock.reads
    #expect(try short.matchesWhole(String(repeating: "a", count: 100), budget: budget))
    #expect(clock.reads - before < 2 + 100 * 20 / 256)
  }

  @Test func `all matches of a command share ten seconds`() throws {
    // Each match reads the clock when it starts and when it ends.
    let clock = SteppingClock(step: .milliseconds(250))
    let budget = MatchBudget(clock: clock.read)
    let pattern = try Pattern("a", ignoresCase: false)
    for _ in 0..<40 {
      #expect(try pattern.matchesWhole("a", budget: budget))
    }
    #expect(throws: PatternError.tooExpensive) { try pattern.matchesWhole("a", budget: budget) }
    #expect(clock.reads == 80)
    // Another pattern draws on the same time, another command does not.
    #expect(matchError("b", "b", budget: budget) == .tooExpensive)
    #expect(matchError("b", "b", budget: MatchBudget(clock: clock.read)) == nil)
  }

  @Test func `the last match may take what is left and no more`() throws {
    var now = Duration.zero
    var step = Duration.milliseconds(4_950)
    let budget = MatchBudget {
      now += step
      return now
    }
    let pattern = try Pattern("a", ignoresCase: false)
    #expect(try pattern.matchesWhole("a", budget: budget))
    #expect(try pattern.matchesWhole("a", budget: budget))
    // A tenth of a second is left. This takes a quarter, which a match may where there is more.
    step = .milliseconds(50)
    let long = String(repeating: "a", count: 600)
    #expect(matchError(long, long, budget: budget) == .tooExpensive)
    step = .zero
    #expect(matchError("a", "a", budget: budget) == .tooExpensive)
  }

  @Test func `the machine's own clock goes on`() {
    #expect(
      matchError(
        "(?:(?=[^c]*+)a)*b", String(repeating: "a", count: 1_000_000) + "b",
        budget: MatchBudget()) == .tooExpensive)
  }

  @Test func `a failed match leaves the budget usable`() throws {
    let budget = MatchBudget(clock: SteppingClock(step: .nanoseconds(1)).read)
    let hostile = "(a+)+c|a*b"
    let subject = String(repeating: "a", count: 30) + "b"
    for _ in 0..<3 {
      #expect(matchError(hostile, subject, budget: budget) == .tooExpensive)
      #expect(try Pattern("a*b", ignoresCase: false).matchesWhole(subject, budget: budget))
    }
  }
}
