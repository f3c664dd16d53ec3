import CommandKit
import PosseModel
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
  /// Tells which saved views name a value that is called otherwise now, or is gone: they find nobody by it any more.
  func warnOfViews(naming texts: [String], in book: Book) throws(Failure) {
    let views = try read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.views() }
    }
    for view in views {
      let named = texts.first { text in
        view.predicate.contains("'\(text)'") || view.predicate.contains("\"\(text)\"")
      }
      if let named { console.note(Wording.viewNames(view.name, named)) }
    }
  }

  /// Changes the book, or only tells what the change would come to.
  func change<Result>(
    _ book: Book, isRehearsal: Bool, _ work: (BookWriter) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    isRehearsal ? try rehearse(book, work) : try write(book, work)
  }
}
