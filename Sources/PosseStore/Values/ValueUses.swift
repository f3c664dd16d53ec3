import PosseModel
import SQLite

/// Where the values of a list are used: columns that hold the number of a value.
struct ValueUses {
  let kind: ValueKind

  /// The table of the list, named as the list is.
  var table: SQL { "\(identifier: kind.rawValue)" }

  /// The column of the list's table that holds the value as it is typed.
  var text: SQL { kind == .place ? "text" : "name" }

  /// The folded twin of that column.
  var folded: SQL { kind == .place ? "text_cd" : "name_cd" }

  /// The columns of `fugitive` that hold a value.
  var columns: [SQL] {
    switch kind {
    case .agent: ["agent", "captured_by"]
    case .place: ["place", "captured_place", "last_seen_place"]
    case .tag, .offense: []
    }
  }

  /// The table that joins people with values, when they may have several; its column is named as the list is.
  var join: SQL? {
    switch kind {
    case .tag: "fugitive_tag"
    case .offense: "fugitive_offense"
    case .agent, .place: nil
    }
  }

  /// A SELECT of the numbers of the people who have one of some values, each once.
  func people(having values: [Int64]) -> SQL {
    if let join {
      return "SELECT DISTINCT fugitive FROM \(join) WHERE \(table) IN (\(list: values))"
    }
    let parts = columns.map { column in
      "SELECT id FROM fugitive WHERE \(column) IN (\(list: values))" as SQL
    }
    return SQL.joined(parts, separator: " UNION ")
  }

  /// A SELECT of every value that people have, with how many have it.
  var peopleByValue: SQL {
    if let join { return "SELECT \(table), count(*) FROM \(join) GROUP BY \(table)" }
    let parts = columns.map { column in
      "SELECT \(column) AS value, id FROM fugitive WHERE \(column) IS NOT NULL" as SQL
    }
    // In this order the indexes can be merged without a table between.
    return """
      SELECT value, count(*) FROM (\(SQL.joined(parts, separator: " UNION ")) ORDER BY 1, 2)
      GROUP BY value
      """
  }

  /// A SELECT of every value that entries of the log have, with how many have it.
  var entriesByValue: SQL {
    "SELECT \(table), count(*) FROM log WHERE \(table) IS NOT NULL GROUP BY \(table)"
  }
}
