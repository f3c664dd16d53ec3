import FileSystem

/// `posse list` with a predicate as a whole process, beside the `sqlite3` shell with SQL written by hand.
struct PredicateList {
  let book: PredicateBook
  let settings: BenchmarkSettings

  /// At most so many times the peer's wall time.
  private static let greatestRatio = 1.5

  /// Runs both and reports; false when the gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    let path = book.path.text ?? ""
    let posse = WholeProgram(
      name: "posse list -w", path: settings.posse,
      arguments: [
        "--db", path, "list", "-w", "captured == YES AND bounty >= 5000", "--format", "tsv",
      ])
    let own = try posse.run().output
    let lines = own.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let shell = InstalledProgram.find("sqlite3") else {
      print(Report.row("sqlite3", ["skipped: not installed"]))
      return true
    }
    let peer = WholeProgram(
      name: "sqlite3, same output", path: shell,
      arguments: ["-readonly", "-tabs", path, ListQuery.capturedAsShown])
    let others = try peer.run().output
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (line, other) in zip(lines, others) where line != other {
      throw .differentWork(
        "'\(String(decoding: line, as: UTF8.self))', '\(String(decoding: other, as: UTF8.self))'")
    }
    guard lines.count == others.count, lines.count > 1 else {
      throw .differentWork("\(lines.count - 1) lines, \(others.count - 1) lines")
    }
    print(
      Report.row("output", ["\(lines.count - 1) lines, \(own.count) bytes, the same from both"]))
    let results = try Contest(contestants: [posse, peer], rounds: settings.runs).run()
    for result in results { print(result.line) }
    print(results[0].comparison(with: results[1]))
    let verdict = Report.verdict(
      "list", Statistics.median(results[0].ratios(to: results[1])) ?? 0,
      atMost: Self.greatestRatio, unit: "times the peer's time")
    print(verdict.line)
    return verdict.isPassed
  }
}
