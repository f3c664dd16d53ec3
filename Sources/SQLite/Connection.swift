import CSQLite

/// One open SQLite database, with settings that protect what it holds.
///
/// A connection belongs to the thread that made it. Everything read or written goes through `execute`,
/// `rows` and their kin; statements are prepared once and kept.
@safe
package final class Connection {
  /// What may be done with the file.
  package enum Access: Hashable, Sendable {
    /// Reading; nothing is created or changed.
    case readOnly
    /// Reading and writing of an existing file.
    case readWrite
    /// Reading and writing; a missing file is made, readable by its owner only.
    case readWriteCreate
  }

  /// What was asked for when the connection was opened.
  package let access: Access

  /// Is told the text of each statement that starts, without values, so that tests can look on.
  package var statementObserver: ((String) -> Void)?

  private var openHandle: OpaquePointer?
  private var lockWait: LockWait?
  let cache = StatementCache()

  /// Opens a file.
  ///
  /// The path is used as it is and must not lead through a symbolic link: resolve it first. A file that
  /// is open for writing but write-protected is refused with `readOnly`.
  /// The corresponding C function is `sqlite3_open_v2`.
  ///
  /// - Throws: `DatabaseError`, most often `cannotOpen`, `busy` or `notADatabase`.
  package init(
    path: [UInt8], access: Access, busyTimeoutMilliseconds: Int = 10_000
  ) throws(DatabaseError) {
    if path.isEmpty || path.contains(0) {
      throw DatabaseError(code: .cannotOpen, message: "the path is empty or holds a zero byte")
    }
    self.access = access
    if access == .readWriteCreate { SystemCalls.createPrivateFile(path) }
    let flags =
      switch access {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .readWriteCreate: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    try open(path, flags | SQLITE_OPEN_NOFOLLOW, busyTimeoutMilliseconds)
    if access != .readOnly, unsafe sqlite3_db_readonly(try handle, "main") == 1 {
      throw DatabaseError(code: .readOnly, message: "the file is write-protected")
    }
    try configure(isFile: true)
  }

  /// Opens a database that lives in memory and ends with the connection.
  package init(inMemory: Void) throws(DatabaseError) {
    access = .readWriteCreate
    try open(Array(":memory:".utf8), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, 0)
    try configure(isFile: false)
  }

  deinit {
    cache.removeAll()
    unsafe sqlite3_close_v2(openHandle)
  }

  /// Closes the database; what is used afterwards fails with `misuse`.
  ///
  /// In debug builds a statement that is still running is a programmer error.
  /// The corresponding C function is `sqlite3_close`.
  package func close() throws(DatabaseError) {
    guard let closing = unsafe openHandle else { return }
    assert(!hasBusyStatement, "a statement is still running")
    cache.removeAll()
    try check(unsafe sqlite3_close(closing))
    unsafe openHandle = nil
  }

  /// Whether a statement has been started and not yet finished.
  package var hasBusyStatement: Bool {
    if unsafe openHandle == nil { return false }
    var statement = unsafe sqlite3_next_stmt(openHandle, nil)
    while let current = unsafe statement {
      if unsafe sqlite3_stmt_busy(current) != 0 { return true }
      unsafe statement = sqlite3_next_stmt(openHandle, current)
    }
    return false
  }

  /// The C handle, for the rest of this module.
  var handle: OpaquePointer {
    get throws(DatabaseError) {
      guard let openHandle = unsafe openHandle else {
        throw DatabaseError(code: .misuse, message: "the connection is closed")
      }
      return unsafe openHandle
    }
  }

  private func open(
    _ path: [UInt8], _ flags: Int32, _ busyTimeoutMilliseconds: Int
  ) throws(DatabaseError) {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    let all = flags | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE
    try check(unsafe sqlite3_open_v2(name, &openHandle, all, nil))
    // Before the first statement: even opening pragmas wait for a lock.
    let wait = LockWait(milliseconds: busyTimeoutMilliseconds)
    lockWait = wait
    try check(unsafe wait.install(on: handle))
  }

  /// Throws what the last call on this connection reported, unless it was success.
  func check(_ result: Int32, sql: String? = nil) throws(DatabaseError) {
    if result != SQLITE_OK { throw failure(result, sql: sql) }
  }

  /// Describes the failure of the last call on this connection.
  func failure(_ result: Int32, sql: String?) -> DatabaseError {
    guard let openHandle = unsafe openHandle else {
      return DatabaseError(code: ResultCode(rawValue: result), message: "out of memory", sql: sql)
    }
    let system = unsafe sqlite3_system_errno(openHandle)
    let code = ResultCode(rawValue: result)
    let hasSystemCause = [.cannotOpen, .inputOutput, .full].contains(code.primary) && system != 0
    return DatabaseError(
      code: code, message: unsafe String(cString: sqlite3_errmsg(openHandle)), sql: sql,
      systemErrorNumber: hasSystemCause ? system : nil)
  }
}
