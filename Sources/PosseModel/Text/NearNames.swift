import UnicodeText

/// A search for the names that a mistyped one may have meant.
enum NearNames {
  /// Returns the candidates within `limit` slips of the text, nearest first, each once.
  ///
  /// A slip is a letter left out, added, changed or swapped with its neighbour; case does not
  /// count. Candidates that begin with the text count as one slip when it has three letters or
  /// more.
  static func nearest(to text: String, among candidates: [String], limit: Int) -> [String] {
    // No name is this long, and the cost grows with the square.
    guard text.utf8.count <= 64 else { return [] }
    let wanted = Array(text.lowercased().unicodeScalars)
    var found: [(name: String, slips: Int, place: Int)] = []
    for candidate in candidates where !found.contains(where: { $0.name == candidate }) {
      let letters = Array(candidate.lowercased().unicodeScalars)
      var slips = Slips.count(wanted, letters)
      if wanted.count >= 3, letters.starts(with: wanted) { slips = min(slips, 1) }
      if slips <= limit { found.append((candidate, slips, found.count)) }
    }
    return found.sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }.map(\.name)
  }
}
