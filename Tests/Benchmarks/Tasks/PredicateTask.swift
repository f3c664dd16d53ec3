/// Predicates over a book of 200,000 people: in the engine, on their way into it, very long ones, and a whole
/// process beside the `sqlite3` shell.
struct PredicateTask {
  let settings: BenchmarkSettings

  /// Runs the task and reports; false when a gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    print("predicate: a book of \(PredicateBook.people) people, \(settings.runs) rounds")
    let folder = try ScratchFolder()
    let book = try PredicateBook(at: folder.file("book.db"))
    var isPassed = try PredicateSearches(book: book, rounds: settings.runs).run()
    isPassed = try PredicateReadings(book: book, rounds: settings.runs * 20).run() && isPassed
    try LongPredicates(book: book).run()
    return try PredicateList(book: book, settings: settings).run() && isPassed
  }
}
