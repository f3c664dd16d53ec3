import CSQLite
import Glibc

/// A row of a result, lent for the time of a closure.
///
/// Columns count from 0. Reading a column as a type it does not hold is a `DatabaseError` that names the
/// column, as is text that is not valid UTF-8; nothing is converted silently.
@safe
package struct Row: ~Copyable {
  private let statement: OpaquePointer
  private let sql: String

  /// The number of columns.
  package let count: Int

  init(statement: OpaquePointer, sql: String) {
    unsafe self.statement = statement
    self.sql = sql
    count = Int(unsafe sqlite3_data_count(statement))
  }

  /// The name of a column in the result; empty when there is none of that number.
  package func columnName(_ index: Int) -> String {
    guard index >= 0, index < count,
      let name = unsafe sqlite3_column_name(statement, Int32(index))
    else { return "" }
    return unsafe String(cString: name)
  }

  /// Whether a column is null.
  package func isNull(_ index: Int) -> Bool { type(index) == SQLITE_NULL }

  /// Reads an integer.
  package func int(_ index: Int) throws(DatabaseError) -> Int64 {
    guard let number = try intOrNil(index) else { throw mismatch(index, "integer") }
    return number
  }

  /// Reads an integer or null.
  package func intOrNil(_ index: Int) throws(DatabaseError) -> Int64? {
    switch type(index) {
    case SQLITE_INTEGER: return unsafe sqlite3_column_int64(statement, Int32(index))
    case SQLITE_NULL: return nil
    default: throw mismatch(index, "integer")
    }
  }

  /// Reads 0 as false and 1 as true; any other number is an error.
  package func bool(_ index: Int) throws(DatabaseError) -> Bool {
    switch try int(index) {
    case 0: false
    case 1: true
    default: throw mismatch(index, "truth value")
    }
  }

  /// Reads a floating point number; an integer is one too.
  package func double(_ index: Int) throws(DatabaseError) -> Double {
    guard [SQLITE_FLOAT, SQLITE_INTEGER].contains(type(index)) else {
      throw mismatch(index, "number")
    }
    return unsafe sqlite3_column_double(statement, Int32(index))
  }

  /// Reads a floating point number or null.
  package func doubleOrNil(_ index: Int) throws(DatabaseError) -> Double? {
    try isNull(index) ? nil : double(index)
  }

  /// Reads text whole, zero characters included.
  package func text(_ index: Int) throws(DatabaseError) -> String {
    guard let text = try textOrNil(index) else { throw mismatch(index, "text") }
    return text
  }

  /// Reads text or null.
  package func textOrNil(_ index: Int) throws(DatabaseError) -> String? {
    switch type(index) {
    case SQLITE_TEXT: return try presentText(index)
    case SQLITE_NULL: return nil
    default: throw mismatch(index, "text")
    }
  }

  private func presentText(_ index: Int) throws(DatabaseError) -> String {
    guard let start = unsafe sqlite3_column_text(statement, Int32(index)) else {
      throw DatabaseError(code: .noMemory, message: "out of memory", sql: sql)
    }
    let count = Int(unsafe sqlite3_column_bytes(statement, Int32(index)))
    let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
    // Decoding repairs what is not UTF-8, which then differs from the bytes; it is much faster than
    // asking for validity first.
    var text = unsafe String(decoding: bytes, as: UTF8.self)
    let isValid = text.withUTF8 { decoded in
      guard decoded.count == count else { return false }
      guard let address = decoded.baseAddress else { return true }
      return unsafe memcmp(address, start, count) == 0
    }
    guard isValid else { throw mismatch(index, "valid UTF-8") }
    return text
  }

  /// Reads bytes.
  package func blob(_ index: Int) throws(DatabaseError) -> [UInt8] {
    guard type(index) == SQLITE_BLOB else { throw mismatch(index, "bytes") }
    let start = unsafe sqlite3_column_blob(statement, Int32(index))
    let count = Int(unsafe sqlite3_column_bytes(statement, Int32(index)))
    // An empty blob has no address.
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count))
  }

  /// Reads bytes or null.
  package func blobOrNil(_ index: Int) throws(DatabaseError) -> [UInt8]? {
    try isNull(index) ? nil : blob(index)
  }

  /// Reads whatever the column holds.
  package func value(_ index: Int) throws(DatabaseError) -> Value {
    switch type(index) {
    case SQLITE_INTEGER: .integer(try int(index))
    case SQLITE_FLOAT: .real(try double(index))
    case SQLITE_TEXT: .text(try text(index))
    case SQLITE_BLOB: .blob(try blob(index))
    case SQLITE_NULL: .null
    default: throw mismatch(index, "column")
    }
  }

  /// Reads every column.
  package func values() throws(DatabaseError) -> [Value] {
    var values: [Value] = []
    for index in 0..<count { values.append(try value(index)) }
    return values
  }

  /// SQLite's number for the type of a column; -1 when there is no such column.
  private func type(_ index: Int) -> Int32 {
    guard index >= 0, index < count else { return -1 }
    return unsafe sqlite3_column_type(statement, Int32(index))
  }

  private func mismatch(_ index: Int, _ expected: String) -> DatabaseError {
    DatabaseError.decoding(
      column: index, name: columnName(index), expected: expected, sql: sql)
  }
}
