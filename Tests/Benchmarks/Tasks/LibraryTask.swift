import FileSystem
import PhotoIntake

/// The search for the pictures of a large library, newest first, beside `find`.
struct LibraryTask {
  let settings: BenchmarkSettings

  /// The first rows must stand after so many milliseconds of a processor, which is all that they wait for.
  private static let greatestTime = 200.0
  /// How many rows are the first ones.
  private static let rowCount = 20

  /// A round takes seconds on a busy machine.
  private var rounds: Int { min(settings.runs, 20) }

  /// Runs the task and reports; false when the gate is missed.
  func run() throws(BenchmarkError) -> Bool {
    let tree = try LibraryTree()
    print(
      "library: \(LibraryTree.fileCount) files in \(tree.folderCount) folders, "
        + "\(rounds) rounds")
    let newest = try peer(
      tree, name: "find, sort, head",
      "find \"$0\" -type f -name '*.jpg' -printf '%T@ %p\\n' | sort -rn | head -\(Self.rowCount)")
    try check(tree, newest)
    let first = try measure(tree, count: Self.rowCount, beside: newest)
    let all = try peer(
      tree, name: "find, head -c 8 of each", "find \"$0\" -type f -exec head -q -c 8 {} +")
    _ = try measure(tree, count: .max, beside: all)
    let verdict = Report.verdict(
      "the first \(Self.rowCount)", Statistics.median(first) ?? .infinity,
      atMost: Self.greatestTime, unit: "ms of a processor", digits: 1)
    print(verdict.line)
    return verdict.isPassed
  }

  /// Times the search up to so many pictures; returns what it takes of a processor, round by round.
  private func measure(
    _ tree: LibraryTree, count: Int, beside peer: WholeProgram
  ) throws(BenchmarkError) -> [Double] {
    var own: [Double] = []
    var others: [Double] = []
    var longest: [Double] = []
    let times = try Turns.times(
      rounds: rounds,
      { () throws(BenchmarkError) in
        let before = ResourceUse.processorTime
        longest.append(try search(tree, count: count).longestCall)
        own.append(ResourceUse.processorTime - before)
      },
      beside: { () throws(BenchmarkError) in
        // The shell and its children; they are all waited for.
        others.append(try peer.run().processorTime)
      })
    let name = count == .max ? "PictureLibrary, all" : "PictureLibrary, first \(count)"
    print(Report.row(name, [Report.spread(times.first, unit: "ms")]))
    print(Report.row("  of a processor", [Report.spread(own, unit: "ms")]))
    print(Report.row("  its longest call", [Report.spread(longest, unit: "ms")]))
    print(Report.row(peer.name, [Report.spread(times.second, unit: "ms")]))
    print(Report.row("  of a processor", [Report.spread(others, unit: "ms")]))
    print(Report.row("\(name) / \(peer.name)", [Report.spread(times.ratios, unit: "times")]))
    return own
  }

  /// Searches as a picker does, a few milliseconds at a time.
  private func search(
    _ tree: LibraryTree, count: Int
  ) throws(BenchmarkError) -> (pictures: [LibraryPicture], longestCall: Double) {
    let scan: LibraryScan
    do {
      scan = try PictureLibrary(folder: tree.folder).scan()
    } catch {
      throw .file("cannot read the library: \(error.reason)")
    }
    var pictures: [LibraryPicture] = []
    var longest = 0.0
    while pictures.count < count, !scan.isComplete {
      let limit = min(2000, count - pictures.count)
      let (batch, time) = try Turns.time { scan.next(limit: limit, within: .milliseconds(5)) }
      longest = max(longest, time)
      if case .pictures(let more) = batch { pictures += more }
    }
    return (pictures, longest)
  }

  /// Throws unless the search finds what the peer does, and every picture.
  private func check(_ tree: LibraryTree, _ newest: WholeProgram) throws(BenchmarkError) {
    let own = try search(tree, count: Self.rowCount).pictures.map { $0.path.text ?? "" }
    let others = String(decoding: try newest.run().output, as: UTF8.self)
      .split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
    guard own == others.map(String.init) else {
      throw .differentWork("the newest pictures are not those of find")
    }
    let found = try search(tree, count: .max).pictures.count
    guard found == LibraryTree.pictureCount else {
      throw .differentWork("\(found) of \(LibraryTree.pictureCount) pictures were found")
    }
  }

  private func peer(
    _ tree: LibraryTree, name: String, _ script: String
  ) throws(BenchmarkError) -> WholeProgram {
    WholeProgram(
      name: name, path: "/bin/sh", arguments: ["-c", script, tree.folder.text ?? ""])
  }
}
