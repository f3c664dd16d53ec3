import FileSystem
import PosseStore
import SQLite

/// What it costs to record changes: the same rows written with and without the history.
///
/// The gate is 2.5 times for a hundred thousand rows in one transaction; a change of one row is given in
/// milliseconds, to be held against the time of a whole process.
struct HistoryTask {
  let settings: BenchmarkSettings

  private static let gate = 2.5
  private static let rounds = 5

  /// Runs the task and reports; false when the gate is missed.
  func run() throws(BenchmarkError) -> Bool {
    do throws(DatabaseError) {
      let ratio = try measureManyRows()
      try measureOneRow()
      return ratio <= Self.gate
    } catch {
      throw .store(error.description)
    }
  }

  private static let entry = ChangeEntry(
    time: SampleBook.now, offsetMinutes: 0, user: "bench", agent: nil, verb: "add", words: "add")

  private func measureManyRows() throws(DatabaseError) -> Double {
    let rows = PlainInserts(SamplePerson.people(43_000))
    print("history: \(rows.count) rows in one transaction, \(Self.rounds) rounds")
    var times: [[Double]] = [[], []]
    for _ in 0..<Self.rounds {
      for (index, entry) in [nil, Self.entry].enumerated() {
        let connection = try emptyBook()
        times[index].append(
          try measure { () throws(DatabaseError) in
            try rows.insert(into: connection.value, recordedAs: entry)
          })
      }
    }
    let ratio = report(times, digits: 0)
    print(
      Report.row(
        "gate", ["\(Self.gate) times: " + (ratio <= Self.gate ? "reached" : "missed")]))
    return ratio
  }

  private func measureOneRow() throws(DatabaseError) {
    print("history: one row in one transaction, \(settings.runs) rounds")
    let connection = try emptyBook()
    try PlainInserts(SamplePerson.people(1_000)).insert(into: connection.value)
    var times: [[Double]] = [[], []]
    for round in 0..<settings.runs {
      for (index, entry) in [nil, Self.entry].enumerated() {
        times[index].append(
          try measure { () throws(DatabaseError) in
            try changeOneRow(connection.value, to: round * 2 + index, recordedAs: entry)
          })
      }
    }
    _ = report(times, digits: 2)
  }

  private func changeOneRow(
    _ connection: Connection, to number: Int, recordedAs entry: ChangeEntry?
  ) throws(DatabaseError) {
    try connection.begin(.immediate)
    var recording: HistoryRecording?
    if let entry { recording = try HistoryRecording(connection, entry) }
    try connection.execute("UPDATE fugitive SET hair = \("\(number)") WHERE id = 500")
    try recording?.noteStatement()
    try recording?.finish()
    try connection.commit()
  }

  /// An open book with the folder in which it lies.
  private struct OpenBook {
    let folder: ScratchFolder
    let value: Connection
  }

  private func emptyBook() throws(DatabaseError) -> OpenBook {
    do throws(BenchmarkError) {
      let folder = try ScratchFolder()
      let path = folder.file("posse.db")
      _ = try SampleBook.empty(at: path)
      do throws(DatabaseError) {
        return OpenBook(
          folder: folder, value: try Connection(path: path.bytes, access: .readWrite))
      } catch {
        throw .store(error.description)
      }
    } catch {
      throw DatabaseError(code: .cannotOpen, message: error.message)
    }
  }

  private func report(_ times: [[Double]], digits: Int) -> Double {
    for (name, times) in zip(["without history", "with history"], times) {
      let median = Statistics.median(times) ?? 0
      print(Report.row(name, ["median \(median.rounded(digits: digits)) ms"]))
    }
    let ratios = zip(times[1], times[0]).map { $0 / $1 }
    let ratio = Statistics.median(ratios) ?? 0
    print(Report.row("with / without", ["\(ratio.rounded(digits: 2)) times"]))
    return ratio
  }

  private func measure(_ work: () throws(DatabaseError) -> Void) throws(DatabaseError) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    return start.duration(to: clock.now).milliseconds
  }
}
