import UnicodeText

/// Labels folded once, one behind the other in one block, so that a filter looks through many in little time.
struct FoldedLabels {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  mutating func append(_ label: String) {
    bytes += Folding.folded(label).utf8
    ends.append(bytes.count)
  }

  /// Gives those of some labels that hold all the words.
  func matches(_ filter: FilterWords, among candidates: some Sequence<Int32>) -> [Int32] {
    let span = bytes.span
    let words = filter.words
    var found: [Int32] = []
    for candidate in candidates {
      let index = Int(candidate)
      let range = (index == 0 ? 0 : ends[index - 1])..<ends[index]
      var holdsAll = true
      for word in words where !ByteSearch.find(word, in: span, range) {
        holdsAll = false
        break
      }
      if holdsAll { found.append(candidate) }
    }
    return found
  }
}
