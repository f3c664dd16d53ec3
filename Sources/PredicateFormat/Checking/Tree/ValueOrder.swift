/// How two values are compared.
package enum ValueOrder: String, Hashable, Sendable, CaseIterable {
  /// The same.
  case equal = "=="
  /// Not the same: the opposite of `equal`, nulls included.
  case notEqual = "!="
  /// Before.
  case less = "<"
  /// After.
  case greater = ">"
  /// Before or the same; true of two nulls.
  case lessOrEqual = "<="
  /// After or the same; true of two nulls.
  case greaterOrEqual = ">="

  /// The order seen from the other side: `<` for `>`.
  package var mirrored: ValueOrder {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .greater: .less
    case .lessOrEqual: .greaterOrEqual
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
