/// Where one value stands beside another.
package enum ComparisonOutcome: Hashable, Sendable {
  /// It comes first.
  case before
  /// Neither comes first.
  case same
  /// It comes later.
  case after

  /// Compares two values of one type.
  package init<Value: Comparable>(_ left: Value, _ right: Value) {
    self = left < right ? .before : right < left ? .after : .same
  }
}

extension ValueOrder {
  /// Tells whether an order holds between values that stand so beside each other.
  package func holds(_ outcome: ComparisonOutcome) -> Bool {
    switch self {
    case .equal: outcome == .same
    case .notEqual: outcome != .same
    case .less: outcome == .before
    case .greater: outcome == .after
    case .lessOrEqual: outcome != .after
    case .greaterOrEqual: outcome != .before
    }
  }
}
