import SQLite

extension Book {
  /// Changes the book: the one place where a transaction that writes begins, commits or rolls back.
  ///
  /// The lock is taken before the work begins, so the work must not wait for people or devices. If the
  /// work throws or the commit fails, nothing of it remains. What the result says may be shown to the
  /// user once this returns, not before.
  package func write<Result>(
    _ entry: ChangeEntry, _ work: (BookWriter) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    guard !isReadOnly else { throw .readOnly(path) }
    try translating { () throws(DatabaseError) in try connection.begin(.immediate) }
    do {
      let result = try work(BookWriter(book: self, entry: entry))
      try translating { () throws(DatabaseError) in try connection.commit() }
      return result
    } catch {
      // SQLite has rolled back by itself after some failures; then there is nothing left to undo.
      if connection.isInTransaction { try? connection.rollback() }
      throw error
    }
  }
}
