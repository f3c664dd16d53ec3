import Testing

@testable import SQLite

@Suite struct RowTests {
  static func read<T>(
    _ sql: SQL, _ decode: (borrowing Row) throws(DatabaseError) -> T
  ) throws -> T? {
    try Connection(inMemory: ()).firstRow(sql, decode)
  }

  @Test func `a column of another type is an error that names it`() throws {
    let error = #expect(throws: DatabaseError.self) {
      try Self.read("SELECT 1 AS a, 'x' AS wanted") { row throws(DatabaseError) in
        try row.int(1)
      }
    }
    #expect(error?.code == .mismatch)
    #expect(error?.isDecodingFailure == true)
    #expect(error?.column == .init(index: 1, name: "wanted", expected: "integer"))
    #expect(error?.message == "column wanted holds no integer")
  }

  @Test(arguments: ["SELECT NULL", "SELECT 'x'", "SELECT 1.5", "SELECT x'00'"])
  func `only an integer is an integer`(text: String) throws {
    #expect(throws: DatabaseError.self) {
      try Self.read(SQL(raw: text)) { row throws(DatabaseError) in try row.int(0) }
    }
  }

  @Test(arguments: ["SELECT NULL", "SELECT 1", "SELECT 1.5", "SELECT x'00'"])
  func `only text is text`(text: String) throws {
    #expect(throws: DatabaseError.self) {
      try Self.read(SQL(raw: text)) { row throws(DatabaseError) in try row.text(0) }
    }
  }

  @Test(arguments: ["SELECT NULL", "SELECT 1", "SELECT 1.5", "SELECT 'x'"])
  func `only bytes are bytes`(text: String) throws {
    #expect(throws: DatabaseError.self) {
      try Self.read(SQL(raw: text)) { row throws(DatabaseError) in try row.blob(0) }
    }
  }

  @Test func `null is nil where it may be`() throws {
    let isAllNil = try Self.read("SELECT NULL") { row throws(DatabaseError) in
      let texts = (try row.textOrNil(0), try row.blobOrNil(0))
      let numbers = (try row.intOrNil(0), try row.doubleOrNil(0))
      return texts.0 == nil && texts.1 == nil && numbers.0 == nil && numbers.1 == nil
    }
    #expect(isAllNil == true)
  }

  @Test func `a truth value is 0 or 1`() throws {
    let values = try Self.read("SELECT 0, 1") { row throws(DatabaseError) in
      [try row.bool(0), try row.bool(1)]
    }
    #expect(values == [false, true])
    #expect(throws: DatabaseError.self) {
      try Self.read("SELECT 2") { row throws(DatabaseError) in try row.bool(0) }
    }
  }

  @Test(arguments: [-1, 2, 1_000, Int.max, Int.min])
  func `a column that does not exist is an error`(index: Int) throws {
    #expect(throws: DatabaseError.self) {
      try Self.read("SELECT 1, 2") { row throws(DatabaseError) in try row.value(index) }
    }
    #expect(throws: DatabaseError.self) {
      try Self.read("SELECT 1, 2") { row throws(DatabaseError) in try row.intOrNil(index) }
    }
  }

  @Test(arguments: ["ff", "c3", "eda080", "c0af", "61ff62"])
  func `text that is not UTF-8 is an error and no crash`(hex: String) throws {
    let error = #expect(throws: DatabaseError.self) {
      try Self.read("SELECT CAST(x'\(raw: hex)' AS TEXT) AS name") { row throws(DatabaseError) in
        try row.value(0)
      }
    }
    #expect(error?.column == .init(index: 0, name: "name", expected: "valid UTF-8"))
  }

  @Test func `an integer reads as a number and names are known`() throws {
    let read = try Self.read("SELECT 3 AS a, 2.5 AS b") { row throws(DatabaseError) in
      (try row.double(0) + (try row.double(1)), row.count, row.columnName(1), row.columnName(9))
    }
    #expect(read?.0 == 5.5)
    #expect(read?.1 == 2)
    #expect(read?.2 == "b")
    #expect(read?.3 == "")
  }
}
