import Foundation
import Testing

@testable import SQLite

@Suite struct TransactionTests {
  @Test func `a body that returns is kept and one that throws is not`() throws {
    struct Stop: Error, Equatable {}
    let connection = try ConnectionTests.filled()
    let result = try connection.transaction(.immediate) { () throws(DatabaseError) in
      try connection.execute("DELETE FROM t WHERE id = 1")
      return connection.isInTransaction
    }
    #expect(result)
    #expect(throws: Stop.self) {
      try connection.transaction(.immediate, failure: { _ in Stop() }) { () throws(Stop) in
        try? connection.execute("DELETE FROM t")
        throw Stop()
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try connection.ints("SELECT id FROM t ORDER BY id") == [2, 3])
  }

  @Test func `a rollback outside a transaction does nothing`() throws {
    try Connection(inMemory: ()).rollback()
  }

  @Test func `a commit that breaks a reference is rolled back and reported`() throws {
    let connection = try Connection(inMemory: ())
    try connection.executeScript(
      """
      CREATE TABLE parent(id INTEGER PRIMARY KEY);
      CREATE TABLE child(p INTEGER REFERENCES parent DEFERRABLE INITIALLY DEFERRED);
      """)
    try connection.begin(.immediate)
    try connection.execute("INSERT INTO child VALUES (1)")
    let error = #expect(throws: DatabaseError.self) { try connection.commit() }
    #expect(error?.code == .constraintForeignKey)
    #expect(!connection.isInTransaction)
    #expect(try connection.rowCounts() == ["child": 0, "parent": 0])
  }

  @Test func `a lock of another connection is reported as busy`() throws {
    let folder = try ScratchFolder()
    let writer = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    try writer.executeScript("CREATE TABLE t(a)")
    let other = try Connection(
      path: folder.bytes("book"), access: .readWrite, busyTimeoutMilliseconds: 1)
    try writer.begin(.immediate)
    let error = #expect(throws: DatabaseError.self) { try other.begin(.immediate) }
    #expect(error?.code.primary == .busy)
    #expect(!other.isInTransaction)
    #expect(try other.ints("SELECT a FROM t") == [])
    try writer.rollback()
    try other.begin(.immediate)
    try other.commit()
  }

  @Test func `a reader in the way makes the commit busy and nothing stays`() throws {
    let folder = try ScratchFolder()
    let writer = try Connection(
      path: folder.bytes("book"), access: .readWriteCreate, busyTimeoutMilliseconds: 1)
    try writer.executeScript("CREATE TABLE t(a); INSERT INTO t VALUES (1), (2);")
    let reader = try Connection(path: folder.bytes("book"), access: .readOnly)
    try reader.forEachRow("SELECT a FROM t LIMIT 1") { _ throws(DatabaseError) in
      try writer.begin(.immediate)
      try writer.execute("DELETE FROM t")
      do throws(DatabaseError) {
        try writer.commit()
        Issue.record("a commit under a reader")
      } catch {
        #expect(error.code.primary == .busy)
      }
      #expect(!writer.isInTransaction)
    }
    #expect(try writer.ints("SELECT a FROM t") == [1, 2])
  }

  @Test func `a full database is told apart and keeps what it had`() throws {
    let folder = try ScratchFolder()
    let connection = try Connection(path: folder.bytes("book"), access: .readWriteCreate)
    try connection.executeScript("CREATE TABLE t(a); INSERT INTO t VALUES (1);")
    _ = try connection.firstInt("PRAGMA max_page_count = 4")
    let error = #expect(throws: DatabaseError.self) {
      try connection.transaction(.immediate) { () throws(DatabaseError) in
        try connection.execute("INSERT INTO t VALUES (\([UInt8](repeating: 1, count: 100_000)))")
      }
    }
    #expect(error?.code.primary == .full)
    #expect(!connection.isInTransaction)
    #expect(try connection.ints("SELECT a FROM t") == [1])
    #expect(try connection.integrityProblems() == [])
  }
}
