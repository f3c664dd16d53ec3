package import PosseModel
import SQLite

/// How a database answers a predicate.
package struct PredicatePlan: Hashable, Sendable {
  /// The condition in SQL, with a `?` for each value.
  package let sql: String
  /// The values, in the order of their question marks.
  package let parameters: [FieldValue]
  /// The steps by which the database finds the people, one line each, without reading a row of theirs.
  package let steps: [String]

  /// Puts a plan together.
  package init(sql: String, parameters: [FieldValue], steps: [String]) {
    self.sql = sql
    self.parameters = parameters
    self.steps = steps
  }

  init(_ predicate: CompiledPredicate, steps: [String]) {
    self.init(
      sql: predicate.text, parameters: predicate.parameters.map(FieldValue.init), steps: steps)
  }
}

extension FieldValue {
  /// A value that a predicate binds: numbers and texts are all there are.
  fileprivate init(_ value: Value) {
    self =
      switch value {
      case .integer(let number): .integer(number)
      case .text(let text): .text(text)
      case .null, .real, .blob: .null
      }
  }
}
