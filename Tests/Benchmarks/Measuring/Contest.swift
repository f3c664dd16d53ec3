/// Several contestants, timed in turns so that a busy moment of the machine falls on all of them alike.
struct Contest {
  /// The contestants; the first is the one that the others are compared with.
  let contestants: [any Contestant]
  /// How often each is timed, after three rounds that do not count.
  let rounds: Int
  /// Is called before each run, outside the time.
  var prepare: () throws(BenchmarkError) -> Void = {}

  /// What came out for one of them.
  struct Result {
    let name: String
    /// The times of all rounds, in milliseconds.
    let times: [Double]
    /// The median of what a round took of a processor, in milliseconds.
    let processorTime: Double
    /// The peak of the resident memory, in KiB.
    let peakKiB: Int
  }

  /// Times them all and measures their memory.
  func run() throws(BenchmarkError) -> [Result] {
    var times = contestants.map { _ in [Double]() }
    var processorTimes = times
    for round in -3..<rounds {
      for turn in contestants.indices {
        // The order goes round as well: nobody always follows the same one.
        let index = (turn + round + 3) % contestants.count
        try prepare()
        let effort = try contestants[index].turn()
        guard round >= 0 else { continue }
        times[index].append(effort.time)
        processorTimes[index].append(effort.processorTime)
      }
    }
    var results: [Result] = []
    for (index, contestant) in contestants.enumerated() {
      var peaks: [Double] = []
      for _ in 0..<5 {
        try prepare()
        peaks.append(Double(try contestant.peakKiB()))
      }
      let peak = Int(Statistics.median(peaks) ?? 0)
      results.append(
        Result(
          name: contestant.name, times: times[index],
          processorTime: Statistics.median(processorTimes[index]) ?? 0, peakKiB: peak))
    }
    return results
  }
}

extension Contest.Result {
  /// The median time, in milliseconds.
  var median: Double { Statistics.median(times) ?? 0 }

  /// How many times as long as the other this took, round by round.
  func ratios(to other: Contest.Result) -> [Double] {
    zip(times, other.times).map { own, other in own / other }
  }

  /// One line for the report.
  var line: String {
    let low = Statistics.quantile(0, of: times) ?? 0
    let high = Statistics.quantile(0.9, of: times) ?? 0
    return Report.row(
      name,
      [
        "median \(median.rounded(digits: 2)) ms", "best \(low.rounded(digits: 2))",
        "90 % \(high.rounded(digits: 2))", "processor \(processorTime.rounded(digits: 2))",
        "peak \((Double(peakKiB) / 1024).rounded(digits: 1)) MiB",
      ])
  }

  /// One line that compares this with another.
  func comparison(with other: Contest.Result) -> String {
    let ratios = ratios(to: other)
    let parts = [0.05, 0.95].map { (Statistics.quantile($0, of: ratios) ?? 0).rounded(digits: 2) }
    let median = (Statistics.median(ratios) ?? 0).rounded(digits: 2)
    let processor = (processorTime / other.processorTime).rounded(digits: 2)
    return Report.row(
      "\(name) / \(other.name)",
      ["\(median) times (5 to 95 %: \(parts.joined(separator: " to "))), processor \(processor)"]
    )
  }
}
