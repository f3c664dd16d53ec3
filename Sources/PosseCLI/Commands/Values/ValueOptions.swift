import CommandKit
import PosseStore

/// What the commands about lists of values share.
enum ValueOptions {
  static let force = Flag("force", help: "believe a ZIP code that does not belong to the state")

  static let dryRun = Flag(
    "dry-run", short: "n", help: "say what would be changed and change nothing")

  /// What is said where many people change and nothing is asked.
  static let unasked = """
    Nothing is asked, however many people have it: it is one step, how many people and entries of \
    the log were touched is said, --dry-run says it beforehand, and undo takes all of it back.
    """

  /// How pairs of state and ZIP code are judged.
  static let pairs = """
    A ZIP code must begin as those of its state do, unless the list holds a place with that pair or \
    --force is given; from then on the pair is believed everywhere.
    """
}

extension Context {
  /// Changes the book, or only tells what the change would come to.
  func change<Result>(
    _ book: Book, isRehearsal: Bool, _ work: (BookWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    isRehearsal ? try rehearse(book, work) : try write(book, work)
  }
}
