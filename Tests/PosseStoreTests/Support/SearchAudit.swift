import PosseModel
import SQLite
import Testing

@testable import PosseStore

/// What searches look into must equal what would be made afresh.
enum SearchAudit {
  static func check(
    _ book: ScratchBook, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let connection = book.book.connection
    let stored = try words(connection)
    try connection.begin(.immediate)
    defer { try? connection.rollback() }
    let index = SearchIndex(connection)
    #expect(try index.isConsistent(), sourceLocation: sourceLocation)
    #expect(try index.isOfPresentRules(), sourceLocation: sourceLocation)
    let entries = try entries(connection)
    try index.rebuild()
    #expect(try words(connection) == stored, sourceLocation: sourceLocation)
    #expect(try self.entries(connection) == entries, sourceLocation: sourceLocation)
  }

  private static func words(_ connection: Connection) throws -> [String] {
    try connection.texts(
      """
      SELECT id || '|' || name || '|' || aliases || '|' || description || '|' || notes
      FROM search_text ORDER BY id
      """)
  }

  /// Every word of the index, where it stands.
  private static func entries(_ connection: Connection) throws -> [String] {
    try connection.execute(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.entry USING fts5vocab (main, search, instance)")
    return try connection.texts(
      "SELECT term || '|' || doc || '|' || col || '|' || offset FROM temp.entry ORDER BY 1")
  }
}
