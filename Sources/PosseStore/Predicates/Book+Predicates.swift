package import PredicateFormat
import SQLite

/// What makes the predicates of queries into SQL and answers what SQL cannot.
struct BookPredicates {
  let runtime: PredicateRuntime
  let literalPrefix: PredicateCompiler.LiteralPrefix

  func compile(
    _ predicate: CheckedPredicate, root: RecordKind
  ) throws(StoreError) -> CompiledPredicate {
    let compiler = PredicateCompiler(root: root, programs: runtime, literalPrefix: literalPrefix)
    do throws(CompilationError) {
      return try compiler.compile(predicate)
    } catch {
      throw .compilation(error)
    }
  }
}

extension Book {
  /// Prepares the book for queries with predicates.
  ///
  /// A command without a predicate does not pay for them. The closure says with what literal text every match
  /// of a regular expression begins, if any.
  package func usePredicates(
    in context: EvaluationContext, literalPrefix: @escaping PredicateCompiler.LiteralPrefix
  ) throws(StoreError) {
    let runtime = PredicateRuntime(context: context)
    try translating { () throws(DatabaseError) in try runtime.install(on: connection) }
    predicates = BookPredicates(runtime: runtime, literalPrefix: literalPrefix)
  }
}

extension BookReader {
  /// Makes the SQL of a query.
  func statement(of query: FugitiveQuery) throws(StoreError) -> FugitiveStatement {
    guard let predicate = query.predicate else {
      return FugitiveStatement(query: query, predicate: nil)
    }
    return FugitiveStatement(query: query, predicate: try compiled(predicate))
  }

  /// Makes a predicate into the condition that a query with it has.
  package func compiled(_ predicate: CheckedPredicate) throws(StoreError) -> CompiledPredicate {
    try compiled(predicate, root: .fugitive)
  }

  /// Makes a predicate about records of some kind into the condition that a query with it has.
  func compiled(
    _ predicate: CheckedPredicate, root: RecordKind
  ) throws(StoreError) -> CompiledPredicate {
    guard let predicates = book.predicates else { throw .compilation(.notPrepared) }
    return try predicates.compile(predicate, root: root)
  }

  /// Returns the steps by which the database would find the people of a query, without reading a row of
  /// theirs.
  package func queryPlan(of query: FugitiveQuery) throws(StoreError) -> [String] {
    try rows("EXPLAIN QUERY PLAN \(try statement(of: query).numbers)") {
      row throws(DatabaseError) in try row.text(3)
    }
  }
}
