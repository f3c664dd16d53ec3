import PredicateFormat

/// Values that are dates; a date that is typed only stands opposite one.
extension SyntaxGenerator {
  /// 2026-03-01T12:00:00Z, which is now, and other dates in seconds since 2001.
  private static let sinceReference: [Int64] = [794_059_200, 794_016_000, -978_307_200, 0]

  mutating func date(_ depth: Int) -> Operand {
    guard depth > 0, roll(2) == 0 else { return field(.date) }
    let inner = depth - 1
    switch roll(11) {
    case 0: return Written.call(.now)
    case 1, 2: return moved(inner)
    case 3:
      return .selector(
        date(inner), .dateAdding, [Written.number(pick(SharedValues.seconds))], .none)
    case 4: return .cast(Written.number(pick(Self.sinceReference)), .date, .none)
    case 5: return .cast(roll(2) == 0 ? dateText() : pickedForCast(inner), .date, .none)
    case 6: return .ternary(predicate(depth: 0), date(inner), opposite(.date, inner), .none)
    case 7: return element([.date], depth)
    case 8: return statistic([.minimum, .maximum], [.date])
    case 9: return listElement(.date, depth)
    default: return leastOrGreatest(.date, depth)
    }
  }

  mutating func dateText() -> Operand {
    Written.text(pick(pick(DateTextForm.allCases).texts))
  }

  /// A date some seconds earlier or later.
  private mutating func moved(_ depth: Int) -> Operand {
    let seconds =
      roll(3) == 0 ? number(depth - 1) : Written.number(pick(SharedValues.seconds))
    let date = roll(3) == 0 ? Written.call(.now) : date(depth)
    switch roll(3) {
    case 0: return .arithmetic(.subtract, date, seconds, .none)
    case 1: return .arithmetic(.add, seconds, date, .none)
    default: return .arithmetic(.add, date, seconds, .none)
    }
  }
}
