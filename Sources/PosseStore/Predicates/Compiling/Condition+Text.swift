import SQLite

extension Condition {
  /// Writes the condition down as an operand of AND.
  func text(_ dialect: SQLDialect) -> SQL {
    switch self {
    case .constant(let isTrue): isTrue ? "TRUE" : "FALSE"
    case .leaf(let leaf): leaf.sql
    case .all(let parts): Self.row(parts.map { $0.operand(dialect) }, " AND ", dialect)
    case .any(let parts): "(\(Self.row(parts.map { $0.operand(dialect) }, " OR ", dialect)))"
    }
  }

  private func operand(_ dialect: SQLDialect) -> SQL {
    if case .all = self { return "(\(text(dialect)))" }
    return text(dialect)
  }

  /// Joins terms so that no term lies deep: an expression of SQLite may have 1,000 levels, and each term
  /// of a plain row is one.
  private static func row(_ terms: [SQL], _ sign: StaticString, _ dialect: SQLDialect) -> SQL {
    var terms = terms
    while terms.count > dialect.rowLength {
      terms = stride(from: 0, to: terms.count, by: dialect.rowLength).map { start in
        let group = terms[start..<min(start + dialect.rowLength, terms.count)]
        return group.count == 1 ? terms[start] : "(\(SQL.joined(Array(group), separator: sign)))"
      }
    }
    return SQL.joined(terms, separator: sign)
  }

  /// What the parser needs for the text.
  func room(_ dialect: SQLDialect) -> Int {
    switch self {
    case .constant: ParserRoom.comparison
    case .leaf(let leaf): leaf.room
    case .all(let parts), .any(let parts):
      Self.ownRoom(parts.count, dialect) + (parts.map { $0.room(dialect) }.max() ?? 0)
    }
  }

  /// What the parser needs for the parentheses of a row of terms.
  static func ownRoom(_ count: Int, _ dialect: SQLDialect) -> Int {
    var levels = 1
    var groups = count
    while groups > dialect.rowLength {
      groups = (groups + dialect.rowLength - 1) / dialect.rowLength
      levels += 1
    }
    return levels * ParserRoom.parenthesis
  }
}
