import Patterns
import Testing

@Suite struct `Patterns that are refused` {
  struct Case: CustomTestStringConvertible, Sendable {
    let pattern: String
    let offset: Int
    let reason: String
    var testDescription: String { pattern.debugDescription }
  }

  @Test(arguments: [
    Case(pattern: "a)|(b", offset: 1, reason: "unmatched closing parenthesis"),
    Case(pattern: "(a", offset: 2, reason: "missing closing parenthesis"),
    Case(pattern: "é(", offset: 3, reason: "missing closing parenthesis"),
    Case(pattern: "[ab", offset: 3, reason: "missing terminating ] for character class"),
    Case(pattern: "*a", offset: 0, reason: "quantifier does not follow a repeatable item"),
    Case(pattern: "é*+*", offset: 4, reason: "quantifier does not follow a repeatable item"),
    Case(pattern: "[z-a]é", offset: 3, reason: "range out of order in character class"),
    Case(pattern: #"é\p{Xq}"#, offset: 8, reason: #"unknown property after \P or \p"#),
    Case(pattern: #"a\C"#, offset: 3, reason: #"using \C is disabled by the application"#),
    Case(pattern: "(?x)a)#", offset: 5, reason: "unmatched closing parenthesis"),
    Case(pattern: #"\"#, offset: 1, reason: #"\ at end of pattern"#),
    Case(pattern: "(?", offset: 2, reason: "missing closing parenthesis"),
  ])
  func `a malformed one is refused with a reason at a byte`(_ sample: Case) {
    #expect(
      compileError(sample.pattern) == .invalid(reason: sample.reason, offset: sample.offset))
  }

  @Test func `a thousand bytes are allowed and one more is not`() throws {
    let longest = String(repeating: "é", count: 500)
    #expect(try matches(longest, longest))
    #expect(compileError(longest + "a") == .tooLong(limit: 1_000))
    #expect(compileError(String(repeating: "(", count: 1_001)) == .tooLong(limit: 1_000))
  }

  @Test func `a thousand bytes of short escapes are allowed`() throws {
    let text = String(repeating: #"\u00e9"#, count: 166)
    #expect(try matches(text, String(repeating: "é", count: 166)))
  }

  @Test(arguments: [
    "[ab]", "[éa]", #"[\w]"#, #"\w"#, "()", "(|)", "(a)", "|", "(?=a)", "a?", "é", "[^é]",
    #"\u0041"#,
    "[[:^alpha:]]", "(?i)", "a{9}", "(?(1)a)", "(?C)", "é*", "(?<=a)", #"[\D\s]"#, #"\p{L}"#,
    #"\R"#,
  ])
  func `a thousand bytes without a copy of a copy are allowed`(_ piece: String) {
    let pattern = "()" + String(repeating: piece, count: 998 / piece.utf8.count)
    #expect(compileError(pattern) == nil)
    #expect(compileError(pattern, ignoresCase: true) == nil)
  }

  @Test(arguments: [
    "(?:(?:a{1000}){1000})", "((a{1000}){1000}){1000}", "(?:(?:(?:ab){100}){100}){100}",
    "(?:[a-zé]{9}|b){65535}", #"(\p{L}(?1)?){60000}"#,
  ])
  func `one that would become huge is refused`(_ pattern: String) {
    #expect(
      compileError(pattern)
        == .invalid(reason: "regular expression is too large", offset: pattern.utf8.count))
  }

  @Test func `groups may be nested 250 deep`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    #expect(try matches(nested(250), "a"))
    #expect(
      compileError(nested(251))
        == .invalid(reason: "parentheses are too deeply nested", offset: 251))
    #expect(compileError(String(repeating: "(", count: 1_000)) != nil)
    #expect(compileError(String(repeating: "[", count: 1_000)) != nil)
    #expect(compileError(String(repeating: "(?=", count: 333)) != nil)
  }

  @Test(arguments: [
    "(*NO_UTF_CHECK)a", "(*LIMIT_MATCH=)a", "(*LIMIT_MATCH=99999999999)a", "(*NOPE)a", "a(*UTF)",
  ])
  func `a leading verb that the library does not offer is an error`(_ pattern: String) {
    guard case .invalid = compileError(pattern) else {
      Issue.record("\(pattern) was taken")
      return
    }
  }
}
