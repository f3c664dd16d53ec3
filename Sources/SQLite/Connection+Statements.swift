import CSQLite

extension Connection {
  /// Runs one statement to its end; rows it yields are passed over.
  ///
  /// ```swift
  /// try connection.execute("UPDATE fugitive SET bounty = \(12_500_000) WHERE id = \(12)")
  /// ```
  package func execute(_ sql: SQL) throws(DatabaseError) {
    try forEachRow(sql) { _ in }
  }

  /// Runs several statements without values, separated by semicolons, such as a schema.
  package func executeScript(_ script: String) throws(DatabaseError) {
    var rest = Array(script.utf8)[...]
    while let prepared = try prepare(&rest, isKept: false) {
      let statement = Statement(prepared, connection: self)
      try statement.withBindings([], failure: { $0 }) { () throws(DatabaseError) in
        while try statement.step(failure: { $0 }) {}
      }
    }
  }

  /// Collects what the closure makes of each row.
  ///
  /// ```swift
  /// try connection.rows("SELECT id, name FROM fugitive") { row throws(DatabaseError) in
  ///   Named(id: try row.int(0), name: try row.text(1))
  /// }
  /// try connection.rows("SELECT id, name FROM fugitive", Named.init(row:))
  /// ```
  ///
  /// A closure must name its error type as above, since Swift would infer `any Error`.
  package func rows<T>(
    _ sql: SQL, _ decode: (borrowing Row) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> [T] {
    var result: [T] = []
    try forEachRow(sql) { row throws(DatabaseError) in result.append(try decode(row)) }
    return result
  }

  /// Collects what a closure with errors of its own makes of each row; failures of the database become one of those.
  package func rows<T, E: Error>(
    _ sql: SQL, failure: (DatabaseError) -> E, _ decode: (borrowing Row) throws(E) -> T
  ) throws(E) -> [T] {
    var result: [T] = []
    try forEachRow(sql, failure: failure) { row throws(E) in result.append(try decode(row)) }
    return result
  }

  /// Gives what the closure makes of the first row; nil when there is none.
  package func firstRow<T>(
    _ sql: SQL, _ decode: (borrowing Row) throws(DatabaseError) -> T
  ) throws(DatabaseError) -> T? {
    let statement = try lease(sql.text, failure: { $0 })
    return try statement.withBindings(sql.bindings, failure: { $0 }) {
      () throws(DatabaseError) -> T? in
      guard try statement.step(failure: { $0 }) else { return nil }
      return try statement.withRow(decode)
    }
  }

  /// Lends each row to a closure.
  package func forEachRow(
    _ sql: SQL, _ body: (borrowing Row) throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    try forEachRow(sql, failure: { $0 }, body)
  }

  /// Lends each row to a closure with errors of its own; failures of the database become one of those.
  ///
  /// ```swift
  /// try connection.forEachRow(sql, failure: ExportError.database) { row throws(ExportError) in … }
  /// ```
  package func forEachRow<E: Error>(
    _ sql: SQL, failure: (DatabaseError) -> E, _ body: (borrowing Row) throws(E) -> Void
  ) throws(E) {
    let statement = try lease(sql.text, failure: failure)
    try statement.withBindings(sql.bindings, failure: failure) { () throws(E) in
      while try statement.step(failure: failure) { try statement.withRow(body) }
    }
  }

  /// The row id of the last row that was inserted.
  ///
  /// The corresponding C function is `sqlite3_last_insert_rowid`.
  package var lastInsertedRowID: Int64 {
    get throws(DatabaseError) { unsafe sqlite3_last_insert_rowid(try handle) }
  }

  /// How many rows the last INSERT, UPDATE or DELETE touched by itself.
  ///
  /// The corresponding C function is `sqlite3_changes64`.
  package var changeCount: Int64 {
    get throws(DatabaseError) { unsafe sqlite3_changes64(try handle) }
  }
}
