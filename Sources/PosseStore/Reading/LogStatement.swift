import PosseModel
import SQLite

/// A query for entries of the log in SQL.
struct LogStatement {
  let query: LogQuery
  /// The condition on `log l` that the query's predicate was made into.
  let predicate: CompiledPredicate?

  /// The tables and the condition; entries are found first, and their people by number.
  var source: SQL {
    var parts: [SQL] = ["+f.trashed IS NULL"]
    if let people = query.people {
      parts.append("l.fugitive IN (\(FugitiveID.list(of: people)))")
    }
    if let predicate { parts.append(predicate.condition) }
    return """
      log l CROSS JOIN fugitive f ON f.id = l.fugitive \(LogColumns.join)
      WHERE \(SQL.joined(parts, separator: " AND "))
      """
  }

  /// The terms of ORDER BY, and the greatest number of rows.
  var ordering: SQL {
    var terms = query.order.map { key in
      "\(LogColumns.order(key.field)) \(key.isDescending ? "DESC" as SQL : "ASC") NULLS LAST" as SQL
    }
    terms.append("l.id")
    let bound: SQL = query.limit.map { " LIMIT \($0)" } ?? ""
    return "\(SQL.joined(terms, separator: ", "))\(bound)"
  }
}
