import SQLite

/// What differs between database engines in the conditions that predicates become.
struct SQLDialect: Sendable {
  /// The largest number of arguments of one call.
  let argumentLimit: Int
  /// The greatest length of a wildcard pattern in bytes.
  let patternLimit: Int
  /// The greatest length of a condition in bytes, with room for the statement around it.
  let textLimit: Int
  /// The largest number of bound values.
  let bindingLimit: Int
  /// The largest number of values in a list; a longer one is bound as one text.
  let listLimit: Int
  /// The largest number of terms that one AND or OR is planned with; the time for more grows with the
  /// square of their number.
  let termLimit: Int
  /// How many terms stand in one row of ANDs or ORs.
  let rowLength: Int
  /// The room of the parser for a condition, in its own entries; see ``ParserRoom``.
  let parserRoom: Int

  /// SQLite 3.40 and newer, with the limits that a ``Connection`` sets.
  ///
  /// The parser has room for 100 entries, of which the statements around a condition need up to 19.
  static let sqlite = SQLDialect(
    argumentLimit: 100, patternLimit: 3_000, textLimit: 900_000, bindingLimit: 30_000,
    listLimit: 1_000, termLimit: 1_000, rowLength: 16, parserRoom: 80)

  /// Equal, or both null.
  func isSame(_ left: SQL, _ right: SQL) -> SQL { "\(left) IS \(right)" }

  /// Not equal, or just one null.
  func isDifferent(_ left: SQL, _ right: SQL) -> SQL { "\(left) IS NOT \(right)" }

  /// Fits the wildcards of a pattern in the engine's spelling.
  func fits(_ text: SQL, _ pattern: String) -> SQL { "\(text) GLOB \(pattern)" }

  /// Holds a text that is not empty.
  func holds(_ text: SQL, _ part: String) -> SQL { "instr(\(text), \(part)) > 0" }

  /// Ends with a text that is not empty.
  func ends(_ text: SQL, _ part: String) -> SQL {
    "substr(\(text), \(-part.unicodeScalars.count)) = \(part)"
  }

  /// The elements of a JSON array as rows of one column.
  func elements(ofJSON array: String) -> SQL { "SELECT value FROM json_each(\(array))" }

  /// Folds case and marks of a text that has no stored twin.
  func folded(_ text: SQL) -> SQL { "posse_fold(\(text))" }

  /// Asks a program; see ``PredicateRuntime``.
  func call(_ program: Int, _ arguments: [SQL]) -> SQL {
    "posse_holds(\(SQL.joined(["\(program)"] + arguments)))"
  }
}
