import Chronology

/// One side of a comparison: a value, or a date as it was typed.
enum ComparedValue {
  case value(PredicateValue)
  case bound(DateBound)

  /// The value; that of a bound is the instant at which it starts.
  var value: PredicateValue {
    switch self {
    case .value(let value): value
    case .bound(let bound): .date(bound.start, .instant)
    }
  }

  var isNull: Bool {
    if case .value(.null) = self { true } else { false }
  }
}
