import FileSystem
import PosseStore
import SQLite

/// Adding people through the store against plain inserts of the same rows; for information.
///
/// Both write one transaction into an empty book on the same disk. The store looks up tags and places,
/// writes a person field by field, and records every change so that it can be taken back; the inserts
/// know all numbers beforehand and record nothing.
struct StoreTask {
  let settings: BenchmarkSettings

  private static let rounds = 5

  /// Runs the task and reports.
  func run() throws(BenchmarkError) {
    for count in [1_000, 10_000] {
      print("store: \(count) people in one transaction, \(Self.rounds) rounds")
      try run(SamplePerson.people(count))
    }
  }

  private func run(_ people: [SamplePerson]) throws(BenchmarkError) {
    let requests = try SampleBook.Request.all(people)
    let rows = PlainInserts(people)
    let clock = ContinuousClock()
    var store: [Double] = []
    var plain: [Double] = []
    for _ in 0..<Self.rounds {
      let folder = try ScratchFolder()
      let book = folder.file("store.db")
      let other = folder.file("plain.db")
      do {
        let opened = try SampleBook.empty(at: book)
        store.append(
          try measure(clock) { () throws(BenchmarkError) in
            try SampleBook.add(requests, to: opened)
          })
      }
      _ = try SampleBook.empty(at: other)
      do throws(DatabaseError) {
        let connection = try Connection(path: other.bytes, access: .readWrite)
        plain.append(
          try measure(clock) { () throws(DatabaseError) in try rows.insert(into: connection) })
      } catch {
        throw .store(String(describing: error))
      }
      try compare(book, other)
    }
    report("PosseStore", store, people.count)
    report("plain inserts", plain, people.count)
    let ratios = zip(store, plain).map { $0 / $1 }
    print(
      Report.row(
        "PosseStore / plain inserts",
        ["\((Statistics.median(ratios) ?? 0).rounded(digits: 2)) times"]))
  }

  private func measure<E: Error>(
    _ clock: ContinuousClock, _ work: () throws(E) -> Void
  ) throws(E) -> Double {
    let start = clock.now
    try work()
    return start.duration(to: clock.now).milliseconds
  }

  private func report(_ name: String, _ times: [Double], _ people: Int) {
    let median = Statistics.median(times) ?? 0
    let rate = median > 0 ? Double(people) / median * 1000 : 0
    print(
      Report.row(
        name,
        ["median \(median.rounded(digits: 1)) ms", "\(rate.rounded(digits: 0)) people a second"]))
  }

  /// Throws unless both files hold as many rows of each kind that the inserts write.
  private func compare(_ first: FilePath, _ second: FilePath) throws(BenchmarkError) {
    do throws(DatabaseError) {
      let counts = try [first, second].map { path throws(DatabaseError) in
        let counts = try Connection(path: path.bytes, access: .readOnly).rowCounts()
        return PlainInserts.tables.map { counts[$0] }
      }
      guard counts[0] == counts[1] else {
        throw DatabaseError(code: .misuse, message: "the books differ in their numbers of rows")
      }
    } catch {
      throw .differentWork(error.message)
    }
  }
}
