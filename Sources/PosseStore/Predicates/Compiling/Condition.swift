import SQLite

/// A condition in SQL before its ANDs and ORs are written down.
///
/// Unknown counts as false in it, so that plain comparisons can use indexes; the opposite of a part
/// that may be unknown is asked for by IS NOT TRUE.
indirect enum Condition {
  /// Always true or always false.
  case constant(Bool)
  /// A part without ANDs and ORs on its outside.
  case leaf(Leaf)
  /// Every part holds; at least two.
  case all([Condition])
  /// Some part holds; at least two.
  case any([Condition])

  /// A part without ANDs and ORs on its outside.
  struct Leaf {
    /// The condition.
    let sql: SQL
    /// What is true exactly when the condition is false or unknown, when it can be said better than with
    /// IS NOT TRUE.
    let opposite: SQL?
    /// What the parser needs for it.
    let room: Int

    init(_ sql: SQL, opposite: SQL? = nil) {
      self.sql = sql
      self.opposite = opposite
      room = ParserRoom.needed(by: sql.text)
    }

    var negated: Leaf {
      if let opposite { return Leaf(opposite, opposite: sql) }
      return Leaf("(\(sql)) IS NOT TRUE", opposite: sql)
    }
  }

  static func leaf(_ sql: SQL, opposite: SQL? = nil) -> Condition {
    .leaf(Leaf(sql, opposite: opposite))
  }

  /// Joins conditions by AND.
  static func and(_ conditions: [Condition]) -> Condition {
    var parts: [Condition] = []
    for condition in conditions {
      switch condition {
      case .constant(true): continue
      case .constant(false): return .constant(false)
      case .all(let inner): parts += inner
      default: parts.append(condition)
      }
    }
    return parts.count > 1 ? .all(parts) : parts.first ?? .constant(true)
  }

  /// Joins conditions by OR.
  static func or(_ conditions: [Condition]) -> Condition {
    var parts: [Condition] = []
    for condition in conditions {
      switch condition {
      case .constant(false): continue
      case .constant(true): return .constant(true)
      case .any(let inner): parts += inner
      default: parts.append(condition)
      }
    }
    return parts.count > 1 ? .any(parts) : parts.first ?? .constant(false)
  }

  /// How many leaves the condition has.
  var termCount: Int {
    switch self {
    case .constant: 0
    case .leaf: 1
    case .all(let parts), .any(let parts): parts.reduce(0) { $0 + $1.termCount }
    }
  }

  /// What is true exactly when the condition is not: the NOT is pushed to the leaves.
  var negated: Condition {
    switch self {
    case .constant(let isTrue): .constant(!isTrue)
    case .leaf(let leaf): .leaf(leaf.negated)
    case .all(let parts): .or(parts.map(\.negated))
    case .any(let parts): .and(parts.map(\.negated))
    }
  }
}
