package import PosseModel
import PredicateFormat
import SQLite

extension BookReader {
  /// Returns how the book answers a query with a predicate.
  package func plan(of query: FugitiveQuery) throws(StoreError) -> PredicatePlan {
    let predicate = try compiled(query.predicate ?? .constant(true))
    return PredicatePlan(predicate, steps: try queryPlan(of: query))
  }

  /// Returns the numbers of the people that a query means, in its order.
  package func ids(of query: FugitiveQuery) throws(StoreError) -> [FugitiveID] {
    try rows(try statement(of: query).numbers) { row throws(DatabaseError) in
      FugitiveID(try row.int(0))
    }
  }
}
