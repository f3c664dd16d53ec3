import Chronology
import PosseModel
import SQLite
import UnicodeText

extension FugitiveQuery {
  /// The condition on `fugitive f`.
  var condition: SQL {
    var parts: [SQL] = []
    switch trash {
    case .outside: parts.append("f.trashed IS NULL")
    case .inside: parts.append("f.trashed IS NOT NULL")
    case .both: parts.append("TRUE")
    }
    if let isCaptured { parts.append("f.captured = \(isCaptured)") }
    for tag in tags {
      parts.append(
        """
        EXISTS (SELECT 1 FROM fugitive_tag j JOIN tag t ON t.id = j.tag
          WHERE j.fugitive = f.id AND t.name_cd = \(Folding.folded(tag)))
        """)
    }
    if let minimumBounty { parts.append("f.bounty >= \(minimumBounty)") }
    if let dueBy {
      // A partial date is a period without a zone; its number is its first day written as if UTC.
      let wallClock = Zone.civil(dueBy).civil.asIfUTC
      parts.append(
        """
        f.due <= CASE f.due_precision WHEN 'instant' THEN \(dueBy.microseconds)
          ELSE \(wallClock.microseconds) END
        """)
    }
    if let ids {
      // One value for any count: a question mark each has a limit, and a statement each a text.
      let numbers = "[" + ids.map(\.description).joined(separator: ",") + "]"
      parts.append("f.id IN (SELECT value FROM json_each(\(numbers)))")
    }
    return SQL.joined(parts, separator: " AND ")
  }

  /// The terms of ORDER BY; people without a value come last in both directions.
  var ordering: SQL {
    var terms: [SQL] = []
    for key in order {
      guard let expression = FieldColumns.of(key.field)?.order else { continue }
      terms.append("\(expression) \(key.isDescending ? "DESC" as SQL : "ASC") NULLS LAST")
    }
    terms.append("f.id")
    return SQL.joined(terms, separator: ", ")
  }

  /// The condition on `fugitive f` by which rows of a relation belong to the rows of the query.
  ///
  /// Only a limit makes it necessary to find those rows first.
  var membership: SQL { limit == nil ? condition : "f.id IN (\(numbers))" }

  /// The rows that the query means, as a statement that yields their numbers.
  var numbers: SQL {
    let bound: SQL = limit.map { " LIMIT \($0)" } ?? ""
    return "SELECT f.id FROM fugitive f WHERE \(condition) ORDER BY \(ordering)\(bound)"
  }
}
