/// Looks at the clock now and then while a match runs.
struct MatchWatch {
  /// The time since some fixed moment.
  let clock: () -> Duration
  private var deadline = Duration.zero
  private var callsPerLook = 1
  private var callsLeft = 1

  init(clock: @escaping () -> Duration) {
    self.clock = clock
  }

  /// Begins to watch a match on a subject of so many bytes.
  ///
  /// Between two calls a match may run over the whole subject, so that a long one is looked at more often.
  mutating func start(deadline: Duration, subjectLength: Int) {
    self.deadline = deadline
    callsPerLook = max(1, min(256, 65_536 / (subjectLength + 1)))
    callsLeft = callsPerLook
  }

  /// Called at every item of the pattern; tells whether the time is over.
  mutating func isOver() -> Bool {
    callsLeft -= 1
    guard callsLeft <= 0 else { return false }
    callsLeft = callsPerLook
    return clock() >= deadline
  }
}
