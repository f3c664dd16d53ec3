import TestSupport

/// A small regular expression and a matcher that cannot backtrack, to compare answers with.
indirect enum SmallExpression: Hashable {
  case nothing
  case empty
  case any
  case letter(Character)
  case sequence(SmallExpression, SmallExpression)
  case choice(SmallExpression, SmallExpression)
  case star(SmallExpression)

  /// Draws an expression that is at most so deep.
  static func random(depth: Int, using generator: inout SeededGenerator) -> SmallExpression {
    guard depth > 0 else {
      let leaves: [SmallExpression] = [.empty, .any, .letter("a"), .letter("b"), .letter("é")]
      return leaves[Int.random(in: 0..<leaves.count, using: &generator)]
    }
    let shape = Int.random(in: 0..<4, using: &generator)
    let first = random(depth: depth - 1, using: &generator)
    switch shape {
    case 0: return .star(first)
    case 1: return .choice(first, random(depth: depth - 1, using: &generator))
    default: return .sequence(first, random(depth: depth - 1, using: &generator))
    }
  }

  /// The same in PCRE2's syntax.
  var pattern: String {
    switch self {
    case .nothing: "(?!)"
    case .empty: "(?:)"
    case .any: "."
    case .letter(let letter): String(letter)
    case .sequence(let first, let second): first.pattern + second.pattern
    case .choice(let first, let second): "(?:\(first.pattern)|\(second.pattern))"
    case .star(let inner): "(?:\(inner.pattern))*"
    }
  }

  func matchesWhole(_ subject: String) -> Bool {
    subject.reduce(self) { $0.derivative(by: $1) }.matchesEmpty
  }

  private var matchesEmpty: Bool {
    switch self {
    case .nothing, .any, .letter: false
    case .empty, .star: true
    case .sequence(let first, let second): first.matchesEmpty && second.matchesEmpty
    case .choice(let first, let second): first.matchesEmpty || second.matchesEmpty
    }
  }

  /// What must match the rest once `character` has been taken.
  private func derivative(by character: Character) -> SmallExpression {
    switch self {
    case .nothing, .empty: return .nothing
    case .any: return .empty
    case .letter(let letter): return letter == character ? .empty : .nothing
    case .star(let inner): return Self.joined(inner.derivative(by: character), self)
    case .choice(let first, let second):
      return Self.either(first.derivative(by: character), second.derivative(by: character))
    case .sequence(let first, let second):
      let ahead = Self.joined(first.derivative(by: character), second)
      return first.matchesEmpty ? Self.either(ahead, second.derivative(by: character)) : ahead
    }
  }

  private static func joined(_ first: Self, _ second: Self) -> Self {
    switch (first, second) {
    case (.nothing, _), (_, .nothing): .nothing
    case (.empty, let rest), (let rest, .empty): rest
    default: .sequence(first, second)
    }
  }

  private static func either(_ first: Self, _ second: Self) -> Self {
    switch (first, second) {
    case (.nothing, let other), (let other, .nothing): other
    default: first == second ? first : .choice(first, second)
    }
  }
}
