import Chronology
import PosseStore
import PredicateFormat

/// The evaluator and the database, asked the same of one record.
struct TwoEngines {
  private let record: RecordImage
  private let now: Instant
  private let book: RecordBook

  init(_ record: RecordImage, now: Instant) throws(Failure) {
    self.record = record
    self.now = now
    book = try Self.inSQL { () throws(RecordBookError) in
      try RecordBook(
        record, context: EvaluationContext(now: now, patterns: PatternCache())
      ) { PatternCache.literalPrefix(of: $0) }
    }
  }

  /// What each of them answers.
  func answers(
    to predicate: CheckedPredicate
  ) throws(Failure) -> (inMemory: Bool, inSQL: Bool) {
    let evaluator = PredicateEvaluator(
      EvaluationContext(now: now, patterns: PatternCache()))
    let inMemory: Bool
    do throws(EvaluationError) {
      inMemory = try evaluator.holds(predicate, of: record)
    } catch {
      throw .store(.evaluation(error))
    }
    return (inMemory, try Self.inSQL { () throws(RecordBookError) in try book.holds(predicate) })
  }

  /// How the database goes about it.
  func plan(of predicate: CheckedPredicate) throws(Failure) -> PredicatePlan {
    try Self.inSQL { () throws(RecordBookError) in try book.plan(of: predicate) }
  }

  private static func inSQL<Result>(
    _ work: () throws(RecordBookError) -> Result
  ) throws(Failure) -> Result {
    do { return try work() } catch { throw .store(error.storeError) }
  }
}
