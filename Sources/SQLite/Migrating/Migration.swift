/// One named step from a schema to the next; never edited after a release.
package struct Migration: Sendable {
  /// The name, unique among all steps, kept in the file for ever.
  package let name: String

  /// The number of the schema that the step leads to, counted from 1 without gaps.
  package let version: Int

  /// Changes the schema and what it holds; runs inside a transaction with foreign keys unchecked.
  ///
  /// It must use frozen SQL text only, begin or end no transaction, and need nothing but the connection.
  package let apply: @Sendable (Connection) throws(DatabaseError) -> Void

  /// Puts a step together.
  package init(
    name: String, version: Int,
    apply: @escaping @Sendable (Connection) throws(DatabaseError) -> Void
  ) {
    self.name = name
    self.version = version
    self.apply = apply
  }

  /// Makes a step of a script of SQL statements.
  package init(name: String, version: Int, script: String) {
    self.init(name: name, version: version) { connection throws(DatabaseError) in
      try connection.executeScript(script)
    }
  }
}
