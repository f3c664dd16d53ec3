import SQLite

extension BookCheck {
  /// Lets SQLite check pages, indexes, types and the rules of the tables.
  func checkPages() {
    attempt(nil) { connection throws(DatabaseError) in
      for line in try connection.integrityProblems(limit: CheckReport.kindLimit)
      // Newer versions of SQLite look into the index of searches too, which has a check of its own.
      where !line.hasSuffix("FTS5 table main.search") {
        report.add(Finding(.pages(line)))
      }
    }
  }

  /// Checks that every row that is referred to exists.
  func checkReferences() {
    attempt(nil) { connection throws(DatabaseError) in
      try connection.forEachRow("PRAGMA foreign_key_check") { row throws(DatabaseError) in
        let table = try row.text(0)
        let parent = try row.text(2)
        // A primary photo has a check of its own.
        guard (table, parent) != ("fugitive", "photo") else { return }
        // Of an entry that is gone the history itself tells.
        guard (table, parent) != ("history_row", "history") else { return }
        let number = try row.intOrNil(1)
        report.add(
          Finding(
            .danglingReference(parent: parent), table: table, row: number,
            fugitive: number.flatMap { person(of: $0, in: table) }))
      }
    }
  }

  /// The person whom a row belongs to, if its table has people.
  private func person(of row: Int64, in table: String) -> Int64? {
    if table == "fugitive" { return row }
    // A table without that column only makes this fail.
    return try? connection?.firstInt(
      "SELECT fugitive FROM \(identifier: table) WHERE id = \(row)") ?? nil
  }
}
