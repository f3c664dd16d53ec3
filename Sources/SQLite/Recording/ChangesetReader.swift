import CSQLite

/// Reads the changes out of a changeset.
///
/// The corresponding C function is `sqlite3changeset_next`.
enum ChangesetReader {
  static func read(
    _ buffer: UnsafeMutableRawPointer?, size: Int32
  ) throws(DatabaseError) -> [RowChange] {
    guard size > 0 else { return [] }
    var iterator: OpaquePointer?
    try unsafe check(sqlite3changeset_start(&iterator, size, buffer))
    defer { unsafe sqlite3changeset_finalize(iterator) }
    var changes: [RowChange] = []
    while true {
      let result = unsafe sqlite3changeset_next(iterator)
      if result == SQLITE_DONE { return changes }
      guard result == SQLITE_ROW else { throw failure(result) }
      changes.append(try unsafe change(iterator))
    }
  }

  private static func change(_ iterator: OpaquePointer?) throws(DatabaseError) -> RowChange {
    var name: UnsafePointer<CChar>?
    var columnCount: Int32 = 0
    var operation: Int32 = 0
    var indirect: Int32 = 0
    try unsafe check(
      sqlite3changeset_op(iterator, &name, &columnCount, &operation, &indirect))
    guard let name = unsafe name else { throw failure(SQLITE_CORRUPT) }
    var old: [Value?] = []
    var new: [Value?] = []
    for column in 0..<columnCount {
      if operation == SQLITE_INSERT {
        old.append(nil)
      } else {
        old.append(try unsafe value(iterator, column, sqlite3changeset_old))
      }
      if operation == SQLITE_DELETE {
        new.append(nil)
      } else {
        new.append(try unsafe value(iterator, column, sqlite3changeset_new))
      }
    }
    let kind: RowChange.Operation =
      switch operation {
      case SQLITE_INSERT: .insert
      case SQLITE_DELETE: .delete
      default: .update
      }
    return RowChange(
      table: unsafe String(cString: name), operation: kind, isIndirect: indirect != 0,
      key: try unsafe key(iterator, operation == SQLITE_INSERT ? new : old), old: old, new: new)
  }

  private static func key(
    _ iterator: OpaquePointer?, _ values: [Value?]
  ) throws(DatabaseError) -> Int64 {
    var flags: UnsafeMutablePointer<UInt8>?
    var count: Int32 = 0
    try unsafe check(sqlite3changeset_pk(iterator, &flags, &count))
    guard let flags = unsafe flags else { throw failure(SQLITE_CORRUPT) }
    for column in 0..<Int(count) where unsafe flags[column] != 0 {
      guard values.indices.contains(column), case .integer(let number)? = values[column] else {
        break
      }
      return number
    }
    throw failure(SQLITE_MISMATCH)
  }

  private static func value(
    _ iterator: OpaquePointer?, _ column: Int32,
    _ read: (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Int32
  ) throws(DatabaseError) -> Value? {
    var pointer: OpaquePointer?
    try unsafe check(read(iterator, column, &pointer))
    guard unsafe pointer != nil else { return nil }
    guard let value = unsafe Value(argument: pointer) else { throw failure(SQLITE_MISMATCH) }
    return value
  }

  private static func check(_ result: Int32) throws(DatabaseError) {
    if result != SQLITE_OK { throw failure(result) }
  }

  private static func failure(_ result: Int32) -> DatabaseError {
    DatabaseError(code: ResultCode(rawValue: result), message: "a changeset cannot be read")
  }
}
