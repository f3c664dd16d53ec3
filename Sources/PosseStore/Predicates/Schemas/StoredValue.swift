import PredicateFormat
import SQLite

/// How a value of a record is read in SQL.
struct StoredValue {
  /// The type of the value.
  var type: ValueType
  /// How many digits of the stored whole number stand behind the decimal point.
  var scale = 0
  /// The expressions, which may stand wherever the record is in scope.
  var columns: StoredColumns
  /// Whether there may be no value.
  var isNullable: Bool
  /// The row of another table that holds the value, when one does.
  var lookup: StoredLookup?
}

/// The expressions of one value.
struct StoredColumns {
  /// The text, the whole number, or the microseconds of a date.
  var value: SQL
  /// The folded twin of a text, when one is stored.
  var folded: SQL?
  /// The precision of a date; nil when it is always a point in time.
  var precision: SQL?
}

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
