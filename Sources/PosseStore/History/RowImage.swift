import SQLite

/// What an entry of the history knows of one row: its values before and after, by column.
struct RowImage {
  let table: String
  let key: Int64
  /// The person whom the row belongs to; nil for rows of the book itself.
  let person: Int64?
  /// The values before: of a changed row those that changed, of a new row nil.
  let before: [(column: String, value: Value)]?
  /// The values after: of a changed row those that changed, of a removed row nil.
  let after: [(column: String, value: Value)]?

  /// Makes the image of a change, without folded twins; nil when nothing but twins changed.
  init?(_ change: RowChange, of table: TrackedTable, person: Int64?) {
    self.table = change.table
    key = change.key
    self.person = person
    switch change.operation {
    case .insert:
      before = nil
      after = Self.full(change.new, of: table)
    case .delete:
      before = Self.full(change.old, of: table)
      after = nil
    case .update:
      let old = Self.changed(change.old, beside: change.new, of: table)
      let new = Self.changed(change.new, beside: change.new, of: table)
      guard !new.isEmpty else { return nil }
      before = old
      after = new
    }
  }

  /// Every column of a row that is not null.
  private static func full(
    _ values: [Value?], of table: TrackedTable
  ) -> [(column: String, value: Value)] {
    zip(table.columns, values).compactMap { column, value in
      guard let value, value != .null, !TrackedTable.isTwin(column) else { return nil }
      return (column, value)
    }
  }

  private static func changed(
    _ values: [Value?], beside new: [Value?], of table: TrackedTable
  ) -> [(column: String, value: Value)] {
    zip(table.columns, zip(values, new)).compactMap { column, pair in
      guard let value = pair.0, pair.1 != nil, !TrackedTable.isTwin(column) else { return nil }
      return (column, value)
    }
  }
}

extension RowImage {
  /// A row image as the book keeps it.
  struct Stored {
    let table: String
    let key: Int64
    let person: Int64?
    let before: [String: Value]?
    let after: [String: Value]?

    /// Reads table, row, person, before and after, in this order.
    init(row: borrowing Row) throws(DatabaseError) {
      table = try row.text(0)
      key = try row.int(1)
      person = try row.intOrNil(2)
      before = try Self.decoded(try row.textOrNil(3))
      after = try Self.decoded(try row.textOrNil(4))
    }

    private static func decoded(_ text: String?) throws(DatabaseError) -> [String: Value]? {
      guard let text else { return nil }
      return try ImageText.decoded(text)
    }
  }
}
