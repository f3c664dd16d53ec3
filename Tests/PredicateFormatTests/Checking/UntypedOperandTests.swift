import Chronology
import PredicateFormat
import Testing

/// Variables and typed dates beside NULL, and values that come to nothing.
struct UntypedOperandTests {
  private static let record = DictionaryRecord([
    "bounty": Sample.value("5.0"), "heightCm": Sample.value("180"),
    "captdate": Sample.date("2024-03-01T12:00:00Z"),
  ])

  private static func check(_ text: String) throws -> CheckedPredicate {
    let source = PredicateSource(text)
    return try PredicateChecker.check(
      PredicateParser.parse(source), in: source, schema: CaseSchema.fugitive,
      conditions: PredicateConditions(
        now: .cases, bindings: ["FIVE": .typed("5"), "MARCH": .typed("2024-03")],
        refusesUnused: false)
    ).predicate
  }

  @Test(arguments: [
    "'2024-03' IN {captdate, nil}", "'2024-03' IN {nil, captdate}",
    "$MARCH IN {captdate, nil, lastSeen}", "$FIVE IN {bounty, nil}", "$FIVE IN {nil, bounty}",
    "'2024' BETWEEN {captdate, captdate} OR $FIVE BETWEEN {bounty, heightCm}",
    "{$FIVE, heightCm}[0] + 1 == 6", "{heightCm, $FIVE}[1] + 1 == 6", "sum($FIVE, bounty) == 10",
    "average($FIVE) == 5", "max({nil, $FIVE, heightCm}) == 180", "{$MARCH, captdate}[0] < captdate",
    "TERNARY(bounty > 9, CAST('x', 'NSDate'), '2024-03-02') > captdate",
    "now() + 1e12 - heightCm == nil", "bounty != 5 / 0",
  ])
  func `a value is read by the type that it meets`(_ text: String) throws {
    #expect(try Sample.evaluator.holds(Self.check(text), of: Self.record))
  }

  @Test(arguments: [
    "'2024' IN {captdate, name}", "'2024' BETWEEN {captdate, name}", "name == 5 / 0",
    "$FIVE IN {bounty, name}", "captdate < sqrt(-1)",
  ])
  func `types that do not fit are refused`(_ text: String) throws {
    #expect(throws: CheckErrors.self) { try Self.check(text) }
  }
}
