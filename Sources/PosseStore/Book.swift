package import FileSystem
import SQLite

/// A bounty hunter's book: one SQLite file, read through ``read(_:)`` and changed through
/// ``write(_:_:)`` only.
package final class Book {
  /// The number in a file's header that marks it as a book: "POSS".
  package static let applicationID: UInt32 = 0x504F_5353

  /// Where the book lies, behind resolved links.
  package let path: FilePath
  /// Whether the file, its folder or its medium refuses to be written.
  package let isReadOnly: Bool
  /// The name of the user of the operating system.
  let user: String

  /// The number of the history's entry for the last change that was committed; nil when none was, or when
  /// it left everything as it was.
  package internal(set) var recordedEntry: Int64?

  let connection: Connection

  /// What makes and answers predicates; nil until they are asked for.
  var predicates: BookPredicates?

  init(
    path: FilePath, connection: Connection, isReadOnly: Bool, user: String
  ) throws(DatabaseError) {
    self.user = user
    self.path = path
    self.connection = connection
    self.isReadOnly = isReadOnly
    try connection.createFoldingFunction()
    try connection.createPeriodFunction()
  }

  /// Reads the book within one transaction, so that all that is read belongs to one moment.
  package func read<Result>(
    _ work: (BookReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try read(failure: { $0 }, work)
  }

  /// Reads the book with work that has failures of its own; those of the book become one of them.
  package func read<Result, E: Error>(
    failure: (StoreError) -> E, _ work: (BookReader) throws(E) -> Result
  ) throws(E) -> Result {
    do throws(StoreError) {
      try translating { () throws(DatabaseError) in try connection.begin(.deferred) }
    } catch {
      throw failure(error)
    }
    // The end of a transaction that wrote nothing has nothing to report.
    defer { try? connection.rollback() }
    return try work(BookReader(book: self))
  }

  /// Runs database work and says its failures in the words of the store.
  func translating<Result>(
    _ work: () throws(DatabaseError) -> Result
  ) throws(StoreError) -> Result {
    do {
      return try work()
    } catch {
      if let reason = predicates?.runtime.takeFailure() { throw .evaluation(reason) }
      throw StoreError(error, at: path)
    }
  }
}
