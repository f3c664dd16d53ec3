/// The rows that match the filter, with those of shorter filters below it.
///
/// A longer filter looks only through what the shorter one left, and taking a letter back costs nothing.
struct MatchStack {
  private struct Level {
    var words: FilterWords
    var matches: [Int32]
    /// How many labels this level has looked at; a source may have grown since.
    var scanned: Int
  }

  private var labels = FoldedLabels()
  /// Levels above the one without words, which every label matches.
  private var levels: [Level] = []

  /// How many rows there are, matching or not.
  var total: Int { labels.count }

  /// How many rows match.
  var count: Int { levels.last?.matches.count ?? labels.count }

  /// The row at a position among those that match.
  func row(at position: Int) -> Int { levels.last.map { Int($0.matches[position]) } ?? position }

  /// The position of a row among those that match; nil if it does not match.
  func position(of row: Int) -> Int? {
    guard let matches = levels.last?.matches else { return labels.count > row ? row : nil }
    var low = 0
    var high = matches.count
    while low < high {
      let middle = (low + high) / 2
      if Int(matches[middle]) < row { low = middle + 1 } else { high = middle }
    }
    return low < matches.count && Int(matches[low]) == row ? low : nil
  }

  /// Adds rows at the end; those that match appear.
  mutating func append(_ added: some Sequence<String>) {
    for label in added { labels.append(label) }
    catchUp()
  }

  /// Sets the filter.
  mutating func apply(_ words: FilterWords) {
    while let top = levels.last, !words.narrows(top.words) { levels.removeLast() }
    catchUp()
    guard !words.words.isEmpty, levels.last?.words != words else { return }
    let matches =
      if let top = levels.last {
        labels.matches(words, among: top.matches)
      } else {
        labels.matches(words, among: 0..<Int32(labels.count))
      }
    levels.append(Level(words: words, matches: matches, scanned: labels.count))
  }

  private mutating func catchUp() {
    guard let top = levels.last, top.scanned < labels.count else { return }
    let fresh = Int32(top.scanned)..<Int32(labels.count)
    levels[levels.count - 1].matches += labels.matches(top.words, among: fresh)
    levels[levels.count - 1].scanned = labels.count
  }
}
