import SQLite

/// The way from a record to the row of another table that holds a value.
///
/// A condition on that row finds the records by its index, which a condition on a subselect would not.
struct StoredLookup {
  /// What the statement that finds rows yields.
  var key: SQL
  /// A statement that yields keys, up to and with its WHERE.
  var statement: SQL
  /// The expressions inside the statement.
  var columns: StoredColumns
  /// The condition on the record under which there is no such row.
  var isAbsent: SQL
}
