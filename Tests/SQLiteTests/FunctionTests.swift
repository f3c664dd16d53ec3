import Testing

@testable import SQLite

@Suite struct FunctionTests {
  @Test func `a function gives back every kind of value`() throws {
    let connection = try Connection(inMemory: ())
    try connection.createFunction("same", argumentCount: 1) { $0[0] }
    let values: [Value] = [
      .null, .integer(-5), .real(2.5), .text(""), .text("a\0b"), .blob([]), .blob([1, 0]),
    ]
    for value in values {
      let back = try connection.firstRow("SELECT same(\(value))") { row throws(DatabaseError) in
        try row.value(0)
      }
      #expect(back == value)
    }
  }

  @Test func `a refusal fails the statement with its words`() throws {
    let connection = try Connection(inMemory: ())
    try connection.createFunction("refuse", argumentCount: -1) {
      values throws(FunctionFailure) in throw FunctionFailure("got \(values.count) values")
    }
    let error = #expect(throws: DatabaseError.self) {
      try connection.execute("SELECT refuse(1, 2)")
    }
    #expect(error?.message == "got 2 values")
    #expect(try connection.firstInt("SELECT 1") == 1)
  }

  @Test func `an argument that is not UTF-8 fails the statement`() throws {
    let connection = try Connection(inMemory: ())
    try connection.createFunction("same", argumentCount: 1) { $0[0] }
    let error = #expect(throws: DatabaseError.self) {
      try connection.execute("SELECT same(CAST(x'ff' AS TEXT))")
    }
    #expect(error?.message == "a text is not valid UTF-8")
  }

  @Test func `a function is let go with its connection or its successor`() throws {
    final class Witness {}
    weak var first: Witness?
    weak var second: Witness?
    do {
      let connection = try Connection(inMemory: ())
      func register(_ name: String) throws -> Witness {
        let witness = Witness()
        try connection.createFunction(name, argumentCount: 0) { _ in
          withExtendedLifetime(witness) { .null }
        }
        return witness
      }
      first = try register("f")
      #expect(first != nil)
      second = try register("f")
      #expect(first == nil)
      #expect(second != nil)
      #expect(throws: DatabaseError.self) {
        _ = try register(String(repeating: "x", count: 300))
      }
    }
    #expect(second == nil)
  }

  @Test func `the file cannot come to depend on a function`() throws {
    let connection = try Connection(inMemory: ())
    try connection.createFunction("same", argumentCount: 1) { $0[0] }
    #expect(throws: DatabaseError.self) {
      try connection.executeScript("CREATE TABLE t(a); CREATE INDEX i ON t(same(a));")
    }
    #expect(throws: DatabaseError.self) {
      try connection.executeScript("CREATE VIEW v AS SELECT same(1); SELECT * FROM v;")
    }
  }
}
