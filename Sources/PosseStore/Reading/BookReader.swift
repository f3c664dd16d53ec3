import SQLite

/// Reads from the book within one transaction; handed out by ``Book/read(_:)`` and ``BookWriter``.
package struct BookReader {
  let book: Book

  var connection: Connection { book.connection }

  /// Returns all rows of a statement, decoded.
  func rows<Element>(
    _ sql: SQL, _ decode: (borrowing Row) throws(DatabaseError) -> Element
  ) throws(StoreError) -> [Element] {
    try book.translating { () throws(DatabaseError) in try connection.rows(sql, decode) }
  }

  /// Lends each row of a statement to a closure.
  func forEachRow(
    _ sql: SQL, _ body: (borrowing Row) throws(DatabaseError) -> Void
  ) throws(StoreError) {
    try book.translating { () throws(DatabaseError) in try connection.forEachRow(sql, body) }
  }

  /// Returns the first row of a statement, decoded, or nil when there is none.
  func firstRow<Element>(
    _ sql: SQL, _ decode: (borrowing Row) throws(DatabaseError) -> Element
  ) throws(StoreError) -> Element? {
    try book.translating { () throws(DatabaseError) in try connection.firstRow(sql, decode) }
  }
}
