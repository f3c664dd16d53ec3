/// The whole list of schema steps and the rules for bringing a file to the last of them.
///
/// A new file gets all steps in one transaction. An older one is copied first, the copy is verified, and the
/// missing steps are taken in one transaction, so that a crash at any moment leaves the old schema or the new.
/// A newer or foreign file is refused and not touched.
package struct Migrator: Sendable {
  /// The steps in order.
  package let migrations: [Migration]
  /// The number in the file that says it belongs to this program.
  package let applicationID: Int32
  /// What this program calls itself, kept beside each step it takes.
  package let program: String
  /// Computes afresh what follows from the rest, after the last step and in the same transaction.
  ///
  /// Steps are frozen; this is not, since it only ever meets the last schema.
  let derive: @Sendable (Connection) throws(DatabaseError) -> Void

  /// How many copies of a database are kept.
  static let keptBackups = 3

  /// Takes the steps in the order of their versions, which count from 1, and what is done after the last.
  package init(
    migrations: [Migration], applicationID: Int32, program: String,
    derive: @escaping @Sendable (Connection) throws(DatabaseError) -> Void = { _ in }
  ) {
    precondition(
      migrations.enumerated().allSatisfy { $0.element.version == $0.offset + 1 },
      "migrations must be numbered from 1 without gaps")
    precondition(
      Set(migrations.map(\.name)).count == migrations.count, "names of migrations must be unique")
    precondition(applicationID != 0, "0 stands for no program")
    self.migrations = migrations
    self.applicationID = applicationID
    self.program = program
    self.derive = derive
  }

  /// The number of the schema this program knows.
  package var currentVersion: Int { migrations.count }

  /// What was done to a database.
  package enum Outcome: Hashable, Sendable {
    /// It was up to date.
    case unchanged
    /// It was new and got its schema.
    case created
    /// It was older and was changed, after a copy was made.
    case upgraded(from: Int, backup: [UInt8]?)
  }

  /// Brings the database of an open connection to the current schema.
  ///
  /// - Parameters:
  ///   - connection: A connection open for writing, in no transaction; foreign keys are on afterwards.
  ///   - path: The path it was opened with, beside which the copy is put; nil for one in memory.
  ///   - now: Microseconds since 1970 UTC.
  /// - Returns: What was done.
  /// - Throws: `MigrationError`; the database is then as it was, and a copy that was finished stays.
  package func migrate(
    _ connection: Connection, path: [UInt8]?, now: Int64
  ) throws(MigrationError) -> Outcome {
    for _ in 0..<5 {
      switch try wrap({ () throws(DatabaseError) in try state(of: connection) }) {
      case .current: return .unchanged
      case .newer(let version, let writer):
        throw .newer(version: version, known: currentVersion, writtenBy: writer)
      case .foreign(let applicationID): throw .foreign(applicationID: applicationID)
      case .empty:
        if try create(connection, now: now) { return .created }
      case .older(let version):
        if let outcome = try upgrade(connection, from: version, path: path, now: now) {
          return outcome
        }
      }
    }
    throw .contended
  }
}
