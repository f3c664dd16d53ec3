import SQLite

/// Searches for parts of names within the engine, beside the same SQL written by hand.
struct PredicateSearches {
  let book: PredicateBook
  let rounds: Int

  private struct Search {
    let predicate: String
    let byHand: SQL
    /// At most so long, in milliseconds.
    let greatestTime: Double
  }

  private static let searches = [
    Search(
      predicate: "name BEGINSWITH[cd] 'jose mu'",
      byHand: """
        SELECT count(*) FROM fugitive
        WHERE trashed IS NULL AND name_cd >= 'jose mu' AND name_cd < 'jose mv'
        """, greatestTime: 5),
    Search(
      predicate: "name CONTAINS[cd] 'muñoz'",
      byHand: """
        SELECT count(*) FROM fugitive WHERE trashed IS NULL AND instr(name_cd, 'munoz') > 0
        """, greatestTime: 100),
  ]

  /// Runs the searches and reports; false when a gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    var isPassed = true
    for search in Self.searches { isPassed = try run(search) && isPassed }
    return isPassed
  }

  private func run(_ search: Search) throws(BenchmarkError) -> Bool {
    let predicate = try book.checked(search.predicate)
    let count = try book.count(predicate)
    let peerCount = try book.count(byHand: search.byHand)
    guard count == peerCount, count > 0 else {
      throw .differentWork("\(search.predicate) finds \(count), by hand \(peerCount)")
    }
    let times = try Turns.times(rounds: rounds) { () throws(BenchmarkError) in
      _ = try book.count(predicate)
    } beside: { () throws(BenchmarkError) in
      _ = try book.count(byHand: search.byHand)
    }
    let found = "\(count) people"
    print(Report.row(search.predicate, [Report.spread(times.first, unit: "ms"), found]))
    print(Report.row("the same by hand", [Report.spread(times.second, unit: "ms")]))
    print(Report.row("predicate / by hand", [Report.spread(times.ratios, unit: "times")]))
    let verdict = Report.verdict(
      "search", Statistics.median(times.first) ?? 0, atMost: search.greatestTime, unit: "ms")
    print(verdict.line)
    return verdict.isPassed
  }
}
