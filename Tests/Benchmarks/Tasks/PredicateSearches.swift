import SQLite

/// Searches for parts of names within the engine, beside the same SQL written by hand.
struct PredicateSearches {
  let book: PredicateBook
  let rounds: Int

  private static let searches = [
    PredicateSearch(
      predicate: "name BEGINSWITH[cd] 'jose mu'",
      byHand: """
        SELECT count(*) FROM fugitive
        WHERE trashed IS NULL AND name_cd >= 'jose mu' AND name_cd < 'jose mv'
        """, greatestTime: 5),
    PredicateSearch(
      predicate: "name CONTAINS[cd] 'muñoz'",
      byHand: """
        SELECT count(*) FROM fugitive WHERE trashed IS NULL AND instr(name_cd, 'munoz') > 0
        """, greatestTime: 100),
  ]

  /// Runs the searches and reports; false when a gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    var isPassed = true
    for search in Self.searches { isPassed = try search.run(in: book, rounds: rounds) && isPassed }
    return isPassed
  }
}
