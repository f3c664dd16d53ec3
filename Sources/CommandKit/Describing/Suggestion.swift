import UnicodeText

/// The search for what a user may have meant.
package enum Suggestion {
  /// Finds the candidate nearest to a mistyped word, if one is near enough to be worth naming.
  ///
  /// A candidate is near if one slip for every three letters of the word makes it, at most two; or if it
  /// begins with the word (two letters or more), or the word with it (three or more). Leading dashes are
  /// no letters. A slip is a letter too many, too few, wrong, or swapped with its neighbour.
  package static func closest(to word: String, among candidates: [String]) -> String? {
    let typed = letters(of: word)
    guard !typed.isEmpty, typed.count <= 40 else { return nil }
    var best: (name: String, slips: Int)?
    for candidate in candidates {
      let letters = letters(of: candidate)
      let slips = Slips.count(typed, letters)
      if slips <= min(2, typed.count / 3), slips < best?.slips ?? .max { best = (candidate, slips) }
    }
    if let best, best.slips <= 1 { return best.name }
    let extensions = candidates.filter { typed.count >= 2 && letters(of: $0).starts(with: typed) }
    if let shortest = extensions.min(by: { $0.count < $1.count }) { return shortest }
    if let best { return best.name }
    let beginnings = candidates.filter { candidate in
      let letters = letters(of: candidate)
      return letters.count >= 3 && typed.starts(with: letters)
    }
    return beginnings.max { $0.count < $1.count }
  }

  private static func letters(of word: String) -> [Character] {
    Array(word.lowercased().drop { $0 == "-" }.prefix(64))
  }
}
