import SQLite

/// A predicate that finds people within the engine, beside the same SQL written by hand.
struct PredicateSearch {
  let predicate: String
  let byHand: SQL
  /// At most so long, in milliseconds; nil when there is no gate.
  let greatestTime: Double?

  /// Runs it and reports; false when the gate was missed.
  func run(in book: PredicateBook, rounds: Int) throws(BenchmarkError) -> Bool {
    let predicate = try book.checked(self.predicate)
    let count = try book.count(predicate)
    let peerCount = try book.count(byHand: byHand)
    guard count == peerCount, count > 0 else {
      throw .differentWork("\(self.predicate) finds \(count), by hand \(peerCount)")
    }
    let times = try Turns.times(rounds: rounds) { () throws(BenchmarkError) in
      _ = try book.count(predicate)
    } beside: { () throws(BenchmarkError) in
      _ = try book.count(byHand: byHand)
    }
    let found = "\(count) people"
    print(Report.row(self.predicate, [Report.spread(times.first, unit: "ms"), found]))
    print(Report.row("the same by hand", [Report.spread(times.second, unit: "ms")]))
    print(Report.row("predicate / by hand", [Report.spread(times.ratios, unit: "times")]))
    guard let greatestTime else { return true }
    let verdict = Report.verdict(
      "search", Statistics.median(times.first) ?? 0, atMost: greatestTime, unit: "ms")
    print(verdict.line)
    return verdict.isPassed
  }
}
