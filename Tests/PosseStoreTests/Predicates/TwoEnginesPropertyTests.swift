import Chronology
import Foundation
import PredicateFormat
import TestSupport
import Testing

@testable import PosseStore

/// The evaluator and the database give the same answer to every predicate that can be written.
struct TwoEnginesPropertyTests {
  /// How many pairs of a predicate and a record are asked.
  private static let pairs =
    ProcessInfo.processInfo.environment["POSSE_PREDICATE_PAIRS"].flatMap(Int.init) ?? 100_000

  /// Where the random numbers begin.
  private static let seed =
    ProcessInfo.processInfo.environment["POSSE_PREDICATE_SEED"].flatMap(UInt64.init) ?? 2026

  @Test func `both engines answer every pair of a predicate and a record alike`() throws {
    try Zone.use("UTC")
    var run = EnginePairs(seed: Self.seed)
    try run.ask(pairs: Self.pairs)
    #expect(run.pairs >= Self.pairs)
    #expect(run.refused.count * 20 < run.trees, "\(run.refused.prefix(10))")
    #expect(run.tooDeep * 1_000 <= run.trees)
    #expect((0.2...0.8).contains(run.truthShare))
    #expect(run.rare(below: 200) == [])
    #expect(run.survivors == [], "these mistakes made no difference")
    print("two engines: \(run.summary)")
  }

  @Test(arguments: ["America/Chicago", "Pacific/Apia", "Asia/Kolkata"])
  func `they do in other zones`(zone: String) async {
    await #expect(processExitsWith: .success) { [zone] in
      try Zone.use(zone)
      var run = EnginePairs(seed: 77)
      try run.ask(pairs: 20_000)
      #expect(run.pairs >= 20_000)
    }
  }
}
