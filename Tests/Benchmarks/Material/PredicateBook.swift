import Chronology
import FileSystem
import PosseStore
import PredicateFormat
import SQLite

/// A large book for predicates, and the ways to ask it.
struct PredicateBook {
  /// How many people the book has.
  static let people = 200_000

  /// Where it lies.
  let path: FilePath
  private let book: Book
  private let connection: Connection

  /// Makes the book by plain inserts, about one person in twenty captured.
  init(at path: FilePath) throws(BenchmarkError) {
    self.path = path
    book = try SampleBook.empty(at: path)
    // 19 has nothing in common with what tags, places and dates repeat after.
    let rows = PlainInserts(SamplePerson.people(Self.people, peopleForEachCapture: 19))
    do {
      connection = try Connection(path: path.bytes, access: .readWrite)
      try rows.insert(into: connection)
      try connection.execute("ANALYZE")
    } catch {
      throw .store(String(describing: error))
    }
    do throws(StoreError) {
      try book.usePredicates(in: EvaluationContext(now: SampleBook.now, patterns: PatternCache())) {
        PatternCache.literalPrefix(of: $0)
      }
    } catch {
      throw .store(String(describing: error))
    }
  }

  /// Reads and checks a predicate as a command does.
  func checked(_ text: String) throws(BenchmarkError) -> CheckedPredicate {
    let source = PredicateSource(text)
    do {
      let conditions = PredicateConditions(
        now: SampleBook.now, patternFault: { PatternCache.fault(of: $0, ignoresCase: $1) })
      return try PredicateChecker.check(
        try PredicateParser.parse(source), in: source, schema: PredicateSchemas.fugitive,
        conditions: conditions
      ).predicate
    } catch {
      throw .store("the predicate is refused: \(error)")
    }
  }

  /// Makes a predicate into SQL.
  func compiled(_ predicate: CheckedPredicate) throws(BenchmarkError) -> CompiledPredicate {
    try reading { reader throws(StoreError) in try reader.compiled(predicate) }
  }

  /// Counts the people for whom a predicate holds.
  func count(_ predicate: CheckedPredicate) throws(BenchmarkError) -> Int {
    var query = FugitiveQuery()
    query.predicate = predicate
    return try reading { reader throws(StoreError) in try reader.count(query) }
  }

  /// Counts by a statement of one's own, past the store.
  func count(byHand sql: SQL) throws(BenchmarkError) -> Int {
    do {
      return Int(try connection.firstInt(sql) ?? 0)
    } catch {
      throw .store(String(describing: error))
    }
  }

  private func reading<Result>(
    _ work: (BookReader) throws(StoreError) -> Result
  ) throws(BenchmarkError) -> Result {
    do throws(StoreError) {
      return try book.read(work)
    } catch {
      throw .store(String(describing: error))
    }
  }
}
