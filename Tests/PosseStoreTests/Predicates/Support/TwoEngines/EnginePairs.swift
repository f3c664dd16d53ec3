import Chronology
import PredicateFormat
import Testing

@testable import PosseStore

/// Random predicates that are asked of random people by both engines, and what came of it.
struct EnginePairs {
  /// How many people each predicate is asked of.
  static let people: Int64 = 20
  /// After how many predicates there are other people.
  private static let predicatesPerBook = 250

  private(set) var trees = 0
  private(set) var pairs = 0
  private(set) var truths = 0
  /// How many trees the check refused, with one error each.
  private(set) var refused: [String] = []
  /// How many trees need no record to be answered.
  private(set) var constants = 0
  /// How many trees lie deeper than the parser of the database can take, which the compiler says.
  private(set) var tooDeep = 0
  private(set) var counts: [Construct: Int] = [:]
  private(set) var survivors = Set(Mutant.allCases)

  private var generator: SyntaxGenerator
  private var people: RandomPeople

  init(seed: UInt64) {
    generator = SyntaxGenerator(seed: seed)
    people = RandomPeople(seed: seed &+ 1)
  }

  /// Asks until there were enough pairs, or the engines have disagreed.
  mutating func ask(pairs wanted: Int) throws {
    while pairs < wanted { if try !askBook(upTo: wanted) { return } }
  }

  /// How many of the pairs were true.
  var truthShare: Double { Double(truths) / Double(max(1, pairs)) }

  /// The numbers of the run in one line, with what was met least.
  var summary: String {
    let least = Construct.all.min { counts[$0, default: 0] < counts[$1, default: 0] }
    return """
      \(pairs) pairs, \(truths) true; of \(trees) trees \(refused.count) refused, \(constants) \
      constant and \(tooDeep) too deep; least met \(least.map { "\($0) \(counts[$0, default: 0])" } ?? "nothing")
      """
  }

  /// What was met fewer times than wanted.
  func rare(below least: Int) -> [String] {
    Construct.all.filter { counts[$0, default: 0] < least }
      .map { "\($0): \(counts[$0, default: 0])" }
  }

  private mutating func askBook(upTo wanted: Int) throws -> Bool {
    // Every other book is one whose rules hold, so that they may be relied on.
    people.isComplete.toggle()
    let records = try people.people(Self.people)
    // A budget for regular expressions is that of a command.
    let context = EvaluationContext(now: SharedValues.now, patterns: PatternCache())
    let book = try RecordBook(
      records: records, trustsSchema: people.isComplete, context: context,
      literalPrefix: { PatternCache.literalPrefix(of: $0) })
    let evaluator = PredicateEvaluator(context)
    var asked = 0
    while asked < Self.predicatesPerBook, pairs < wanted {
      let tree = generator.predicate()
      trees += 1
      guard let checked = try reread(tree) else { continue }
      if case .constant = checked {
        constants += 1
        continue
      }
      let expected = try numbers(checked, records, evaluator)
      let found = Result { () throws(RecordBookError) in try book.numbers(checked) }
      if case .failure(.compilation(.tooManyParts)) = found {
        tooDeep += 1
        continue
      }
      guard case .success(expected) = found else {
        Issue.record("\(tree.canonicalText)\nevaluator: \(expected)\nSQL: \(found)\n\(checked)")
        return false
      }
      asked += 1
      pairs += records.count
      truths += expected.count
      for construct in ConstructSearch(tree).found {
        counts[construct, default: 0] += records.count
      }
      for mutant in survivors {
        let wrong = mutant.rewriting.changed(checked)
        if wrong != checked, try numbers(wrong, records, evaluator) != expected {
          survivors.remove(mutant)
        }
      }
    }
    return true
  }

  private func numbers(
    _ predicate: CheckedPredicate, _ records: [RecordImage], _ evaluator: PredicateEvaluator
  ) throws -> [Int64] {
    var numbers: [Int64] = []
    for (record, number) in zip(records, Int64(1)...)
    where try evaluator.holds(predicate, of: record) {
      numbers.append(number)
    }
    return numbers
  }

  /// Prints a tree, reads it again and checks it; nil when its types do not fit.
  private mutating func reread(_ tree: PredicateExpression) throws -> CheckedPredicate? {
    let text = tree.canonicalText
    let source = PredicateSource(text)
    let again = try PredicateParser.parse(source)
    if again != tree || again.canonicalText != text {
      Issue.record("\(text)\nis read as\n\(again.canonicalText)\n\(tree)\n\(again)")
    }
    do throws(CheckErrors) {
      return try PredicateChecker.check(
        again, in: source, schema: PredicateSchemas.fugitive,
        conditions: PredicateConditions(
          now: SharedValues.now, bindings: BoundVariable.bindings, refusesUnused: false,
          patternFault: { PatternCache.fault(of: $0, ignoresCase: $1) })
      ).predicate
    } catch {
      refused.append("\(text): \(error.diagnostics.first?.problem.message ?? "")")
      return nil
    }
  }
}
