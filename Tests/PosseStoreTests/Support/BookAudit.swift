import SQLite
import Testing
import UnicodeText

@testable import PosseStore

/// What must be true of every book at any time.
enum BookAudit {
  /// Every column that has a folded twin; the twin is named after it with `_cd`.
  static func foldedColumns(_ connection: Connection) throws -> [(table: String, column: String)] {
    try connection.rows(
      """
      SELECT t.name, substr(c.name, 1, length(c.name) - 3)
      FROM sqlite_schema t JOIN pragma_table_info(t.name) c
      WHERE t.type = 'table' AND substr(c.name, -3) = '_cd' ORDER BY 1, 2
      """
    ) { row throws(DatabaseError) in (table: try row.text(0), column: try row.text(1)) }
  }

  /// Checks soundness, references, twins and the invariants that span rows.
  static func check(
    _ book: ScratchBook, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let connection = book.book.connection
    let problems = try connection.integrityProblems()
    #expect(problems.isEmpty, sourceLocation: sourceLocation)
    let violations = try connection.foreignKeyViolations()
    #expect(violations.isEmpty, sourceLocation: sourceLocation)
    #expect(!connection.isInTransaction, sourceLocation: sourceLocation)
    for (table, column) in try foldedColumns(connection) {
      let twins = try connection.rows(
        "SELECT \(identifier: column), \(identifier: column + "_cd") FROM \(identifier: table)"
      ) { row throws(DatabaseError) in (try row.textOrNil(0), try row.textOrNil(1)) }
      for (text, twin) in twins {
        #expect(
          text.map(Folding.folded) == twin, "\(table).\(column)", sourceLocation: sourceLocation)
      }
    }
    for (rule, count) in try broken(connection) {
      #expect(count == 0, "\(rule)", sourceLocation: sourceLocation)
    }
  }

  private static func broken(_ connection: Connection) throws -> [(rule: String, count: Int64)] {
    let rules: [(String, SQL)] = [
      (
        "the primary photo shows the person",
        """
        SELECT count(*) FROM fugitive f JOIN photo p ON p.id = f.primary_photo
        WHERE p.fugitive <> f.id
        """
      ),
      (
        "whoever has photos has a primary one",
        """
        SELECT count(*) FROM fugitive f
        WHERE (f.primary_photo IS NULL) = EXISTS (SELECT 1 FROM photo WHERE fugitive = f.id)
        """
      ),
      (
        "the bytes of every photo are there",
        """
        SELECT count(*) FROM photo p LEFT JOIN blob b ON b.sha256 = p.png_sha256
        WHERE b.size IS NULL OR b.size <> p.size
        """
      ),
      (
        "the original of every photo that keeps one is there",
        """
        SELECT count(*) FROM photo p
        WHERE original_kept AND NOT EXISTS (SELECT 1 FROM blob WHERE sha256 = p.sha256)
        """
      ),
      (
        "a date of capture only when captured",
        "SELECT count(*) FROM fugitive WHERE captured = 0 AND captdate IS NOT NULL"
      ),
      (
        "the last act in the log agrees with the state",
        """
        SELECT count(*) FROM fugitive f WHERE captured <> coalesce(
          (SELECT action = 'capture' FROM log WHERE fugitive = f.id
            AND action IN ('capture', 'release') ORDER BY id DESC LIMIT 1), captured)
        """
      ),
      (
        "the entry of a capture that stands says of it what the person says",
        """
        SELECT count(*) FROM fugitive f JOIN log l ON l.id = (SELECT max(id) FROM log
          WHERE fugitive = f.id AND action IN ('capture', 'release'))
        WHERE f.captured = 1 AND l.action = 'capture'
          AND (l.date, l.date_offset, l.date_precision, l.date_circa, l.agent, l.place, l.lat, l.lon)
            IS NOT (f.captdate, f.captdate_offset, f.captdate_precision, f.captdate_circa,
              f.captured_by, f.captured_place, f.captured_lat, f.captured_lon)
        """
      ),
      (
        "an amount and its currency come together",
        "SELECT count(*) FROM fugitive WHERE (bounty IS NULL) <> (currency IS NULL)"
      ),
      (
        "nobody is changed before being made",
        "SELECT count(*) FROM fugitive WHERE modified < created"
      ),
      (
        "the fixed rows are as they were",
        """
        SELECT 3 - (SELECT count(*) FROM agent WHERE id = 1 AND name = '..Unknown..')
          - (SELECT count(*) FROM offense WHERE id = 1 AND name = '..Unknown..')
          - (SELECT count(*) FROM place WHERE id = 1 AND text = '..Unknown..')
        """
      ),
    ]
    return try rules.map { rule, sql in
      (rule, try connection.firstRow(sql) { row throws(DatabaseError) in try row.int(0) } ?? -1)
    }
  }
}
