import SQLite

extension BookCheck {
  /// Checks that what searches look into are the words of the records, person by person.
  func checkSearchTexts() {
    guard hasSearchTables else { return }
    attempt("search_state") { connection throws(DatabaseError) in
      if try !SearchIndex(connection).isOfPresentRules() {
        report.add(Finding(.search(.otherRules), table: "search_state"))
      }
    }
    attempt("search_text") { connection throws(DatabaseError) in
      let index = SearchIndex(connection)
      try index.forEachPerson { person, text throws(DatabaseError) in
        guard try storedWords(of: person, in: index) != text else { return }
        report.add(Finding(.search(.otherText), table: "fugitive", row: person, fugitive: person))
      }
      try connection.forEachRow(
        """
        SELECT id FROM search_text WHERE id NOT IN (SELECT id FROM fugitive) ORDER BY id
        """
      ) { row throws(DatabaseError) in
        report.add(Finding(.search(.nobody), table: "search_text", row: try row.int(0)))
      }
    }
  }

  /// Checks that the index is that of its words.
  ///
  /// SQLite lets this be asked only in a transaction that may write, though nothing is written. So it runs
  /// by itself, not at all in a book that cannot be written, and not while somebody else is writing.
  func checkSearchIndex() {
    guard let book, !book.isReadOnly, hasSearchTables else { return }
    do throws(DatabaseError) {
      try book.connection.begin(.immediate)
    } catch {
      return
    }
    defer { try? book.connection.rollback() }
    attempt("search") { connection throws(DatabaseError) in
      if try !SearchIndex(connection).isConsistent() {
        report.add(Finding(.search(.index), table: "search"))
      }
    }
  }

  /// Of tables that are missing the check of the schema tells.
  private var hasSearchTables: Bool {
    let found = try? connection?.firstInt(
      """
      SELECT count(*) FROM sqlite_schema WHERE name IN ('search', 'search_text', 'search_state')
      """)
    return found == 3
  }

  /// The words that are stored of a person; nil when there are none, or none that can be read.
  private func storedWords(
    of person: Int64, in index: SearchIndex
  ) throws(DatabaseError) -> SearchText? {
    do throws(DatabaseError) {
      return try index.storedText(of: person)
    } catch {
      guard case .mismatch = error.code else { throw error }
      return nil
    }
  }
}

extension BookWriter {
  /// Makes afresh what searches look into; history does not follow it.
  func rebuildSearch() throws(StoreError) {
    try book.translating { () throws(DatabaseError) in
      try SearchIndex(book.connection).rebuild()
    }
  }
}
