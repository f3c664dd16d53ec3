package import FileSystem
import SQLite
import UnicodeText

/// A check of everything in a book that can be checked, and the repair of what can be repaired safely.
///
/// It reads rows one by one and bytes one picture at a time, so that its memory does not grow with the book.
/// Whatever the bytes of the file, the outcome is a list of findings.
package final class BookCheck {
  /// Where the book lies, behind resolved links.
  package let path: FilePath
  /// Whether the book lies in a folder that this program made for itself.
  let ownsFolder: Bool
  /// The book; nil when it is too damaged to be opened as one.
  let book: Book?
  /// A connection for reading; nil when not even SQLite can open the file.
  let connection: Connection?
  var report = CheckReport()
  private let refusal: StoreError?

  /// Opens the book to be checked.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - settings: How it is opened.
  ///   - ownsFolder: Whether its folder must be closed to others too.
  /// - Throws: What hinders a check of any file: it is missing, not readable, locked, newer, or another
  ///   program's. A damaged book throws nothing.
  package init(
    at path: FilePath, settings: BookSettings, ownsFolder: Bool
  ) throws(StoreError) {
    self.path = try BookFile.resolved(path)
    self.ownsFolder = ownsFolder
    do {
      let book = try Book.open(at: path, settings: settings)
      self.book = book
      connection = book.connection
      refusal = nil
    } catch {
      guard Self.isDamage(error) else { throw error }
      book = nil
      refusal = error
      connection = Self.connectionForLooking(at: self.path, settings)
      if case .notABook(_, .otherApplication) = error, !looksLikeBook { throw error }
    }
  }

  /// Checks everything.
  package func run() -> CheckReport {
    report = CheckReport()
    if let refusal { report.add(Finding(.refused(refusal))) }
    checkFiles()
    guard let connection else { return report }
    reading(connection) {
      countRecords()
      checkPages()
      checkReferences()
      checkSchema()
      checkHistory()
      checkBlobs()
      checkNamedBytes()
      checkFoldedTwins()
      checkFixedRows()
      checkPrimaryPhotos()
      checkSearchTexts()
    }
    checkSearchIndex()
    return report
  }

  /// Checks again what repairs could have put right.
  func runRepairable() -> CheckReport {
    report = CheckReport()
    checkFiles()
    guard let connection else { return report }
    reading(connection) {
      countRecords()
      checkFoldedTwins()
      checkFixedRows()
      checkPrimaryPhotos()
      checkSearchTexts()
    }
    checkSearchIndex()
    return report
  }

  /// Lets all that is read belong to one moment.
  private func reading(_ connection: Connection, _ work: () -> Void) {
    attempt(nil) { connection throws(DatabaseError) in try connection.begin(.deferred) }
    work()
    // The end of a transaction that wrote nothing has nothing to report.
    if connection.isInTransaction { try? connection.rollback() }
  }

  /// Runs one part; what SQLite cannot do becomes a finding about the table.
  func attempt(
    _ table: String?, row: Int64? = nil,
    _ work: (Connection) throws(DatabaseError) -> Void
  ) {
    guard let connection else { return }
    do throws(DatabaseError) {
      try work(connection)
    } catch {
      report.add(Finding(.unreadable(error.message), table: table, row: row))
    }
  }

  private func countRecords() {
    attempt("fugitive") { connection throws(DatabaseError) in
      report.peopleCount = try connection.firstInt("SELECT count(*) FROM fugitive") ?? 0
    }
    attempt("photo") { connection throws(DatabaseError) in
      report.photoCount = try connection.firstInt("SELECT count(*) FROM photo") ?? 0
    }
    attempt("history") { connection throws(DatabaseError) in
      report.entryCount = try connection.firstInt("SELECT count(*) FROM history") ?? 0
    }
  }
}

extension BookCheck {
  /// Whether a failure to open a book speaks of the book rather than of its surroundings.
  private static func isDamage(_ error: StoreError) -> Bool {
    switch error {
    case .notABook(_, .empty): false
    case .notABook, .corrupt: true
    case .database(_, let error):
      ![.inputOutput, .cannotOpen, .noMemory].contains(error.code.primary)
    default: false
    }
  }

  /// Opens the file as far as SQLite can, without judging whose it is.
  private static func connectionForLooking(
    at path: FilePath, _ settings: BookSettings
  ) -> Connection? {
    try? Connection.openForReading(
      path: path.bytes, busyTimeoutMilliseconds: settings.busyTimeoutMilliseconds)
  }

  /// Whether the tables of a book are there, whatever its header says.
  private var looksLikeBook: Bool {
    let tables = (try? connection?.tableNames()) ?? []
    return Set(["fugitive", "history", "history_row"]).isSubset(of: tables)
  }
}
