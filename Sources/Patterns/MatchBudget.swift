/// The time that all matching of one command may take together.
///
/// It also keeps the memory that matches work in; make one for each command and each thread.
package final class MatchBudget {
  /// The longest that one match may take.
  package static let limitForOneMatch = Duration.milliseconds(300)
  /// The longest that all matches together may take.
  package static let limitForAllMatches = Duration.seconds(10)

  private let clock: () -> Duration
  private let workspace: MatchWorkspace?
  private var spent = Duration.zero

  /// Starts with nothing spent, by the machine's clock, which stands still while the machine sleeps.
  ///
  /// The corresponding C function is `pcre2_match_data_create` (PCRE2).
  package convenience init() {
    let start = SuspendingClock.now
    self.init { start.duration(to: .now) }
  }

  /// Starts with nothing spent, by a clock that tells the time since some fixed moment and never goes back.
  package init(clock: @escaping () -> Duration) {
    self.clock = clock
    workspace = MatchWorkspace(clock: clock)
  }

  func matchesWhole(
    _ pattern: CompiledPattern, _ subject: String
  ) throws(PatternError) -> Bool {
    guard spent < Self.limitForAllMatches, let workspace else { throw .tooExpensive }
    let start = clock()
    let allowed = min(Self.limitForOneMatch, Self.limitForAllMatches - spent)
    let answer = workspace.matchesWhole(pattern, subject, deadline: start + allowed)
    spent += max(.zero, clock() - start)
    guard let answer else { throw .tooExpensive }
    return answer
  }
}
