/// What became of one row of one table between two looks: the net of everything that was done to it.
package struct RowChange: Hashable, Sendable {
  /// What was done.
  package enum Operation: Hashable, Sendable {
    /// The row is new.
    case insert
    /// The row is another than before.
    case update
    /// The row is gone.
    case delete
  }

  /// The table.
  package let table: String
  /// What was done.
  package let operation: Operation
  /// Whether a foreign key's action did it, not a statement.
  package let isIndirect: Bool
  /// The value of the primary key.
  package let key: Int64
  /// The values before, by position of the column; nil where the column did not change or the row is new.
  package let old: [Value?]
  /// The values after, by position of the column; nil where the column did not change or the row is gone.
  package let new: [Value?]

  /// Puts a change together.
  package init(
    table: String, operation: Operation, isIndirect: Bool, key: Int64, old: [Value?],
    new: [Value?]
  ) {
    self.table = table
    self.operation = operation
    self.isIndirect = isIndirect
    self.key = key
    self.old = old
    self.new = new
  }
}
