/// A failure of the database: the code, SQLite's sentence, and the statement without its values.
package struct DatabaseError: Error, Hashable, Sendable {
  /// A column whose value is not what was asked for.
  package struct Column: Hashable, Sendable {
    /// The position in the row, from 0.
    package let index: Int
    /// The name in the result.
    package let name: String
    /// The type that was asked for, such as "integer".
    package let expected: String
  }

  /// What kind of failure it is.
  package let code: ResultCode
  /// The sentence, in SQLite's words or ours.
  package let message: String
  /// The text of the statement, with question marks in place of values; nil when there is none.
  package let sql: String?
  /// The column that could not be decoded; nil for every other failure.
  package let column: Column?
  /// The system's `errno` behind a failure to open, read or write; nil when there is none.
  package let systemErrorNumber: Int32?

  /// Puts a failure together.
  package init(
    code: ResultCode, message: String, sql: String? = nil, column: Column? = nil,
    systemErrorNumber: Int32? = nil
  ) {
    self.code = code
    self.message = message
    self.sql = sql
    self.column = column
    self.systemErrorNumber = systemErrorNumber
  }

  /// Whether a value read from a row was not of the type asked for, or not valid UTF-8.
  package var isDecodingFailure: Bool { column != nil }

  static func decoding(
    column index: Int, name: String, expected: String, sql: String
  ) -> DatabaseError {
    DatabaseError(
      code: .mismatch, message: "column \(name) holds no \(expected)", sql: sql,
      column: Column(index: index, name: name, expected: expected))
  }
}

extension DatabaseError: CustomStringConvertible {
  /// Code, message and statement in one line for a test or a log; never a bound value.
  package var description: String {
    "SQLite error \(code.rawValue): \(message)" + (sql.map { " in: \($0)" } ?? "")
  }
}
