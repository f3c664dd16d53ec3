/// Two pieces of work within this process, timed in turns so that a busy moment falls on both alike.
enum Turns {
  /// The times of both, round by round, in milliseconds.
  struct Times {
    var first: [Double] = []
    var second: [Double] = []

    /// How many times as long as the second the first took, round by round.
    var ratios: [Double] { zip(first, second).map { $0 / $1 } }
  }

  /// Times both after three rounds that do not count; who begins changes from round to round.
  static func times(
    rounds: Int, _ first: () throws(BenchmarkError) -> Void,
    beside second: () throws(BenchmarkError) -> Void
  ) throws(BenchmarkError) -> Times {
    var times = Times()
    for round in -3..<rounds {
      let early = round % 2 == 0 ? try time(first).milliseconds : nil
      let other = try time(second).milliseconds
      let own: Double
      if let early { own = early } else { own = try time(first).milliseconds }
      guard round >= 0 else { continue }
      times.first.append(own)
      times.second.append(other)
    }
    return times
  }

  /// Times one piece once, in milliseconds.
  static func time<Result>(
    _ piece: () throws(BenchmarkError) -> Result
  ) throws(BenchmarkError) -> (result: Result, milliseconds: Double) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try piece()
    return (result, start.duration(to: clock.now).milliseconds)
  }
}
