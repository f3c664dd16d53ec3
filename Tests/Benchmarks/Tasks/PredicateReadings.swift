/// The way of a predicate from its text to SQL.
struct PredicateReadings {
  let book: PredicateBook
  let rounds: Int

  /// At most so long, in microseconds.
  private static let greatestTime = 100.0
  private static let text = #"captured == YES AND bounty >= 5000 AND name CONTAINS[cd] "smith""#

  /// Measures it and reports; false when the gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    let predicate = try book.checked(Self.text)
    let times = try Turns.times(rounds: rounds) { () throws(BenchmarkError) in
      let checked = try book.checked(Self.text)
      _ = try book.compiled(checked)
    } beside: { () throws(BenchmarkError) in
      _ = try book.compiled(predicate)
    }
    let (whole, part) = (times.first.map { $0 * 1000 }, times.second.map { $0 * 1000 })
    print(Report.row("parse, check and compile", [Report.spread(whole, unit: "µs", digits: 1)]))
    print(Report.row("compile alone", [Report.spread(part, unit: "µs", digits: 1)]))
    let verdict = Report.verdict(
      "reading", Statistics.median(whole) ?? 0, atMost: Self.greatestTime, unit: "µs")
    print(verdict.line)
    return verdict.isPassed
  }
}
