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
    try write(entry, failure: { $0 }, work)
  }

  /// Changes the book with work that has failures of its own; those of the book become one of them.
  ///
  /// What the work changed becomes one entry of the history in the same transaction, and searches learn
  /// of it.
  package func write<Result, E: Error>(
    _ entry: ChangeEntry, failure: (StoreError) -> E,
    _ work: (BookWriter) throws(E) -> Result
  ) throws(E) -> Result {
    let recording = try begin(entry, failure)
    let result: Result
    do throws(E) {
      result = try work(BookWriter(book: self, entry: entry, recording: recording))
    } catch {
      // What failed matters more than a rollback, which the next opening of the book repeats if need be.
      try? connection.rollback()
      throw error
    }
    do throws(DatabaseError) {
      try recording.finish()
      try updateSearch(after: recording)
      try connection.commit()
      recordedEntry = recording.entryNumber
    } catch {
      try? connection.rollback()
      throw failure(StoreError(error, at: path))
    }
    return result
  }

  /// Does the work as ``write(_:failure:_:)`` would and takes all of it back, whatever it comes to.
  package func rehearse<Result, E: Error>(
    _ entry: ChangeEntry, failure: (StoreError) -> E,
    _ work: (BookWriter) throws(E) -> Result
  ) throws(E) -> Result {
    let recording = try begin(entry, failure)
    // As above: the next opening of the book repeats a rollback that fails.
    defer { try? connection.rollback() }
    return try work(BookWriter(book: self, entry: entry, recording: recording))
  }

  /// Lets searches find what the command wrote, and forget what it erased.
  private func updateSearch(after recording: HistoryRecording) throws(DatabaseError) {
    let index = SearchIndex(connection)
    try index.refresh(recording.changedTexts.people)
    if recording.erasesPeople { try index.dropDeleted() }
  }

  /// Begins the transaction of a command and the recording of what it changes.
  private func begin<E: Error>(
    _ entry: ChangeEntry, _ failure: (StoreError) -> E
  ) throws(E) -> HistoryRecording {
    guard !isReadOnly else { throw failure(.readOnly(path)) }
    do throws(DatabaseError) {
      try connection.begin(.immediate)
      return try HistoryRecording(connection, entry)
    } catch {
      try? connection.rollback()
      throw failure(StoreError(error, at: path))
    }
  }
}
