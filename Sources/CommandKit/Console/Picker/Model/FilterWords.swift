import UnicodeText

/// The words of a filter, folded by case and accent; a row matches when its label holds all of them.
struct FilterWords: Hashable {
  let words: [[UInt8]]

  init(_ text: String) {
    words = Folding.folded(text).split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
  }

  /// Whether everything that matches these words matches the others too.
  func narrows(_ others: FilterWords) -> Bool {
    others.words.allSatisfy { other in
      words.contains { ByteSearch.find(other, in: $0.span, 0..<$0.count) }
    }
  }

  func match(_ label: String) -> Bool {
    let folded = Array(Folding.folded(label).utf8)
    return words.allSatisfy { ByteSearch.find($0, in: folded.span, 0..<folded.count) }
  }
}
