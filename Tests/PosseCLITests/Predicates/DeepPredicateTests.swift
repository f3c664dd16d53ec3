import TestSupport
import Testing

@testable import PosseCLI

/// Predicates as deep as they may be: the work for them must grow with their length, not double with each
/// level, which no time would be enough for.
@Suite(.timeLimit(.minutes(2)))
struct DeepPredicateTests {
  private static func nested(_ open: String, _ core: String, _ close: String, _ count: Int)
    -> String
  {
    String(repeating: open, count: count) + core + String(repeating: close, count: count)
  }

  @Test(arguments: [
    "heightCm" + String(repeating: " + 1", count: 190) + " > 5",
    "heightCm" + String(repeating: " * 1 - 0", count: 90) + " > 5",
    "lastSeen" + String(repeating: " + 1", count: 190) + " > '2020'",
    "1" + String(repeating: " + 1", count: 190) + " + heightCm > 5",
    nested("(1 + ", "heightCm", ")", 180) + " > 5",
    nested("abs(", "heightCm", ")", 190) + " > 5",
    nested("-(", "heightCm", ")", 90) + " > 5",
    nested("sum(", "heightCm", ")", 190) + " > 5",
    nested("max(1, ", "heightCm", ")", 190) + " > 5",
    nested("average({1, ", "heightCm", "})", 90) + " > 5",
    nested("uppercase(", "name", ")", 190) + " == 'A'",
    nested("CAST(", "heightCm", ", 'NSString')", 190) + " == 'A'",
    nested("TERNARY(captured == YES, 1, ", "heightCm", ")", 190) + " > 5",
    nested("TERNARY(captured == YES, ", "heightCm", ", 1)", 190) + " > 5",
    nested("{1, ", "heightCm", "}[1]", 90) + " > 5",
    nested("NOT ", "heightCm > 5", "", 190),
    nested("TERNARY(NOT (captured == YES OR (bounty > 5 AND ", "heightCm", " > 5)), 1, 2)", 49)
      + String(repeating: " + 1", count: 149) + " > 5",
    nested("TERNARY(", "heightCm", " + 1 + 1 + 1 > 5, 1, 2)", 49) + " > 5",
    nested("(captured == YES OR (bounty > 5 AND ", "heightCm > 5", "))", 90),
    nested("(", "heightCm > 5", " AND bounty > 1 OR captured == YES)", 190),
  ])
  func `a predicate as deep as may be is checked and answered`(text: String) throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "A", "--heightCm", "180")
    desk.run("add", "B", "--bounty", "7")
    let run = desk.run("list", "-w", text, "--format", "ids")
    #expect(run.status == 0, "\(run.errors.prefix(300))")
    let record = desk.run(
      "predicate", "--record", #"{"name": "A", "heightCm": 180}"#, "--", text)
    #expect(record.status == 0, "\(record.errors.prefix(300))")
  }

  @Test(arguments: 1...8)
  func `collections within collections are answered or refused by name`(depth: Int) throws {
    let desk = try Desk()
    desk.run("init")
    desk.run("add", "A")
    var text = "captured == NO"
    for level in 0..<depth { text = "SUBQUERY(photos, $p\(level), \(text)).@count + 0 == 0" }
    let run = desk.run("list", "-w", text, "--format", "ids")
    #expect(run.status == 0 || run.status == 2 && run.errors.contains("too much at once"))
    #expect(run.status == 2 || run.output == "1\n")
  }
}
