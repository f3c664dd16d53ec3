/// The search for what a user may have meant.
package enum Suggestion {
  /// Finds the candidate nearest to a mistyped word, if one is near enough to be worth naming.
  ///
  /// A candidate that begins with the word (two letters or more, dashes left out) counts as near;
  /// otherwise one slip is allowed in short words and one more for every three letters, at most three.
  /// A slip is a letter too many, too few, wrong, or swapped with its neighbour.
  package static func closest(to word: String, among candidates: [String]) -> String? {
    let typed = letters(of: word)
    guard !typed.isEmpty, typed.count <= 40 else { return nil }
    var best: (name: String, slips: Int)?
    for candidate in candidates {
      let letters = letters(of: candidate)
      let slips = slips(typed, letters)
      if slips <= min(3, 1 + (typed.count - 1) / 3), slips < typed.count,
        slips < best?.slips ?? .max
      {
        best = (candidate, slips)
      }
    }
    if let best, best.slips <= 1 { return best.name }
    let extensions = candidates.filter { typed.count >= 2 && letters(of: $0).starts(with: typed) }
    return extensions.min { $0.count < $1.count } ?? best?.name
  }

  private static func letters(of word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" }.prefix(64))
  }

  /// The distance of Damerau and Levenshtein, neighbours swapped at most once.
  private static func slips(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let substitution = last[column] + (first[row] == second[column] ? 0 : 1)
        var slips = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
