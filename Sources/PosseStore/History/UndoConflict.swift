package import PosseModel

/// Why a command cannot be taken back or brought again: what it touched is not as it left it.
package struct UndoConflict: Hashable, Sendable {
  /// One column of one row that stands in the way.
  package struct Difference: Hashable, Sendable {
    /// The person whose row it is; nil for rows of the book itself.
    package let fugitive: FugitiveID?
    /// The table.
    package let table: String
    /// The column; nil when it is the whole row.
    package let column: String?
    /// The field that the column belongs to, or a word for the whole row.
    package var field: String {
      guard let column else { return table == "fugitive" ? "record" : table }
      if table == "default_value" { return "\(column).default" }
      guard table == "fugitive" else { return "\(table).\(column)" }
      return Self.field(of: column)?.name ?? column
    }

    /// The field that a column of `fugitive` belongs to.
    static func field(of column: String) -> FugitiveField? {
      FugitiveField.allCases.first { FieldStorage.of($0).columns.contains(column) }
    }

    /// What the command left there, as text; nil for nothing.
    package let expected: String?
    /// What stands there now, as text; nil for nothing.
    package let found: String?

    /// Makes a difference.
    package init(
      fugitive: FugitiveID?, table: String, column: String?, expected: String?, found: String?
    ) {
      self.fugitive = fugitive
      self.table = table
      self.column = column
      self.expected = expected
      self.found = found
    }
  }

  /// What stands in the way, the first few.
  package let differences: [Difference]

  /// Makes a conflict.
  package init(differences: [Difference]) {
    self.differences = differences
  }
}
