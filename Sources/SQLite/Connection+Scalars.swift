extension Connection {
  /// Reads the first column of the first row as an integer; nil when there is no row or the column is null.
  package func firstInt(_ sql: SQL) throws(DatabaseError) -> Int64? {
    try firstRow(sql) { row throws(DatabaseError) in try row.intOrNil(0) } ?? nil
  }

  /// Reads the first column of the first row as text; nil when there is no row or the column is null.
  package func firstText(_ sql: SQL) throws(DatabaseError) -> String? {
    try firstRow(sql) { row throws(DatabaseError) in try row.textOrNil(0) } ?? nil
  }

  /// Reads the first column of every row as an integer.
  package func ints(_ sql: SQL) throws(DatabaseError) -> [Int64] {
    try rows(sql) { row throws(DatabaseError) in try row.int(0) }
  }

  /// Reads the first column of every row as text.
  package func texts(_ sql: SQL) throws(DatabaseError) -> [String] {
    try rows(sql) { row throws(DatabaseError) in try row.text(0) }
  }
}
