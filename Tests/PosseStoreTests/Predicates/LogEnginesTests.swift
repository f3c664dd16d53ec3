import Chronology
import PredicateFormat
import Testing

@testable import PosseStore

/// The evaluator and the database give the same answer about entries of the log.
struct LogEnginesTests {
  /// An entry as the evaluator asks for it.
  private struct Entry: PredicateRecord {
    let number: Int64
    let fields: [String: PredicateValue]

    func value(of field: FieldSchema) -> PredicateValue { fields[field.name] ?? .null }

    func elements(of relation: RelationSchema) -> [any PredicateRecord] { [] }
  }

  private static func entries(of people: [RecordImage]) throws -> [Entry] {
    let relation = try #require(PredicateSchemas.fugitive.relation("log"))
    return people.flatMap { person in
      person.elements(of: relation).compactMap { element in
        guard let element = element as? RecordElement else { return nil }
        var fields = element.fields
        fields["fugitive"] = person.fields["id"]
        fields["name"] = person.fields["name"]
        return Entry(number: element.number, fields: fields)
      }
    }
  }

  @Test(arguments: [3, 5, 8, 13] as [UInt64])
  func `both engines answer every pair of a predicate and an entry alike`(seed: UInt64) throws {
    try Zone.use("UTC")
    var people = RandomPeople(seed: seed)
    var generator = SyntaxGenerator(seed: seed, schema: PredicateSchemas.log)
    var (pairs, truths, refused, trees) = (0, 0, 0, 0)
    for round in 0..<4 {
      people.isComplete = round % 2 == 0
      let records = try people.people(20)
      let context = EvaluationContext(now: SharedValues.now, patterns: PatternCache())
      let book = try RecordBook(
        records: records, root: .log, trustsSchema: people.isComplete, context: context,
        literalPrefix: { PatternCache.literalPrefix(of: $0) })
      let entries = try Self.entries(of: records)
      let evaluator = PredicateEvaluator(context)
      for _ in 0..<150 {
        let text = generator.predicate().canonicalText
        trees += 1
        guard let checked = try Self.checked(text) else {
          refused += 1
          continue
        }
        let expected = try entries.filter { try evaluator.holds(checked, of: $0) }.map(\.number)
        let found = Result { () throws(RecordBookError) in try book.numbers(checked) }
        if case .failure(.compilation(.tooManyParts)) = found { continue }
        guard case .success(expected.sorted()) = found else {
          Issue.record("\(text)\nevaluator: \(expected)\nSQL: \(found)\n\(checked)")
          return
        }
        pairs += entries.count
        truths += expected.count
      }
    }
    #expect(pairs > 10_000)
    #expect(refused * 10 < trees)
    #expect(truths * 10 > pairs && truths * 10 < pairs * 9)
  }

  private static func checked(_ text: String) throws -> CheckedPredicate? {
    let source = PredicateSource(text)
    let tree = try PredicateParser.parse(source)
    do throws(CheckErrors) {
      return try PredicateChecker.check(
        tree, in: source, schema: PredicateSchemas.log,
        conditions: PredicateConditions(
          now: SharedValues.now, bindings: BoundVariable.bindings, refusesUnused: false,
          patternFault: { PatternCache.fault(of: $0, ignoresCase: $1) })
      ).predicate
    } catch {
      return nil
    }
  }
}
