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
      var slips = slips(from: wanted, to: letters)
      if wanted.count >= 3, letters.starts(with: wanted) { slips = min(slips, 1) }
      if slips <= limit { found.append((candidate, slips, found.count)) }
    }
    return found.sorted { ($0.slips, $0.place) < ($1.slips, $1.place) }.map(\.name)
  }

  /// Counts slips by optimal string alignment.
  private static func slips(from left: [Unicode.Scalar], to right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty else { return right.count }
    guard !right.isEmpty else { return left.count }
    var twoBack: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var best = min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          best = min(best, twoBack[column - 2] + 1)
        }
        current.append(best)
      }
      twoBack = previous
      previous = current
    }
    return previous[right.count]
  }
}
