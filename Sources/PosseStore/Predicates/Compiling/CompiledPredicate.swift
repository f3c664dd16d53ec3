package import SQLite

/// A predicate as a condition of SQL.
///
/// It belongs to the ``PredicateRuntime`` whose programs it calls.
package struct CompiledPredicate: Hashable, Sendable {
  /// The condition on `fugitive f` or `log l`, an operand of AND.
  let condition: SQL

  /// The text with a `?` for each value.
  package var text: String { condition.text }
  /// The values, in the order of their question marks.
  package var parameters: [Value] { condition.bindings }
}
