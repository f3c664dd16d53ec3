import CSQLite

/// A recorder of every row that statements of a connection insert, update or delete.
///
/// It sees what triggers and foreign keys do too. A table without a declared primary key escapes it, so
/// tables that it follows must have one. It must not outlive the connection.
/// The corresponding C functions are those of SQLite's session extension, such as
/// `sqlite3session_create`.
@safe
package final class ChangeRecorder {
  private let connection: Connection
  private let filter: TableFilter
  private var session: OpaquePointer?

  /// Begins to record the tables for which the closure answers true.
  ///
  /// It is asked once for a table that is followed and for every changed row of one that is not.
  package init(
    _ connection: Connection, following isFollowed: @escaping (String) -> Bool
  ) throws(DatabaseError) {
    self.connection = connection
    filter = TableFilter(isFollowed)
    try start()
  }

  deinit { stop() }

  /// Returns everything recorded since the beginning or the last call, grouped by table.
  package func takeChanges() throws(DatabaseError) -> [RowChange] {
    var size: Int32 = 0
    var buffer: UnsafeMutableRawPointer?
    guard let session = unsafe session else {
      throw DatabaseError(code: .misuse, message: "nothing is being recorded")
    }
    let result = unsafe sqlite3session_changeset(session, &size, &buffer)
    defer { unsafe sqlite3_free(buffer) }
    if result != SQLITE_OK {
      throw DatabaseError(
        code: ResultCode(rawValue: result), message: "the changes could not be recorded")
    }
    let changes = try unsafe ChangesetReader.read(buffer, size: size)
    stop()
    try start()
    return changes
  }

  private func stop() {
    // Unlike other C functions this one does not take null, which is what a failed start leaves.
    guard let ended = unsafe session else { return }
    unsafe session = nil
    unsafe sqlite3session_delete(ended)
  }

  private func start() throws(DatabaseError) {
    try check(unsafe sqlite3session_create(connection.handle, "main", &session))
    unsafe sqlite3session_table_filter(
      session,
      { context, table in
        guard let context = unsafe context, let table = unsafe table else { return 0 }
        let filter = unsafe Unmanaged<TableFilter>.fromOpaque(context).takeUnretainedValue()
        return unsafe filter.isFollowed(String(cString: table)) ? 1 : 0
      }, Unmanaged.passUnretained(filter).toOpaque())
    try check(unsafe sqlite3session_attach(session, nil))
  }

  private func check(_ result: Int32) throws(DatabaseError) {
    if result != SQLITE_OK {
      throw DatabaseError(
        code: ResultCode(rawValue: result), message: "changes cannot be recorded")
    }
  }
}

/// The closure that says which tables are followed, as C carries it.
private final class TableFilter {
  let isFollowed: (String) -> Bool

  init(_ isFollowed: @escaping (String) -> Bool) {
    self.isFollowed = isFollowed
  }
}
