/// Predicates such as programs write: that they are taken, and how long they take.
struct LongPredicates {
  let book: PredicateBook

  /// Asks them and reports.
  func run() throws(BenchmarkError) {
    // Terms that ask whether one field is equal become a list. Other terms stay what they are, and each is
    // asked of each person: of a thousand here.
    try ask(
      "20,000 terms of one list",
      (1...20_000).map { "id == \($0 * 7)" }.joined(separator: " OR "), expecting: 20_000)
    try ask(
      "20,000 terms of their own",
      "id <= 1000 AND ("
        + (1..<20_000).map { "name BEGINSWITH '\($0)' OR " }.joined() + "id == 7)", expecting: 1)
    try ask(
      "a list of 40,000",
      "id IN {" + (1...40_000).map { String($0 * 5) }.joined(separator: ",") + "}",
      expecting: 40_000)
  }

  private func ask(
    _ name: String, _ text: String, expecting expected: Int
  ) throws(BenchmarkError) {
    let checked = try Turns.time { () throws(BenchmarkError) in try book.checked(text) }
    let compiled = try Turns.time { () throws(BenchmarkError) in try book.compiled(checked.result) }
    let answer = try Turns.time { () throws(BenchmarkError) in try book.count(checked.result) }
    guard answer.result == expected else {
      throw .differentWork("\(name) finds \(answer.result) instead of \(expected)")
    }
    print(
      Report.row(
        name,
        [
          "parse and check \(checked.milliseconds.rounded(digits: 1)) ms",
          "compile \(compiled.milliseconds.rounded(digits: 1)) ms",
          "compile and answer \(answer.milliseconds.rounded(digits: 1)) ms",
        ]))
  }
}
