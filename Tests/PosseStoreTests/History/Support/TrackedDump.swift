import SQLite

@testable import PosseStore

/// Every row of every table that history follows, all columns with their folded twins, as text.
///
/// The tables are named here by what they are not, so that one that is forgotten elsewhere shows.
enum TrackedDump {
  static func of(_ book: ScratchBook) throws -> [String] {
    let connection = book.book.connection
    var lines: [String] = []
    for table in try connection.tableNames()
    where !["blob", "history", "history_row", "migration"].contains(table)
      && !table.hasPrefix("search")
    {
      let columns = try connection.texts(
        "SELECT name FROM pragma_table_info(\(table)) ORDER BY cid")
      let row = SQL.joined(columns.map { "quote(\(identifier: $0))" }, separator: " || '|' || ")
      lines += try connection.texts(
        "SELECT \(table) || '|' || \(row) FROM \(identifier: table) ORDER BY id")
    }
    return lines
  }
}
