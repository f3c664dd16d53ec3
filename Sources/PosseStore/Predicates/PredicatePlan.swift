package import SQLite

/// How a database answers a predicate.
package struct PredicatePlan: Hashable, Sendable {
  /// The condition in SQL, with a `?` for each value.
  package let sql: String
  /// The values, in the order of their question marks.
  package let parameters: [Value]
  /// The steps by which the database finds the people, one line each, without reading a row of theirs.
  package let steps: [String]

  /// Puts a plan together.
  package init(sql: String, parameters: [Value], steps: [String]) {
    self.sql = sql
    self.parameters = parameters
    self.steps = steps
  }
}
