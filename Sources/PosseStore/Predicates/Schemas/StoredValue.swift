import PredicateFormat

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
