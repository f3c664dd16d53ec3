import CommandKit
import PosseModel

/// The words to look for on a command line.
enum SearchArguments {
  private static let help =
    "beginnings of words that must all be found; \"…\" for whole words side by side"

  static let any = Argument("WORDS", .any, help: help)
  static let some = Argument("WORDS", .some, help: help)

  /// Reads the words; nil when none are given.
  static func words(_ arguments: ParsedArguments) throws(Failure) -> SearchWords? {
    let given = arguments.all(some)
    guard !given.isEmpty else { return nil }
    do {
      return try SearchWords(parsing: given)
    } catch {
      throw .words(error)
    }
  }
}
