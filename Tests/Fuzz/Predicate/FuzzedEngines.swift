import PosseStore
import PredicateFormat

/// The evaluator and the database, both holding one record.
///
/// Both are made anew for each input and nothing is kept: the sanitizer does not recognize pointers in which
/// Swift marks the case of an enumeration, and would take what is kept for lost.
struct FuzzedEngines {
  private let record: RecordImage
  private let context: EvaluationContext

  init(_ record: RecordImage) {
    self.record = record
    context = EvaluationContext(now: FuzzedRecord.now, patterns: FewPatterns())
  }

  /// Asks both, and ends the process when they disagree.
  func compare(_ predicate: CheckedPredicate) {
    let inMemory: Bool
    do throws(EvaluationError) {
      inMemory = try PredicateEvaluator(context).holds(predicate, of: record)
    } catch {
      // The database may find an answer without what failed, or fail as well.
      _ = inSQL(predicate)
      return
    }
    guard let inSQL = inSQL(predicate), inMemory != inSQL else { return }
    fatalError("\(inMemory) in memory, \(inSQL) in SQL: \(predicate)")
  }

  private func inSQL(_ predicate: CheckedPredicate) -> Bool? {
    do throws(RecordBookError) {
      let book = try RecordBook(record, context: context) {
        PatternCache.literalPrefix(of: $0)
      }
      return try book.holds(predicate)
    } catch {
      switch error {
      case .evaluation, .compilation(.tooManyParts): return nil
      default: fatalError("the database cannot answer: \(error)")
      }
    }
  }
}
