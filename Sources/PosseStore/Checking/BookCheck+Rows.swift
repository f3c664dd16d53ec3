import PosseModel
import SQLite
import UnicodeText

extension BookCheck {
  /// Checks that every folded twin is the folding of its column, row by row.
  func checkFoldedTwins() {
    for (table, columns) in TrackedTable.folded.sorted(by: { $0.key < $1.key }) {
      for column in columns { checkTwins(of: column, in: table) }
    }
  }

  private func checkTwins(of column: String, in table: String) {
    attempt(table) { connection throws(DatabaseError) in
      try connection.forEachRow(
        """
        SELECT id, \(identifier: column), \(identifier: column + "_cd") FROM \(identifier: table)
        ORDER BY id
        """
      ) { row throws(DatabaseError) in
        let number = try row.int(0)
        do throws(DatabaseError) {
          let text = try row.textOrNil(1)
          guard try row.textOrNil(2) != text.map(Folding.folded) else { return }
          let person = table == "fugitive" ? number : nil
          report.add(
            Finding(.folded(column: column), table: table, row: number, fugitive: person))
        } catch {
          report.add(Finding(.unreadable(error.message), table: table, row: number))
        }
      }
    }
  }

  /// The value lists that have a fixed row, and the column with its text.
  static let fixedRows = [("agent", "name"), ("offense", "name"), ("place", "text")]
  /// The text of a fixed row.
  static let fixedText = "..Unknown.."

  /// Checks that the row that stands for an unknown value is in each of its lists.
  func checkFixedRows() {
    for (table, column) in Self.fixedRows {
      attempt(table) { connection throws(DatabaseError) in
        let count = try connection.firstInt(
          """
          SELECT count(*) FROM \(identifier: table)
          WHERE id = 1 AND \(identifier: column) = \(Self.fixedText)
          """)
        if count != 1 { report.add(Finding(.fixedRowMissing, table: table, row: 1)) }
      }
    }
  }

  /// Checks that whoever has photos has one of them as the primary one.
  func checkPrimaryPhotos() {
    attempt("fugitive") { connection throws(DatabaseError) in
      try connection.forEachRow(Self.wrongPrimaryPhotos) { row throws(DatabaseError) in
        let number = try row.int(0)
        let photo = try row.intOrNil(1).map { PhotoID($0) }
        let problem: Finding.PrimaryPhoto =
          if let photo { row.isNull(2) ? .missing(photo) : .ofAnother(photo) } else { .none }
        report.add(
          Finding(.primaryPhoto(problem), table: "fugitive", row: number, fugitive: number))
      }
    }
  }

  /// People whose primary photo is not one of theirs, with that photo and its person.
  static let wrongPrimaryPhotos: SQL = """
    SELECT f.id, f.primary_photo, p.fugitive FROM fugitive f
    LEFT JOIN photo p ON p.id = f.primary_photo
    WHERE (f.primary_photo IS NOT NULL AND p.fugitive IS NOT f.id)
      OR (f.primary_photo IS NULL AND EXISTS (SELECT 1 FROM photo q WHERE q.fugitive = f.id))
    ORDER BY f.id
    """
}
