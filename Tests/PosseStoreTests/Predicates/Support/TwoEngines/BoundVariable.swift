import PredicateFormat

/// The variables that have a value in random predicates.
enum BoundVariable: String, CaseIterable {
  case count, amount, word, letters, since, moment, flag, answer
  case numbers, words, days, bounds

  /// The type of the value; nil for a list.
  var type: ValueType? {
    switch self {
    case .count, .amount: .decimal
    case .word, .letters: .text
    case .since, .moment: .date
    case .flag, .answer: .bool
    case .numbers, .words, .days, .bounds: nil
    }
  }

  var binding: PredicateBinding {
    switch self {
    case .count: .literal(Written.number(2))
    case .amount: .typed("2.5")
    case .word: .literal(Written.text("ab"))
    case .letters: .typed("a\u{301}")
    case .since: .typed("2026-02")
    case .moment: .literal(Written.text("-7d"))
    case .flag: .literal(Written.bool(true))
    case .answer: .typed("no")
    case .numbers:
      .literal(.list([Written.number(1), Written.null, Written.number(2)], .none))
    case .words: .literal(.list([Written.text("á"), Written.text("AB")], .none))
    case .days: .literal(.list([Written.text("2026-03-01"), Written.null], .none))
    case .bounds: .literal(.list([Written.number(0), Written.number(3)], .none))
    }
  }

  /// The variable that holds a list for values of a type.
  static func list(of type: ValueType) -> BoundVariable {
    switch type {
    case .text: .words
    case .date: .days
    default: .numbers
    }
  }

  static let bindings = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0.binding) })
}
