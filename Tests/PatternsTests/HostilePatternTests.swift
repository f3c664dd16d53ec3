import Patterns
import Testing

@Suite struct `Hostile patterns` {
  struct Case: CustomTestStringConvertible, Sendable {
    let pattern: String
    let subject: String
    var testDescription: String { "\(pattern) on \(subject.utf8.count) bytes" }
  }

  static let cases = [
    Case(pattern: "(a+)+c|a*b", subject: String(repeating: "a", count: 30) + "b"),
    Case(pattern: "(?:(?=[^c]*+)a)*b", subject: String(repeating: "a", count: 40_000)),
    Case(pattern: "(?:(?=[^c]*+)a)*b", subject: String(repeating: "a", count: 1_000_000)),
    Case(pattern: "(x+x+)+y", subject: String(repeating: "x", count: 40) + "zy"),
    Case(pattern: #"(.*)*\1y"#, subject: String(repeating: "x", count: 40) + "yz"),
    Case(pattern: #"(?:(.*)(.*)\1(?!))*x"#, subject: String(repeating: "y", count: 100_000) + "x"),
    Case(pattern: "^(a?)(?R)", subject: "a"),
    Case(pattern: "(?R)", subject: "a"),
    Case(pattern: "(a(?1)?b?)+", subject: String(repeating: "a", count: 200_000) + "c"),
    Case(pattern: "(?:a|b)*", subject: String(repeating: "ab", count: 1_000_000)),
    Case(pattern: "((a)|(b))*c", subject: String(repeating: "ab", count: 1_000_000) + "c"),
    Case(
      pattern: "(?:(?=[\u{100}\u{102}\u{104}\u{106}\u{108}\u{10A}\u{10C}-\u{10D}é]*+)é)*b",
      subject: String(repeating: "é", count: 40_000)),
  ]

  @Test(arguments: cases)
  func `end in an error, within half a second and never in a wrong answer`(_ sample: Case) {
    let start = workingTime()
    #expect(matchError(sample.pattern, sample.subject) == .tooExpensive)
    #expect(workingTime() - start < .milliseconds(500))
  }

  @Test func `a limit on time holds without a limit on steps`() {
    // Every reading is a millisecond later: 300 of them end the match, however fast the machine is.
    var now = Duration.zero
    let budget = MatchBudget {
      now += .milliseconds(1)
      return now
    }
    let subject = String(repeating: "a", count: 40_000)
    #expect(matchError("(?:(?=[^c]*+)a)*b", subject + "b", budget: budget) == .tooExpensive)
    #expect(now < .milliseconds(310))
  }

  struct Limited: CustomTestStringConvertible, Sendable {
    let limit: String
    let pattern: String
    let within: String
    let beyond: String
    var testDescription: String { limit }
  }

  @Test(arguments: [
    Limited(
      limit: "steps", pattern: "(a+)+c|a*b", within: String(repeating: "a", count: 17) + "bcb",
      beyond: String(repeating: "a", count: 20) + "bcb"),
    Limited(
      limit: "depth", pattern: "(?:a|b)*", within: String(repeating: "a", count: 100_000),
      beyond: String(repeating: "a", count: 150_000)),
    Limited(
      limit: "memory", pattern: "(?:a|b" + String(repeating: "|(c)", count: 100) + ")*",
      within: String(repeating: "a", count: 10_000), beyond: String(repeating: "a", count: 30_000)),
  ])
  func `each limit ends a match by itself`(_ sample: Limited) {
    // Time stands still, and the other limits are far.
    #expect(
      matchError(sample.pattern, sample.within, budget: MatchBudget(clock: { .zero })) == nil)
    #expect(
      matchError(sample.pattern, sample.beyond, budget: MatchBudget(clock: { .zero }))
        == .tooExpensive)
  }

  @Test(arguments: [
    "(*LIMIT_MATCH=4000000000)", "(*LIMIT_DEPTH=4000000000)", "(*LIMIT_HEAP=4000000000)",
    "(*LIMIT_RECURSION=4000000000)", "(*NO_START_OPT)", "(*NO_AUTO_POSSESS)", "(*NO_JIT)",
    "(*UTF)", "(*UCP)", "(*NOTEMPTY)", "(*ANY)", "(*LIMIT_MATCH=4000000000)(*UTF)(*UCP)",
  ])
  func `a leading verb raises no limit`(_ verb: String) {
    let subject = String(repeating: "a", count: 30) + "b"
    #expect(matchError(verb + "(a+)+c|a*b", subject) == .tooExpensive)
    #expect(
      matchError(verb + "(?:a|b)*", String(repeating: "ab", count: 1_000_000)) == .tooExpensive)
  }

  @Test func `a leading verb gives no more time`() {
    let subject = String(repeating: "a", count: 1_000_000)
    #expect(matchError("(*LIMIT_MATCH=4000000000)(?:(?=[^c]*+)a)*b", subject) == .tooExpensive)
  }

  @Test func `a leading verb that lowers a limit makes an error, not a wrong answer`() {
    #expect(matchError("(*LIMIT_MATCH=1)a*b", "aab") == .tooExpensive)
    #expect(matchError("(*LIMIT_DEPTH=1)(a|b)*c", "aabbc") == .tooExpensive)
  }

  @Test(arguments: [
    "(*UTF)é", "(*UTF8)é", "(*UCP)é", "(*UTF)(*UCP)(?:é|x)", "(*NO_START_OPT)é", "(*CRLF)é",
    "(*BSR_ANYCRLF)é",
  ])
  func `a leading verb takes nothing from Unicode or from the ends`(_ pattern: String) throws {
    #expect(try matches(pattern, "é"))
    #expect(try !matches(pattern, "éé"))
    #expect(try !matches(pattern, "é\n"))
  }

  @Test(arguments: ["(?C)a", "(?C7)a", "(?C'a)')a"])
  func `a callout of the pattern's own does nothing`(_ pattern: String) throws {
    #expect(try matches(pattern, "a"))
    #expect(try !matches(pattern, "b"))
  }

  @Test func `an accepting verb before the end is no match`() throws {
    #expect(try matches("a(*ACCEPT)b", "a"))
    #expect(try !matches("a(*ACCEPT)b", "ab"))
  }

  @Test func `ordinary patterns in a long text have an answer`() throws {
    let note = String(repeating: "Seen near the old mill, heading west.\n", count: 5_000)
    #expect(try matches(#".*\bSmith\b.*"#, note + "Ann Smith. " + note))
    #expect(try !matches(#".*\bSmith\b.*"#, note))
    #expect(try matches(#"(?:[\w\s,.]+)"#, note))
  }
}
