import UnicodeText

/// Finds the name that a mistyped one probably meant.
package enum NameSuggestion {
  /// Returns the nearest name: one that differs in case only, else one within two slips or a third of the
  /// length, else one that begins with the word; nil when none is near.
  package static func nearest(to word: String, among names: [String]) -> String? {
    ranked(word, among: names).first
  }

  /// Returns the near names, nearest first, at most three.
  package static func ranked(_ word: String, among names: [String]) -> [String] {
    guard word.utf8.count <= 100 else { return [] }
    let wanted = word.lowercased()
    if let same = names.first(where: { $0.lowercased() == wanted }) { return [same] }
    let limit = max(2, wanted.count / 3)
    var found: [(distance: Int, name: String)] = []
    for name in names {
      let distance = Slips.count(Array(wanted.utf8), Array(name.lowercased().utf8))
      // Two letters of a short word are another word.
      if distance <= limit, distance < wanted.utf8.count {
        found.append((distance, name))
      } else if wanted.utf8.count > 2, name.lowercased().hasPrefix(wanted) {
        found.append((limit + 1, name))
      }
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}
