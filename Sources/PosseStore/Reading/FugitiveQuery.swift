package import Chronology
package import PosseModel
package import PredicateFormat

/// Which people a command is about, and in what order.
package struct FugitiveQuery: Hashable, Sendable {
  /// Whether the trash is looked at.
  package var trash = Trash.outside
  /// Only those captured, or only those at large.
  package var isCaptured: Bool?
  /// Only those with every one of these tags, folded by case and accent.
  package var tags: [String] = []
  /// Only those with a bounty of at least this, in thousandths of any currency.
  package var minimumBounty: Int64?
  /// Only those due at this instant or before; partial dates are compared by the local calendar.
  package var dueBy: Instant?
  /// Only those for whom the predicate holds; see ``PredicateSchemas/fugitive``.
  package var predicate: CheckedPredicate?
  /// Only those in whose name, aliases, description or notes all of this is found.
  package var words: SearchWords?
  /// Only these people.
  package var ids: [FugitiveID]?
  /// The order, most significant first; the number decides what is left.
  package var order: [SortKey] = []
  /// The greatest number of rows.
  package var limit: Int?

  /// Makes a query for everybody outside the trash.
  package init() {}

  /// Whether nobody is left out but those in the trash, or not even they.
  var isWhole: Bool {
    var whole = FugitiveQuery()
    whole.trash = trash
    whole.order = order
    return self == whole && trash != .inside
  }

  /// Where a query looks.
  package enum Trash: Hashable, Sendable {
    /// At people outside the trash.
    case outside
    /// At people in the trash.
    case inside
    /// At everybody.
    case both
  }

  /// One field to sort by.
  package struct SortKey: Hashable, Sendable {
    /// The field.
    package var field: FugitiveField
    /// Whether the greatest comes first; people without a value come last either way.
    package var isDescending: Bool
    /// The instant at which the urgency of the field, a date, is what counts; nil for the date itself.
    package private(set) var urgentAt: Instant?

    /// Sorts by how urgent due dates are at an instant: those missed by somebody at large come first, and
    /// what ends earlier comes before what ends later.
    package static func urgency(at now: Instant) -> SortKey {
      var key = SortKey(.due)
      key.urgentAt = now
      return key
    }

    /// Makes a key.
    package init(_ field: FugitiveField, isDescending: Bool = false) {
      self.field = field
      self.isDescending = isDescending
    }
  }
}

extension FugitiveField {
  /// Whether a list can be sorted and grouped by the field.
  package var hasOrder: Bool { type != .toMany }
}
