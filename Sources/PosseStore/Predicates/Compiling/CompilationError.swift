/// Why a predicate cannot be made into SQL.
package enum CompilationError: Error, Hashable, Sendable {
  /// One part of it asks for more values at once, or lies deeper, than the database can take.
  case tooManyParts
  /// It names a field that the book does not have, which the check before should have found.
  case unknownField(record: String, field: String)
  /// Nobody said in what predicates are evaluated; see ``Book/usePredicates(in:literalPrefix:)``.
  case notPrepared
}
