import SQLite
import Testing

@testable import PosseStore

/// What must hold of a book's file after whatever happened to the programs that wrote it.
enum SoundBook {
  /// The words of every entry of the history, oldest first, once the file was found to be sound.
  ///
  /// Entries that were looked at before are only looked at for their place in the chain.
  static func words(
    at path: String, known: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let connection = try Connection(path: Array(path.utf8), access: .readWrite)
    let problems = try connection.integrityProblems()
    #expect(problems.isEmpty, sourceLocation: sourceLocation)
    let violations = try connection.foreignKeyViolations()
    #expect(violations.isEmpty, sourceLocation: sourceLocation)
    var previous = EntryHash.beginning
    var words: [String] = []
    let entries = try connection.rows(
      "SELECT id, previous_hash, hash, words FROM history ORDER BY id"
    ) { row throws(DatabaseError) in
      (
        id: try row.int(0), previous: try row.text(1), hash: try row.text(2),
        words: try row.text(3)
      )
    }
    for entry in entries {
      #expect(entry.previous == previous, sourceLocation: sourceLocation)
      let isIntact = try words.count < known || EntryHash.isIntact(entry.id, connection)
      #expect(isIntact, "entry \(entry.id)", sourceLocation: sourceLocation)
      previous = entry.hash
      words.append(entry.words)
    }
    let lost = try connection.firstInt(
      """
      SELECT count(*) FROM photo WHERE NOT EXISTS (
        SELECT 1 FROM blob WHERE sha256 = png_sha256 AND size = photo.size)
      """)
    #expect(lost == 0, sourceLocation: sourceLocation)
    return words
  }
}
