package import PredicateFormat
package import SQLite

/// One record in a database of its own, which answers predicates exactly as the book does.
package final class RecordBook {
  let connection: Connection
  let compiler: PredicateCompiler

  /// Makes the database in memory and puts the record in.
  package convenience init(
    _ record: RecordImage, context: EvaluationContext,
    literalPrefix: @escaping PredicateCompiler.LiteralPrefix = { _ in nil }
  ) throws(RecordBookError) {
    do throws(DatabaseError) {
      // Here any field may be empty.
      try self.init(
        records: [record], trustsSchema: false, context: context, literalPrefix: literalPrefix)
    } catch {
      throw .database(error)
    }
  }

  /// Makes the database for several records, the numbers of which must differ, to ask about them or about the
  /// entries of their logs.
  ///
  /// Where the schema is trusted, they have a value in every field that the book never leaves empty.
  init(
    records: [RecordImage], root: RecordKind = .fugitive, trustsSchema: Bool,
    context: EvaluationContext,
    literalPrefix: @escaping PredicateCompiler.LiteralPrefix
  ) throws(DatabaseError) {
    connection = try Connection(inMemory: ())
    let runtime = PredicateRuntime(context: context)
    compiler = PredicateCompiler(
      root: root, programs: runtime, trustsSchema: trustsSchema, literalPrefix: literalPrefix)
    try connection.createFoldingFunction()
    try runtime.install(on: connection)
    try connection.setForeignKeys(false)
    try connection.execute("PRAGMA ignore_check_constraints = ON")
    try connection.executeScript(RelaxedSchema.script)
    for record in records { try RecordWriter(connection).insert(record) }
  }

  /// Puts other records in the place of the present ones, the numbers of which must differ.
  func replace(by records: [RecordImage]) throws(DatabaseError) {
    try RecordWriter(connection).removeAll()
    for record in records { try RecordWriter(connection).insert(record) }
  }

  /// Asks a predicate of the record.
  package func holds(_ predicate: CheckedPredicate) throws(RecordBookError) -> Bool {
    try !numbers(predicate).isEmpty
  }

  /// Returns the numbers of the records or entries for which a predicate holds.
  func numbers(_ predicate: CheckedPredicate) throws(RecordBookError) -> [Int64] {
    let condition: SQL
    do throws(CompilationError) {
      condition = try compiler.compile(predicate).condition
    } catch {
      throw .compilation(error)
    }
    do throws(DatabaseError) {
      let table: SQL = compiler.root == .log ? "log l" : "fugitive f"
      let number: SQL = compiler.root == .log ? "l.id" : "f.id"
      return try connection.ints(
        "SELECT \(number) FROM \(table) WHERE \(condition) ORDER BY +\(number)")
    } catch {
      if let reason = compiler.programs.takeFailure() { throw .evaluation(reason) }
      throw .database(error)
    }
  }
}

/// Why a predicate could not be asked of a record.
package enum RecordBookError: Error, Hashable, Sendable {
  /// It cannot be made into SQL.
  case compilation(CompilationError)
  /// It could not be answered for the record.
  case evaluation(EvaluationError)
  /// The database in memory failed.
  case database(DatabaseError)
}
