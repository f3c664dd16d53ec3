import SQLite

extension BookCheck {
  /// Checks the rules of the schema that history rests on, and that the schema is the one we know.
  func checkSchema() {
    attempt("sqlite_schema") { connection throws(DatabaseError) in
      for table in try connection.tableNames() {
        if TrackedTable.names.contains(table) {
          for problem in try TrackedTable.problems(of: table, connection) {
            report.add(Finding(.schema(problem), table: table))
          }
        } else if !TrackedTable.untracked.contains(table) {
          report.add(Finding(.schema(.unknownTable), table: table))
        }
      }
      let triggers = try connection.rows(
        "SELECT name, tbl_name FROM sqlite_schema WHERE type = 'trigger' ORDER BY name"
      ) { row throws(DatabaseError) in (name: try row.text(0), table: try row.text(1)) }
      for trigger in triggers {
        report.add(Finding(.schema(.trigger(trigger.name)), table: trigger.table))
      }
    }
    attempt("sqlite_schema") { connection throws(DatabaseError) in
      let present = try SchemaObject.all(connection)
      for (name, expected) in try SchemaObject.expected().sorted(by: { $0.key < $1.key }) {
        guard let found = present[name] else {
          report.add(Finding(.schema(.missing(name)), table: expected.table))
          continue
        }
        if found != expected { report.add(Finding(.schema(.altered(name)), table: expected.table)) }
      }
    }
  }
}

extension TrackedTable {
  /// What of a table breaks the rules that history rests on.
  static func problems(
    of table: String, _ connection: Connection
  ) throws(DatabaseError) -> [Finding.SchemaProblem] {
    var problems: [Finding.SchemaProblem] = []
    var hasKey = false
    try connection.forEachRow(
      "SELECT name, type, pk, hidden FROM pragma_table_xinfo(\(table)) ORDER BY cid"
    ) { row throws(DatabaseError) in
      let name = try row.text(0)
      let type = try row.text(1).uppercased()
      if name == "id", type == "INTEGER", try row.int(2) == 1 { hasKey = true }
      if try row.int(3) != 0 { problems.append(.generatedColumn(name)) }
      // A column without a type may hold bytes too.
      if type == "BLOB" || type == "ANY" || type.isEmpty { problems.append(.bytesColumn(name)) }
    }
    let sql = try connection.firstText(
      "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = \(table)")
    if !hasKey || sql?.uppercased().contains("PRIMARY KEY AUTOINCREMENT") != true {
      problems.insert(.noKey, at: 0)
    }
    problems += try connection.texts(
      """
      SELECT name FROM pragma_index_list(\(table)) WHERE "unique" = 1 AND partial = 1 ORDER BY name
      """
    ).map { .partialUniqueIndex($0) }
    return problems
  }
}

/// A table, index or view as its CREATE statement says it.
struct SchemaObject: Hashable {
  let table: String
  let sql: String

  /// What a database has, by name, without SQLite's own.
  static func all(_ connection: Connection) throws(DatabaseError) -> [String: SchemaObject] {
    var objects: [String: SchemaObject] = [:]
    try connection.forEachRow(
      "SELECT name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND type <> 'trigger'"
    ) { row throws(DatabaseError) in
      objects[try row.text(0)] = SchemaObject(table: try row.text(1), sql: try row.text(2))
    }
    return objects.filter { !$0.key.hasPrefix("sqlite_") }
  }

  /// What the migrations of this program make.
  static func expected() throws(DatabaseError) -> [String: SchemaObject] { try made.get() }

  private static let made = Result { () throws(DatabaseError) in try make() }

  private static func make() throws(DatabaseError) -> [String: SchemaObject] {
    let model = try Connection(inMemory: ())
    do throws(MigrationError) {
      _ = try AllMigrations.migrator(program: "").migrate(model, path: nil, now: 0)
    } catch {
      throw DatabaseError(code: .internal, message: "the schema could not be made for comparison")
    }
    return try all(model)
  }
}
