import UnicodeText

/// The words that somebody looks for in the texts of people.
///
/// There are no operators: all that counts is which words stand there, and what is a phrase.
package struct SearchWords: Hashable, Sendable {
  /// What must stand somewhere in the texts of one person, folded by case and accent.
  package enum Term: Hashable, Sendable {
    /// The beginning of a word.
    case beginning(String)
    /// Whole words, one after the other in one text.
    case phrase([String])
  }

  /// Everything that must be found, each once, in the order given.
  package let terms: [Term]

  /// The greatest number of code points that are looked for.
  ///
  /// It is far more than anybody types, and keeps what goes to the index at a size that it can take.
  package static let limit = 5_000

  /// Reads words as a shell hands them over.
  ///
  /// Each argument is split into words by itself, except between quotes `"…"`, where it is a phrase; a quote
  /// that is not closed reaches to the end of its argument. What is no letter, digit or mark only separates.
  ///
  /// - Throws: ``SearchWordsError`` when nothing is left to look for, or too much.
  package init(parsing arguments: [String]) throws(SearchWordsError) {
    let length = arguments.reduce(0) { $0 + $1.unicodeScalars.count }
    guard length <= Self.limit else { throw .tooLong(length: length, limit: Self.limit) }
    var terms: [Term] = []
    var seen: Set<Term> = []
    for argument in arguments {
      for term in Self.terms(of: argument) where seen.insert(term).inserted { terms.append(term) }
    }
    guard !terms.isEmpty else {
      throw .nothingSearchable(text: arguments.joined(separator: " "))
    }
    self.terms = terms
  }

  private static func terms(of argument: String) -> [Term] {
    // By scalars: a quote with a mark upon it is one character, and still a quote.
    let parts = argument.unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [Term] in
      let words = WordBreaks.words(in: Folding.folded(String(part)))
      guard index.isMultiple(of: 2) else { return words.isEmpty ? [] : [.phrase(words)] }
      return words.map { .beginning($0) }
    }
  }
}

/// Why nothing can be looked for.
package enum SearchWordsError: Error, Hashable, Sendable {
  /// There is no letter and no digit in it.
  case nothingSearchable(text: String)
  /// It has more code points than are looked for.
  case tooLong(length: Int, limit: Int)
}
