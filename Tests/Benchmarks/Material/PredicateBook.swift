import Chronology
import FileSystem
import PosseStore
import PredicateFormat
import SQLite
import UnicodeText

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

  /// Writes entries into the log of the book, in turns of people and of agents, and forgets what is known of
  /// the spread of its values: a book of the program has never counted them.
  func addEntries(_ count: Int, by agents: [String]) throws(BenchmarkError) {
    do {
      try connection.begin(.immediate)
      for agent in agents {
        try connection.execute(
          "INSERT INTO agent (name, name_cd) VALUES (\(agent), \(Folding.folded(agent)))")
      }
      // Neither count has a factor in common with the other's stride; 1 is the unknown agent.
      try connection.execute(
        """
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(count))
        INSERT INTO log (uuid, fugitive, agent, action, date, date_offset, date_precision, date_circa,
          note, note_cd)
        SELECT printf('10000000-0000-7000-8000-%012d', i), i * 7919 % \(Self.people) + 1,
          i * 31 / 7 % \(agents.count) + 2, iif(i % 5, 'surveillance', 'sighting'),
          1700000000000000 + i * 60000000, 0, 'instant', 0, printf('Entry %d', i), printf('entry %d', i)
        FROM n
        """)
      try connection.execute("DROP TABLE sqlite_stat1")
      try connection.commit()
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
