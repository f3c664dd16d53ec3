import SQLite

/// A column whose values are numbers of rows of another tracked table.
struct RowReference {
  /// The table with the column.
  let table: String
  let column: String
  /// The table whose rows it names.
  let target: String
  /// Whether the column becomes null when its row is deleted.
  let isCleared: Bool

  /// Reads the references between tracked tables from the schema.
  static func all(_ connection: Connection) throws(DatabaseError) -> [RowReference] {
    let references = try connection.rows(
      """
      SELECT t.name, r."from", r."table", r.on_delete = 'SET NULL'
      FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) r
      WHERE t.type = 'table' ORDER BY 1, 2
      """
    ) { row throws(DatabaseError) in
      RowReference(
        table: try row.text(0), column: try row.text(1), target: try row.text(2),
        isCleared: try row.bool(3))
    }
    return references.filter {
      TrackedTable.names.contains($0.table) && TrackedTable.names.contains($0.target)
    }
  }
}
