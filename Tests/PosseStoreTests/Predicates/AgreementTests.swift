import Chronology
import PredicateFormat
import SQLite
import TestSupport
import Testing

@testable import PosseStore

/// The book and the evaluator give the same answer to every predicate.
struct AgreementTests {
  /// Asks random predicates of random records; returns how many were asked and how many found somebody.
  @discardableResult
  private static func compare(
    seed: UInt64, records: Int, predicates: Int
  ) throws -> (asked: Int, held: Int) {
    var random = RandomRecords(generator: SeededGenerator(seed: seed))
    var asked = RandomPredicates(seed: seed &* 31)
    let evaluator = PredicateEvaluator(.test)
    let book = try RecordBook(random.record(), context: .test)
    var counts = (asked: 0, held: 0)
    let all = try (1...Int64(records)).map { try random.record($0) }
    try book.replace(by: all)
    for _ in 0..<predicates {
      let predicate = asked.predicate()
      var expected: [Int64] = []
      for (record, number) in zip(all, Int64(1)...) where try evaluator.holds(predicate, of: record)
      {
        expected.append(number)
      }
      let found = Result { try book.numbers(predicate) }
      guard case .success(expected) = found else {
        Issue.record("\(seed): \(expected), \(found): \(predicate)")
        return counts
      }
      counts.asked += 1
      counts.held += expected.isEmpty ? 0 : 1
    }
    return counts
  }

  @Test(arguments: 1...20)
  func `random predicates of random records`(seed: UInt64) throws {
    try Zone.use("UTC")
    let counts = try Self.compare(seed: seed, records: 12, predicates: 500)
    #expect(counts.asked == 500)
    #expect(counts.held > 150)
  }

  @Test(arguments: ["America/Chicago", "Pacific/Auckland", "Asia/Kolkata"])
  func `in other zones`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      try Zone.use(zone)
      try Self.compare(seed: 77, records: 12, predicates: 800)
    }
  }
}
