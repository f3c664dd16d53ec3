import SQLite

/// A table whose rows history follows, and what history needs to know about it.
struct TrackedTable {
  let name: String
  /// The columns in the order of the table.
  let columns: [String]
  /// How rows of the table belong to a person.
  let person: PersonRule

  /// How a row belongs to a person.
  enum PersonRule {
    /// The row is a person.
    case itself
    /// A column holds the person's number.
    case column
    /// The row belongs to the book.
    case none
  }

  /// The tables that history follows, those first whose rows others refer to.
  ///
  /// Rows are put back in this order and taken away in the opposite one.
  static let names = [
    "agent", "offense", "tag", "place", "default_value", "view", "fugitive", "photo", "source",
    "birth", "alias",
    "fugitive_tag", "fugitive_offense", "log",
  ]

  /// The position of each table in ``names``.
  static let rank = Dictionary(
    names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })

  /// The tables that history does not follow: what it consists of, bytes named by their digest, and what
  /// searches look into, which follows from the rest.
  static let untracked: Set = [
    "blob", "history", "history_row", "migration", "search_text", "search_state", "search_config",
    "search_data", "search_idx",
  ]

  /// The texts that have a folded twin beside them.
  static let folded: [String: [String]] = [
    "agent": ["name"], "offense": ["name"], "tag": ["name"],
    "place": ["text", "country", "state", "zip", "city"],
    "fugitive": ["name", "description", "notes", "warrant"], "alias": ["name"],
    "photo": ["caption"], "log": ["note"],
  ]

  /// Columns that say when a row was changed: they never stand in the way of undo.
  static let bookkeeping: Set = ["modified", "modified_offset"]

  /// Whether a column is the folded twin of another and stays out of row images.
  static func isTwin(_ column: String) -> Bool { column.hasSuffix("_cd") }

  /// Returns the positions of columns that are read together with any of the given ones.
  ///
  /// The four columns of a date belong together, and a sum with its currency.
  func companions(of positions: Set<Int>) -> [Int] {
    var wanted: Set<String> = []
    for position in positions {
      let column = columns[position]
      if column == "bounty" || column == "currency" { wanted.formUnion(["bounty", "currency"]) }
      let base =
        Self.dateSuffixes.first(where: column.hasSuffix)
        .map { String(column.dropLast($0.count)) } ?? column
      if columns.contains(base + "_precision") {
        wanted.formUnion([base] + Self.dateSuffixes.map { base + $0 })
      }
    }
    return columns.indices.filter { wanted.contains(columns[$0]) }
  }

  private static let dateSuffixes = ["_offset", "_precision", "_circa"]

  /// Reads the columns of a table from the book; nil when history does not follow the table.
  init?(_ name: String, _ connection: Connection) throws(DatabaseError) {
    guard Self.rank[name] != nil else { return nil }
    self.name = name
    columns = try connection.texts(
      "SELECT name FROM pragma_table_info(\(name)) ORDER BY cid")
    person = name == "fugitive" ? .itself : columns.contains("fugitive") ? .column : .none
  }
}
