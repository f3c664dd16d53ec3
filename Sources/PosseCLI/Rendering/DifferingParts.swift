/// A part in which two sequences differ; one of the ranges may be empty.
struct DifferingPart: Hashable {
  /// Where it lies in the old sequence.
  var old: Range<Int>
  /// Where it lies in the new one.
  var new: Range<Int>

  /// Returns the parts in which two sequences differ, in their order.
  ///
  /// Where more differs than makes sense to tell, all of it is one part, without the ends that are the same.
  static func between<Element: Hashable>(
    _ old: [Element], _ new: [Element]
  ) -> [DifferingPart] {
    let shorter = min(old.count, new.count)
    var head = 0
    while head < shorter, old[head] == new[head] { head += 1 }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let whole = DifferingPart(
      old: head..<(old.count - tail), new: head..<(new.count - tail))
    if whole.old.isEmpty && whole.new.isEmpty { return [] }
    guard let matches = matches(Array(old[whole.old]), Array(new[whole.new])) else {
      return [whole]
    }
    var parts: [DifferingPart] = []
    var (left, right) = (head, head)
    for match in matches + [(whole.old.count, whole.new.count)] {
      let (nextLeft, nextRight) = (head + match.0, head + match.1)
      if left < nextLeft || right < nextRight {
        parts.append(DifferingPart(old: left..<nextLeft, new: right..<nextRight))
      }
      (left, right) = (nextLeft + 1, nextRight + 1)
    }
    return parts
  }

  /// The most elements that may be missing on either side before it is no use to compare one by one.
  private static let differenceLimit = 800

  /// The places of elements that are the same, in the shortest way from one sequence to the other; nil when more
  /// differs than makes sense to tell.
  ///
  /// This is the greedy algorithm of Myers, "An O(ND) Difference Algorithm" (1986).
  private static func matches<Element: Hashable>(
    _ old: [Element], _ new: [Element]
  ) -> [(Int, Int)]? {
    let limit = min(old.count + new.count, differenceLimit)
    // How far into the old one each diagonal reaches, of which number 0 stands in the middle.
    var reach = [Int](repeating: 0, count: 2 * limit + 3)
    var steps: [[Int]] = []
    for distance in 0...limit {
      steps.append(reach)
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let (below, above) = (reach[limit + diagonal], reach[limit + diagonal + 2])
        let isInsertion = diagonal == -distance || (diagonal != distance && below < above)
        var left = isInsertion ? above : below + 1
        while left < old.count, left - diagonal < new.count, left - diagonal >= 0,
          old[left] == new[left - diagonal]
        {
          left += 1
        }
        reach[limit + diagonal + 1] = left
        if left == old.count, left - diagonal == new.count {
          return walkedBack(from: (old.count, new.count), steps, limit)
        }
      }
    }
    return nil
  }

  /// The matches on the way back from the end to the beginning.
  private static func walkedBack(
    from end: (Int, Int), _ steps: [[Int]], _ limit: Int
  ) -> [(Int, Int)] {
    var matches: [(Int, Int)] = []
    var (left, right) = end
    for distance in steps.indices.reversed() {
      let reach = steps[distance]
      let diagonal = left - right
      let (below, above) = (reach[limit + diagonal], reach[limit + diagonal + 2])
      let isInsertion = diagonal == -distance || (diagonal != distance && below < above)
      let before = isInsertion ? above : below
      let rightBefore = before - (isInsertion ? diagonal + 1 : diagonal - 1)
      let (leftStop, rightStop) = distance == 0 ? (0, 0) : (before, rightBefore)
      while left > leftStop, right > rightStop {
        left -= 1
        right -= 1
        matches.append((left, right))
      }
      if distance > 0 { (left, right) = (leftStop, rightStop) }
    }
    return matches.reversed()
  }
}

/// A piece of text that is compared by its bytes: a `String` takes two ways to write a letter for equal.
struct ExactText: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }

  /// Returns the words of a text and what stands between them; together they are the text.
  ///
  /// A line feed stands by itself, and a word that is very long comes as its characters.
  static func words(of text: String) -> [ExactText] {
    var words: [ExactText] = []
    var word: [Character] = []
    func finish() {
      if word.count > longWord {
        words += word.map { ExactText(String($0)) }
      } else if !word.isEmpty {
        words.append(ExactText(String(word)))
      }
      word = []
    }
    for character in text {
      if character.isNewline || character.isWhitespace != word.last?.isWhitespace { finish() }
      word.append(character)
      if character.isNewline { finish() }
    }
    finish()
    return words
  }

  /// The most characters of a word that stays whole.
  private static let longWord = 24
}
