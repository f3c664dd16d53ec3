import FileSystem
package import PredicateFormat
import SQLite

extension RecordBook {
  /// Returns how the database answers a predicate.
  ///
  /// Throws like `holds(_:)`.
  package func plan(of predicate: CheckedPredicate) throws(RecordBookError) -> PredicatePlan {
    let compiled: CompiledPredicate
    do throws(CompilationError) {
      compiled = try compiler.compile(predicate)
    } catch {
      throw .compilation(error)
    }
    do throws(DatabaseError) {
      let steps = try connection.rows(
        "EXPLAIN QUERY PLAN SELECT f.id FROM fugitive f WHERE \(compiled.condition)"
      ) { row throws(DatabaseError) in try row.text(3) }
      return PredicatePlan(compiled, steps: steps)
    } catch {
      throw .database(error)
    }
  }
}

extension RecordBookError {
  /// The failure in the words of the store.
  package var storeError: StoreError {
    switch self {
    case .compilation(let error): .compilation(error)
    case .evaluation(let error): .evaluation(error)
    case .database(let error): StoreError(error, at: ":memory:")
    }
  }
}
