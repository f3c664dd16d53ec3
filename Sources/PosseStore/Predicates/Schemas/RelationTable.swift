import PredicateFormat
import SQLite

/// Where the elements of a relation are kept.
struct RelationTable {
  /// The tables, for a FROM.
  let from: SQL
  /// The number of the owner.
  let owner: SQL
  /// What the elements are in order of; also what is never null of an element.
  let order: SQL

  /// Returns the tables of the elements of a kind; nil for a kind that is no element.
  init?(_ kind: RecordKind, in scope: FieldTable.Scope) {
    let row = scope.row
    switch kind {
    case .fugitive: return nil
    case .alias, .photo, .log, .source:
      from = "\(raw: kind.rawValue) \(row)"
    case .tag, .offense:
      from = """
        \(raw: "fugitive_" + kind.rawValue) \(row) JOIN \(raw: kind.rawValue) \
        \(scope.value) ON \(scope.value).id = \(row).\(raw: kind.rawValue)
        """
    }
    owner = "\(row).fugitive"
    order = "\(row).id"
  }
}
