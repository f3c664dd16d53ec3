import CSQLite

/// The use of a prepared statement for one run; gives it back without values and unstarted.
struct Statement: ~Copyable {
  private let prepared: PreparedStatement
  private let connection: Connection

  init(_ prepared: PreparedStatement, connection: Connection) {
    prepared.isLeased = true
    self.prepared = prepared
    self.connection = connection
  }

  deinit {
    unsafe sqlite3_reset(prepared.handle)
    unsafe sqlite3_clear_bindings(prepared.handle)
    prepared.isLeased = false
  }

  /// Binds the values and calls the body; bytes are not copied, so they count as bound only inside.
  func withBindings<R, E: Error>(
    _ values: [Value], failure: (DatabaseError) -> E, _ body: () throws(E) -> R
  ) throws(E) -> R {
    let expected = Int(unsafe sqlite3_bind_parameter_count(prepared.handle))
    if expected != values.count {
      throw failure(
        DatabaseError(
          code: .range, message: "\(values.count) values for \(expected) parameters",
          sql: prepared.sql))
    }
    connection.statementObserver?(prepared.sql)
    return try bind(values[...], failure: failure, body)
  }

  /// Goes to the next row; false at the end.
  func step<E: Error>(failure: (DatabaseError) -> E) throws(E) -> Bool {
    let result = unsafe sqlite3_step(prepared.handle)
    switch result {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw failure(connection.failure(result, sql: prepared.sql))
    }
  }

  /// Lends the row that `step` reached.
  func withRow<R, E: Error>(_ body: (borrowing Row) throws(E) -> R) throws(E) -> R {
    let row = unsafe Row(statement: prepared.handle, sql: prepared.sql)
    return try body(row)
  }

  private func bind<R, E: Error>(
    _ values: ArraySlice<Value>, failure: (DatabaseError) -> E, _ body: () throws(E) -> R
  ) throws(E) -> R {
    var rest = values
    while let value = rest.popFirst() {
      let index = Int32(rest.startIndex)
      if case .blob(let bytes) = value {
        // The empty array has no address, which would bind null.
        if bytes.isEmpty {
          try check(unsafe sqlite3_bind_zeroblob(prepared.handle, index, 0), failure)
          continue
        }
        let remaining = rest
        return try unsafe bytes.withUnsafeBufferPointer { (buffer) throws(E) -> R in
          let count = UInt64(buffer.count)
          try check(
            unsafe sqlite3_bind_blob64(prepared.handle, index, buffer.baseAddress, count, nil),
            failure)
          return try bind(remaining, failure: failure, body)
        }
      }
      try check(bindScalar(value, at: index), failure)
    }
    return try body()
  }

  private func bindScalar(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null, .blob: return unsafe sqlite3_bind_null(prepared.handle, index)
    case .integer(let number): return unsafe sqlite3_bind_int64(prepared.handle, index, number)
    case .real(let number): return unsafe sqlite3_bind_double(prepared.handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        // An empty text may have no address, which would bind null.
        guard let start = bytes.baseAddress else {
          return unsafe posse_bind_text(prepared.handle, index, "", 0)
        }
        let characters = unsafe UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
        return unsafe posse_bind_text(prepared.handle, index, characters, UInt64(bytes.count))
      }
    }
  }

  private func check<E: Error>(
    _ result: Int32, _ failure: (DatabaseError) -> E
  ) throws(E) {
    if result != SQLITE_OK { throw failure(connection.failure(result, sql: prepared.sql)) }
  }
}
