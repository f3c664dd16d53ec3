import CSQLite

extension Connection {
  /// Lends a statement of this text, prepared now or before.
  func lease<E: Error>(
    _ sql: String, failure: (DatabaseError) -> E
  ) throws(E) -> Statement {
    if let prepared = cache.available(sql) { return Statement(prepared, connection: self) }
    do throws(DatabaseError) {
      let prepared = try prepareOnly(sql)
      cache.store(prepared)
      return Statement(prepared, connection: self)
    } catch {
      throw failure(error)
    }
  }

  private func prepareOnly(_ sql: String) throws(DatabaseError) -> PreparedStatement {
    var rest = Array(sql.utf8)[...]
    guard let prepared = try prepare(&rest, isKept: true, as: sql) else {
      throw DatabaseError(code: .misuse, message: "there is no statement", sql: sql)
    }
    if try prepare(&rest, isKept: false) != nil {
      throw DatabaseError(code: .misuse, message: "more than one statement", sql: sql)
    }
    return prepared
  }

  /// Compiles the first statement and leaves what follows it; nil when only blanks and comments are left.
  ///
  /// The corresponding C function is `sqlite3_prepare_v3`.
  func prepare(
    _ text: inout ArraySlice<UInt8>, isKept: Bool, as name: String? = nil
  ) throws(DatabaseError) -> PreparedStatement? {
    // SQLite would stop at a zero and take the first half for the whole.
    if text.contains(0) {
      throw DatabaseError(code: .misuse, message: "a statement holds a zero byte", sql: name)
    }
    let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    while !text.isEmpty {
      var statement: OpaquePointer?
      let openHandle = unsafe try handle
      let (result, used) = unsafe text.withUnsafeBytes { bytes -> (Int32, Int) in
        var tail: UnsafePointer<CChar>?
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
        let result = unsafe sqlite3_prepare_v3(
          openHandle, start, Int32(clamping: bytes.count), flags, &statement, &tail)
        guard let start = unsafe start, let tail = unsafe tail else { return (result, bytes.count) }
        return (result, unsafe tail - start)
      }
      let sql = name ?? String(decoding: text.prefix(max(used, 0)), as: UTF8.self)
      try check(result, sql: name ?? String(decoding: text.prefix(2_000), as: UTF8.self))
      text = text.dropFirst(max(used, 1))
      if let statement = unsafe statement {
        return unsafe PreparedStatement(adopting: statement, sql: sql)
      }
    }
    return nil
  }
}
