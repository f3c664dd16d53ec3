import CSQLite

/// A compiled statement, kept for use again; frees it at its end.
@safe
final class PreparedStatement {
  let handle: OpaquePointer
  let sql: String
  var isLeased = false
  var lastUse: UInt64 = 0

  init(adopting handle: OpaquePointer, sql: String) {
    unsafe self.handle = handle
    self.sql = sql
  }

  deinit {
    unsafe sqlite3_finalize(handle)
  }
}
