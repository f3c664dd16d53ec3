import SQLite

@testable import PosseStore

/// Everything a book holds, as text: two books with the same dump cannot be told apart.
enum BookDump {
  /// Dumps through the connection of the book.
  static func of(_ book: ScratchBook) throws -> [String] {
    try of(book.book.connection)
  }

  /// The schema, then every row of every table with the type of each value.
  static func of(_ connection: Connection) throws -> [String] {
    var lines = try connection.rows(
      "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1"
    ) { row throws(DatabaseError) in try row.text(0) }
    for table in try connection.tableNames() + ["sqlite_sequence"] {
      lines += try connection.rows("SELECT * FROM \(identifier: table) ORDER BY 1, 2") {
        row throws(DatabaseError) in
        table + "|" + (try row.values().map(text).joined(separator: "|"))
      }
    }
    return lines
  }

  private static func text(_ value: Value) -> String {
    switch value {
    case .null: "null"
    case .integer(let number): "\(number)"
    case .real(let number): "real \(number)"
    case .text(let text): "'\(text)'"
    case .blob(let bytes): "x\(bytes.count):\(bytes.reduce(into: 0) { $0 = $0 &* 31 &+ Int($1) })"
    }
  }
}
