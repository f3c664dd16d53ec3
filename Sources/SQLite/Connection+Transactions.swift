import CSQLite

extension Connection {
  /// When a transaction takes its locks.
  package enum TransactionKind: Hashable, Sendable {
    /// At the first read or write; a later write may find the lock taken, whatever the timeout.
    case deferred
    /// Writing is claimed at once, waiting up to the busy timeout.
    case immediate
    /// Reading by others is kept out too.
    case exclusive

    fileprivate var statement: SQL {
      switch self {
      case .deferred: "BEGIN DEFERRED"
      case .immediate: "BEGIN IMMEDIATE"
      case .exclusive: "BEGIN EXCLUSIVE"
      }
    }
  }

  /// Begins a transaction.
  package func begin(_ kind: TransactionKind) throws(DatabaseError) {
    try execute(kind.statement)
  }

  /// Makes the changes of the transaction lasting; on any failure they are rolled back and it is reported.
  package func commit() throws(DatabaseError) {
    do {
      try execute("COMMIT")
    } catch {
      rollBackQuietly()
      throw error
    }
  }

  /// Takes back the changes of the transaction; does nothing when SQLite has already done so.
  package func rollback() throws(DatabaseError) {
    if isInTransaction { try execute("ROLLBACK") }
  }

  /// Whether a transaction has begun and not ended.
  ///
  /// The corresponding C function is `sqlite3_get_autocommit`.
  package var isInTransaction: Bool {
    guard let handle = unsafe try? handle else { return false }
    return unsafe sqlite3_get_autocommit(handle) == 0
  }

  /// Runs the body in a transaction: commits when it returns, rolls back when it throws.
  package func transaction<T>(
    _ kind: TransactionKind, _ body: () throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T {
    try transaction(kind, failure: { $0 }, body)
  }

  /// Runs a body with errors of its own in a transaction; failures of the database become one of those.
  package func transaction<T, E: Error>(
    _ kind: TransactionKind, failure: (DatabaseError) -> E, _ body: () throws(E) -> T
  ) throws(E) -> T {
    try mapping(failure) { () throws(DatabaseError) in try begin(kind) }
    let result: T
    do throws(E) {
      result = try body()
    } catch {
      rollBackQuietly()
      throw error
    }
    try mapping(failure) { () throws(DatabaseError) in try commit() }
    return result
  }

  /// Rolls back after a failure that matters more than one of the rollback.
  ///
  /// Should the rollback fail as well, closing the connection or the next opening does it.
  func rollBackQuietly() {
    try? rollback()
  }

  private func mapping<E: Error>(
    _ failure: (DatabaseError) -> E, _ body: () throws(DatabaseError) -> Void
  ) throws(E) {
    do throws(DatabaseError) { try body() } catch { throw failure(error) }
  }
}
