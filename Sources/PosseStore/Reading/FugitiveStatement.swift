import Chronology
import PosseModel
import SQLite
import UnicodeText

/// A query in SQL.
struct FugitiveStatement {
  let query: FugitiveQuery
  /// The condition that the query's predicate was made into.
  let predicate: CompiledPredicate?

  /// The condition on `fugitive f`.
  var condition: SQL {
    // Nearly everybody is outside the trash: the plus keeps its index from being preferred to those that
    // serve a predicate.
    let trashed: SQL = predicate == nil ? "f.trashed" : "+f.trashed"
    var parts: [SQL] = []
    switch query.trash {
    case .outside: parts.append("\(trashed) IS NULL")
    case .inside: parts.append("f.trashed IS NOT NULL")
    case .both: parts.append("TRUE")
    }
    if let isCaptured = query.isCaptured { parts.append("f.captured = \(isCaptured)") }
    for tag in query.tags {
      parts.append(
        """
        EXISTS (SELECT 1 FROM fugitive_tag j JOIN tag t ON t.id = j.tag
          WHERE j.fugitive = f.id AND t.name_cd = \(Folding.folded(tag)))
        """)
    }
    if let minimumBounty = query.minimumBounty { parts.append("f.bounty >= \(minimumBounty)") }
    if let dueBy = query.dueBy {
      // A partial date is a period without a zone; its number is its first day written as if UTC.
      let wallClock = Zone.civil(dueBy).civil.asIfUTC
      parts.append(
        """
        f.due <= CASE f.due_precision WHEN 'instant' THEN \(dueBy.microseconds)
          ELSE \(wallClock.microseconds) END
        """)
    }
    if let words = query.words { parts.append(words.condition) }
    if let ids = query.ids {
      parts.append("f.id IN (\(FugitiveID.list(of: ids)))")
    }
    if let predicate { parts.append(predicate.condition) }
    return SQL.joined(parts, separator: " AND ")
  }

  /// The terms of ORDER BY; people without a value come last in both directions.
  var ordering: SQL {
    var terms: [SQL] = []
    for key in query.order {
      if let instant = key.urgentAt {
        let end: SQL = "posse_next(f.due, f.due_precision)"
        terms.append("(f.captured = 0 AND \(end) <= \(instant.microseconds)) DESC NULLS LAST")
        terms.append("\(end) ASC NULLS LAST")
        continue
      }
      guard let expression = FieldColumns.of(key.field)?.order else { continue }
      terms.append("\(expression) \(key.isDescending ? "DESC" as SQL : "ASC") NULLS LAST")
    }
    // Rows that come in order by themselves would be preferred to an index that serves a predicate.
    terms.append(predicate == nil ? "f.id" : "+f.id")
    return SQL.joined(terms, separator: ", ")
  }

  /// The rows that the query means, as a statement that yields their numbers.
  var numbers: SQL {
    let bound: SQL = query.limit.map { " LIMIT \($0)" } ?? ""
    return "SELECT f.id FROM fugitive f WHERE \(condition) ORDER BY \(ordering)\(bound)"
  }
}

extension FugitiveID {
  /// Some numbers as a statement that yields them.
  ///
  /// It holds one value for any count: a question mark each has a limit, and a statement each a text.
  static func list(of ids: [FugitiveID]) -> SQL {
    let numbers = "[" + ids.map(\.description).joined(separator: ",") + "]"
    return "SELECT value FROM json_each(\(numbers))"
  }
}
