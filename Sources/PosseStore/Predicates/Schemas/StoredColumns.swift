import SQLite

/// The expressions of one value.
struct StoredColumns {
  /// The text, the whole number, or the microseconds of a date.
  var value: SQL
  /// The folded twin of a text, when one is stored.
  var folded: SQL?
  /// The precision of a date; nil when it is always a point in time.
  var precision: SQL?
}
