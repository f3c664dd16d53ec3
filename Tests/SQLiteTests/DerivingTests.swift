import Testing

@testable import SQLite

/// What follows from the rest is computed after the last step, with it or not at all.
struct DerivingTests {
  private func migrator(
    _ migrations: [Migration],
    derive: @escaping @Sendable (Connection) throws(DatabaseError) -> Void
  ) -> Migrator {
    Migrator(
      migrations: migrations, applicationID: MigratorTests.applicationID, program: "posse 1.0",
      derive: derive)
  }

  @Test func `it meets the last schema with the rows of the first, once`() throws {
    let folder = try ScratchFolder()
    try MigratorTests.makeOldFile(folder)
    let connection = try MigratorTests.open(folder)
    let migrator = migrator([MigratorTests.first, MigratorTests.second]) {
      connection throws(DatabaseError) in
      try connection.execute("UPDATE person SET bounty = coalesce(bounty, 0) + length(name)")
    }
    for _ in 0..<2 {
      _ = try migrator.migrate(connection, path: folder.bytes("book"), now: MigratorTests.now)
    }
    #expect(try connection.ints("SELECT bounty FROM person WHERE id < 3 ORDER BY id") == [7, 2])
  }

  @Test func `when it fails the steps are taken back`() throws {
    let folder = try ScratchFolder()
    try MigratorTests.makeOldFile(folder)
    let connection = try MigratorTests.open(folder)
    let failing = migrator([MigratorTests.first, MigratorTests.second]) {
      connection throws(DatabaseError) in
      try connection.execute("UPDATE nothing SET x = 1")
    }
    #expect(throws: MigrationError.self) {
      try failing.migrate(connection, path: folder.bytes("book"), now: MigratorTests.now)
    }
    #expect(try connection.userVersion() == 1)
    #expect(!connection.isInTransaction)
  }
}
