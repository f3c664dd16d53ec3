/// Phrases of a declaration as sentences.
enum Sentence {
  /// The phrase with a capital in front and a sign at its end.
  static func from(_ phrase: String, ending: String = ".") -> String {
    guard let first = phrase.first else { return "" }
    return first.uppercased() + phrase.dropFirst() + ending
  }
}
