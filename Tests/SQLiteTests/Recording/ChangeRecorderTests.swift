import Testing

@testable import SQLite

/// What the recorder sees of statements and of what follows from them.
struct ChangeRecorderTests {
  private static let schema = """
    CREATE TABLE parent(id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, n INTEGER) STRICT;
    CREATE TABLE child(id INTEGER PRIMARY KEY AUTOINCREMENT,
      parent INTEGER REFERENCES parent(id) ON DELETE CASCADE) STRICT;
    CREATE TABLE friend(id INTEGER PRIMARY KEY AUTOINCREMENT,
      parent INTEGER REFERENCES parent(id) ON DELETE SET NULL) STRICT;
    CREATE TABLE other(id INTEGER PRIMARY KEY, a ANY) STRICT;
    CREATE TABLE keyless(a TEXT) STRICT;
    INSERT INTO parent(id, name, n) VALUES (1, 'one', 1), (2, 'two', 2);
    INSERT INTO child(id, parent) VALUES (10, 1), (11, 1);
    INSERT INTO friend(id, parent) VALUES (20, 1);
    """

  private let connection: Connection
  private let recorder: ChangeRecorder

  init() throws {
    connection = try Connection(inMemory: ())
    try connection.executeScript(Self.schema)
    try connection.begin(.immediate)
    recorder = try ChangeRecorder(connection) { $0 != "other" }
  }

  private func changes(_ script: String) throws -> [RowChange] {
    try connection.executeScript(script)
    return try recorder.takeChanges().sorted { ($0.table, $0.key) < ($1.table, $1.key) }
  }

  private static func change(
    _ table: String, _ operation: RowChange.Operation, _ key: Int64, old: [Value?], new: [Value?],
    indirect: Bool = false
  ) -> RowChange {
    RowChange(
      table: table, operation: operation, isIndirect: indirect, key: key, old: old, new: new)
  }

  @Test func `an insert brings the whole new row`() throws {
    #expect(
      try changes("INSERT INTO parent(name) VALUES ('three')") == [
        Self.change(
          "parent", .insert, 3, old: [nil, nil, nil],
          new: [.integer(3), .text("three"), .null])
      ])
  }

  @Test func `an update brings what changed and the key`() throws {
    #expect(
      try changes("UPDATE parent SET name = 'ONE', n = n WHERE id = 1") == [
        Self.change(
          "parent", .update, 1, old: [.integer(1), .text("one"), nil],
          new: [nil, .text("ONE"), nil])
      ])
  }

  @Test func `a delete brings the whole old row and what cascades from it`() throws {
    #expect(
      try changes("DELETE FROM parent WHERE id = 1") == [
        Self.change(
          "child", .delete, 10, old: [.integer(10), .integer(1)], new: [nil, nil],
          indirect: true),
        Self.change(
          "child", .delete, 11, old: [.integer(11), .integer(1)], new: [nil, nil],
          indirect: true),
        Self.change(
          "friend", .update, 20, old: [.integer(20), .integer(1)], new: [nil, .null],
          indirect: true),
        Self.change(
          "parent", .delete, 1, old: [.integer(1), .text("one"), .integer(1)],
          new: [nil, nil, nil]),
      ])
  }

  @Test func `a change of the key is a row that goes and one that comes`() throws {
    let found = try changes("UPDATE parent SET id = 7 WHERE id = 2")
    #expect(found.map(\.operation) == [.delete, .insert])
    #expect(found.map(\.key) == [2, 7])
    #expect(found.map(\.new) == [[nil, nil, nil], [.integer(7), .text("two"), .integer(2)]])
  }

  @Test func `what REPLACE pushes out is seen too`() throws {
    // Row 1 has the name already and goes, with all that hangs on it.
    let found = try changes("INSERT OR REPLACE INTO parent(id, name, n) VALUES (2, 'one', 5)")
    #expect(
      found.map { "\($0.table) \($0.key) \($0.operation)" } == [
        "child 10 delete", "child 11 delete", "friend 20 update", "parent 1 delete",
        "parent 2 update",
      ])
  }

  @Test(arguments: [
    "UPDATE parent SET n = n + 1; UPDATE parent SET n = n - 1",
    "INSERT INTO parent(name) VALUES ('x'); DELETE FROM parent WHERE name = 'x'",
    "DELETE FROM parent WHERE id = 2; INSERT INTO parent VALUES (2, 'two', 2)",
    "UPDATE parent SET name = name", "DELETE FROM parent WHERE id = 99",
    "SAVEPOINT s; DELETE FROM parent; ROLLBACK TO s; RELEASE s",
  ])
  func `what cancels out is nothing`(script: String) throws {
    #expect(try changes(script).isEmpty)
  }

  @Test func `tables that are not followed or have no key are passed over`() throws {
    #expect(
      try changes("INSERT INTO other VALUES (1, 'x'); INSERT INTO keyless VALUES ('x')").isEmpty)
  }

  @Test func `a table that is followed is asked about once`() throws {
    var asked: [String] = []
    let another = try ChangeRecorder(connection) { table in
      asked.append(table)
      return table == "parent"
    }
    try connection.executeScript(
      "UPDATE parent SET n = 9; INSERT INTO other VALUES (1, 2); UPDATE parent SET n = 8")
    #expect(try another.takeChanges().count == 2)
    #expect(asked == ["parent", "other"])
  }

  @Test(arguments: [
    "", "a\0b", "\0", "石川五右衛門", "👨‍👩‍👧‍👦", "\u{202E}x", "'; DROP TABLE parent; --",
    String(repeating: "é", count: 300_000),
  ])
  func `a text of any content arrives whole`(text: String) throws {
    try connection.execute("UPDATE parent SET name = \(text) WHERE id = 1")
    try connection.execute("UPDATE parent SET name = \("after") WHERE id = 2")
    let found = try recorder.takeChanges().first { $0.key == 1 }
    #expect(found?.new[1] == .text(text))
    try connection.execute("DELETE FROM parent WHERE id = 1")
    let gone = try recorder.takeChanges().first { $0.table == "parent" }
    #expect(gone?.old[1] == .text(text))
  }

  @Test func `a text that is not UTF-8 is an error, not another text`() throws {
    try connection.execute("UPDATE parent SET name = CAST(x'61ff62' AS TEXT) WHERE id = 1")
    let error = #expect(throws: DatabaseError.self) { _ = try recorder.takeChanges() }
    #expect(error?.code == .mismatch)
    // It was not dropped either, and the connection goes on.
    try connection.execute("UPDATE parent SET name = 'fine' WHERE id = 1")
    #expect(try recorder.takeChanges().map(\.new) == [[nil, .text("fine"), nil]])
  }

  @Test func `a key that is no number is an error`() throws {
    try connection.executeScript("CREATE TABLE named(name TEXT PRIMARY KEY) STRICT")
    try connection.execute("INSERT INTO named VALUES ('x')")
    let error = #expect(throws: DatabaseError.self) { _ = try recorder.takeChanges() }
    #expect(error?.code == .mismatch)
  }

  @Test func `taking in the middle begins anew`() throws {
    #expect(
      try changes("INSERT INTO parent(id, name) VALUES (3, 'a')").map(\.operation) == [.insert])
    #expect(try recorder.takeChanges().isEmpty)
    // Over the whole time this is an insert of b; since the last look it is an update.
    let found = try changes("UPDATE parent SET name = 'b' WHERE id = 3")
    #expect(found.map(\.operation) == [.update])
    #expect(found.map(\.old) == [[.integer(3), .text("a"), nil]])
    #expect(try changes("DELETE FROM parent WHERE id = 3").map(\.operation) == [.delete])
  }

  @Test func `numbers at their limits and every type arrive`() throws {
    let all = try ChangeRecorder(connection) { $0 == "other" }
    let values: [Value] = [
      .integer(.min), .integer(.max), .real(-0.5), .blob([0, 255]), .blob([]), .text(""), .null,
    ]
    for (index, value) in values.enumerated() {
      try connection.execute("INSERT INTO other VALUES (\(index), \(value))")
    }
    let found = try all.takeChanges().sorted { $0.key < $1.key }
    #expect(found.map { $0.new[1] } == values)
  }

  @Test func `a recorder may go in the middle of a transaction`() throws {
    var another: ChangeRecorder? = try ChangeRecorder(connection) { _ in true }
    try connection.execute("UPDATE parent SET n = 5")
    withExtendedLifetime(another) {}
    another = nil
    try connection.execute("UPDATE parent SET n = 6")
    try connection.rollback()
    #expect(try recorder.takeChanges().isEmpty)
  }

  @Test func `recording on a closed connection is refused`() throws {
    let other = try Connection(inMemory: ())
    try other.close()
    let error = #expect(throws: DatabaseError.self) { _ = try ChangeRecorder(other) { _ in true } }
    #expect(error?.code == .misuse)
  }
}
