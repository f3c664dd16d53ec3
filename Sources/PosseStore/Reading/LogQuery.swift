package import PosseModel
package import PredicateFormat

/// Which entries of the log a command is about, and in what order; those of people in the trash never are.
package struct LogQuery: Hashable, Sendable {
  /// Only entries about these people; nil for everybody outside the trash.
  package var people: [FugitiveID]?
  /// Only those for which the predicate holds; see ``PredicateSchemas/log``.
  package var predicate: CheckedPredicate?
  /// The order, most significant first; the number decides what is left.
  package var order: [SortKey] = [SortKey(.date)]
  /// The greatest number of entries.
  package var limit: Int?

  /// Makes a query for the entries of everybody outside the trash, by date.
  package init() {}

  /// One field to sort by.
  package struct SortKey: Hashable, Sendable {
    /// The field.
    package var field: LogRecordField
    /// Whether the greatest comes first; entries without a value come last either way.
    package var isDescending: Bool

    /// Makes a key.
    package init(_ field: LogRecordField, isDescending: Bool = false) {
      self.field = field
      self.isDescending = isDescending
    }
  }
}
