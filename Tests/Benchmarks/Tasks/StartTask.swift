import FileSystem

/// `posse list` as a whole process against the `sqlite3` shell with the same query: the one with gates.
struct StartTask {
  let settings: BenchmarkSettings

  /// At most so many times the peer's wall time.
  static let greatestRatio = 3.0
  /// At most so much memory at a time, in MiB.
  static let greatestMemory = 30.0

  /// Runs the task and reports; false when a gate was missed.
  func run() throws(BenchmarkError) -> Bool {
    let folder = try ScratchFolder()
    let book = folder.file("book.db")
    try SampleBook.make(at: book, people: settings.people)
    let path = book.text ?? ""
    let posse = WholeProgram(
      name: "posse list", path: settings.posse, arguments: ["--db", path, "list"])
    let peers = InstalledProgram.find("sqlite3").map { shell in
      [("same statements", ListQuery.asStored), ("same output", ListQuery.asShown)].map {
        WholeProgram(
          name: "sqlite3, \($0.0)", path: shell, arguments: ["-readonly", "-tabs", path, $0.1])
      }
    }
    print("start: a list of \(settings.people) people, \(settings.runs) rounds")
    let same = try check(posse, peers ?? [])
    print(Report.row("output", [same]))
    if let peers {
      print(Report.row("peer", ["sqlite3 \(try version(of: peers[0].path))"]))
    } else {
      print(Report.row("sqlite3", ["skipped: not installed"]))
    }

    let results = try Contest(contestants: [posse] + (peers ?? []), rounds: settings.runs).run()
    for result in results { print(result.line) }
    if let floor = try PeakMemory.floor() {
      print(
        Report.row("least measurable peak", ["\((Double(floor) / 1024).rounded(digits: 1)) MiB"]))
    }
    for peer in results.dropFirst() { print(results[0].comparison(with: peer)) }
    return judge(results)
  }

  private func judge(_ results: [Contest.Result]) -> Bool {
    let ratios = results.dropFirst().compactMap { Statistics.median(results[0].ratios(to: $0)) }
    let memory = Double(results[0].peakKiB) / 1024
    var isPassed = memory <= Self.greatestMemory
    print(
      Report.row(
        isPassed ? "PASS" : "FAIL",
        ["peak \(memory.rounded(digits: 1)) MiB, at most \(Self.greatestMemory.rounded(digits: 0))"]
      ))
    if let ratio = ratios.max() {
      let holds = ratio <= Self.greatestRatio
      isPassed = isPassed && holds
      print(
        Report.row(
          holds ? "PASS" : "FAIL",
          [
            "\(ratio.rounded(digits: 2)) times the faster peer's time, "
              + "at most \(Self.greatestRatio.rounded(digits: 1))"
          ]))
    }
    return isPassed
  }

  /// Throws unless the peers do the same work as the program; returns what was compared.
  private func check(
    _ posse: WholeProgram, _ peers: [WholeProgram]
  ) throws(BenchmarkError) -> String {
    let own = try posse.run().output
    let lines = own.count { $0 == UInt8(ascii: "\n") }
    guard lines == settings.people else {
      throw .differentWork("'posse list' wrote \(lines) lines for \(settings.people) people")
    }
    guard let peer = peers.last else { return "\(own.count) bytes" }
    guard try peer.run().output == own else {
      throw .differentWork("'posse list' and \(peer.name) differ")
    }
    return "\(own.count) bytes, the same from both"
  }

  private func version(of shell: String) throws(BenchmarkError) -> String {
    let run = try WholeProgram(name: "sqlite3", path: shell, arguments: ["--version"]).run()
    return String(decoding: run.output, as: UTF8.self).split(separator: " ").first.map(String.init)
      ?? "of unknown version"
  }
}
