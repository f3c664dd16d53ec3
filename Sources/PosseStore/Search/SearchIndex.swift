import SQLite
import UnicodeText

/// The full text of the book: what was indexed, person by person, and the index over it.
///
/// Everything in it follows from the records. It is written at the commit point and nowhere else, so a
/// search within a command does not see what the same command changed.
struct SearchIndex {
  private let connection: Connection

  init(_ connection: Connection) {
    self.connection = connection
  }

  /// Brings the words of people up to date, who may be new or gone.
  func refresh(_ people: Set<Int64>) throws(DatabaseError) {
    guard !people.isEmpty else { return }
    // Half an index by old rules and half by new ones could not even be told apart.
    guard try isOfPresentRules() else { return try rebuild() }
    for person in people.sorted() { try refresh(person) }
  }

  private func refresh(_ person: Int64) throws(DatabaseError) {
    let stored = try storedText(of: person)
    let present = try presentText(of: person)
    guard stored != present else { return }
    if let stored {
      // The index has no copy of the words, so it must be told what it is to forget.
      try connection.execute(
        """
        INSERT INTO search (search, rowid, name, aliases, description, notes)
        VALUES ('delete', \(person), \(stored.values))
        """)
    }
    guard let present else {
      return try connection.execute("DELETE FROM search_text WHERE id = \(person)")
    }
    try store(present, of: person)
    try connection.execute(
      """
      INSERT INTO search (rowid, name, aliases, description, notes)
      VALUES (\(person), \(present.values))
      """)
  }

  /// Makes all of it afresh from the records.
  func rebuild() throws(DatabaseError) {
    try connection.execute("DELETE FROM search_text")
    try forEachPerson { person, text throws(DatabaseError) in try store(text, of: person) }
    try connection.execute("INSERT INTO search (search) VALUES ('rebuild')")
    try connection.execute(
      """
      INSERT INTO search_state (id, fold_version, word_version)
      VALUES (1, \(Folding.version), \(WordBreaks.version))
      ON CONFLICT (id) DO UPDATE
      SET fold_version = excluded.fold_version, word_version = excluded.word_version
      """)
  }

  /// Writes the index anew without what was deleted from it, which stays in its pages until then.
  func dropDeleted() throws(DatabaseError) {
    try connection.execute("INSERT INTO search (search) VALUES ('optimize')")
  }

  private func store(_ text: SearchText, of person: Int64) throws(DatabaseError) {
    try connection.execute(
      """
      INSERT OR REPLACE INTO search_text (id, name, aliases, description, notes)
      VALUES (\(person), \(text.values))
      """)
  }
}

extension SearchIndex {
  /// Whether what is stored was folded and cut by the rules of this program.
  func isOfPresentRules() throws(DatabaseError) -> Bool {
    try connection.firstInt(
      """
      SELECT 1 FROM search_state WHERE id = 1 AND fold_version = \(Folding.version)
        AND word_version = \(WordBreaks.version)
      """) != nil
  }

  /// Whether the index is that of the stored words; the transaction must be one that may write.
  func isConsistent() throws(DatabaseError) -> Bool {
    do throws(DatabaseError) {
      // Without the rank the index is compared with nothing but itself.
      try connection.execute("INSERT INTO search (search, rank) VALUES ('integrity-check', 1)")
      return true
    } catch {
      guard case .corruptVirtualTable = error.code else { throw error }
      return false
    }
  }

  /// The words that are stored of a person; nil when there are none.
  func storedText(of person: Int64) throws(DatabaseError) -> SearchText? {
    try connection.firstRow(
      "SELECT name, aliases, description, notes FROM search_text WHERE id = \(person)"
    ) { row throws(DatabaseError) in try SearchText(stored: row, from: 0) }
  }

  /// Lends everybody in the book, the trash included, with the words that should be stored.
  func forEachPerson(
    _ body: (Int64, SearchText) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try connection.forEachRow("\(Self.texts) ORDER BY id") { row throws(DatabaseError) in
      try body(try row.int(0), try text(row))
    }
  }

  private func presentText(of person: Int64) throws(DatabaseError) -> SearchText? {
    try connection.firstRow("\(Self.texts) WHERE id = \(person)") { row throws(DatabaseError) in
      try text(row)
    }
  }

  /// As bytes: a text that is not valid UTF-8 must not keep a book from being opened or changed.
  private static let texts: SQL = """
    SELECT id, CAST(name AS BLOB), CAST(description AS BLOB), CAST(notes AS BLOB) FROM fugitive
    """

  private func text(_ row: borrowing Row) throws(DatabaseError) -> SearchText {
    let person = try row.int(0)
    let aliases = try connection.rows(
      "SELECT CAST(name AS BLOB) FROM alias WHERE fugitive = \(person) ORDER BY id"
    ) { row throws(DatabaseError) in Self.mended(try row.blob(0)) }
    return SearchText(
      name: Self.mended(try row.blob(1)), aliases: aliases,
      description: try row.blobOrNil(2).map(Self.mended),
      notes: try row.blobOrNil(3).map(Self.mended))
  }

  private static func mended(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
