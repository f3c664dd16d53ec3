import SQLite

/// Predicates about what belongs to people, over a book of 200,000 people with 600,000 entries in their logs.
struct RelationsTask {
  let settings: BenchmarkSettings

  /// How many entries the log has.
  private static let entries = 600_000
  private static let agents = [
    "Pinkerton", "Reyes", "Okafor", "Garrett", "Steele", "Hare", "Siringo", "Thomas",
  ]

  private static let searches = [
    PredicateSearch(
      predicate: "ANY log.agent == \"Pinkerton\" AND captured == NO",
      byHand: """
        SELECT count(*) FROM fugitive WHERE trashed IS NULL AND captured = 0 AND id IN (
          SELECT fugitive FROM log WHERE agent = (SELECT id FROM agent WHERE name = 'Pinkerton'))
        """, greatestTime: 100),
    PredicateSearch(
      predicate: "ANY log.agent BEGINSWITH[cd] 'pink' AND ANY log.action == 'sighting'",
      byHand: """
        SELECT count(*) FROM fugitive WHERE trashed IS NULL AND id IN (
          SELECT l.fugitive FROM agent a JOIN log l ON l.agent = a.id
          WHERE a.name_cd >= 'pink' AND a.name_cd < 'pinl'
        ) AND id IN (SELECT fugitive FROM log WHERE action = 'sighting')
        """, greatestTime: nil),
    PredicateSearch(
      predicate: "NONE log.agent == 'Pinkerton' AND bounty >= 20000",
      byHand: """
        SELECT count(*) FROM fugitive f WHERE trashed IS NULL AND bounty >= 20000000
          AND NOT EXISTS (SELECT 1 FROM log l WHERE l.fugitive = f.id AND l.agent = (
            SELECT id FROM agent WHERE name = 'Pinkerton'))
        """, greatestTime: nil),
  ]

  /// Runs the task and reports; false when a gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    print(
      """
      relations: a book of \(PredicateBook.people) people and \(Self.entries) entries, \
      \(settings.runs) rounds
      """)
    let folder = try ScratchFolder()
    let book = try PredicateBook(at: folder.file("book.db"))
    try book.addEntries(Self.entries, by: Self.agents)
    var isPassed = true
    for search in Self.searches {
      isPassed = try search.run(in: book, rounds: settings.runs) && isPassed
    }
    return isPassed
  }
}
