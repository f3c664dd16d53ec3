import PredicateFormat

/// Where the text of a predicate comes from: the command line, a file, or standard input.
enum PredicateText {
  private static let subject = "--where"

  /// Reads what a word means: the text itself, `@FILE`, or `-` for standard input.
  static func source(_ word: String, in context: Context) throws(Failure) -> PredicateSource {
    let limit = PredicateSource.longest
    if word == "-" {
      return PredicateSource(
        try TextFile.readStandardInput(limit: limit, subject: subject, in: context))
    }
    guard word.hasPrefix("@") else { return PredicateSource(word) }
    return PredicateSource(try TextFile.read(word.dropFirst(), limit: limit, subject: subject))
  }
}
