import Patterns
import Testing

@Suite struct `The literal prefix` {
  struct Case: CustomTestStringConvertible, Sendable {
    let pattern: String
    let prefix: String?
    init(_ pattern: String, _ prefix: String?) {
      self.pattern = pattern
      self.prefix = prefix
    }
    var testDescription: String { pattern.debugDescription }
  }

  @Test(arguments: [
    Case("", nil),
    Case("Smith", "Smith"),
    Case("Smith.*", "Smith"),
    Case("^Smith.*", "Smith"),
    Case("^^Smith", nil),
    Case("Jánošík .+", "Jánošík "),
    Case("Smith[sy]", "Smith"),
    Case("Smith$", "Smith"),
    Case("Smith(s)?", "Smith"),
    Case("Smith(?:s|y)", "Smith"),
    Case(#"Smith\d"#, "Smith"),
    Case(#"St\. Louis.*"#, "St. Louis"),
    Case(#"a\|b"#, "a|b"),
    Case(#"a\\b"#, #"a\b"#),
    Case(#"\*+"#, nil),
    Case(".*Smith", nil),
    Case(#"\u0041b"#, nil),
    Case(#"a\u0041b"#, "a"),
  ])
  func `is the plain text before the first metacharacter`(_ sample: Case) throws {
    #expect(try Pattern(sample.pattern, ignoresCase: false).literalPrefix == sample.prefix)
  }

  @Test(arguments: [
    Case("Smiths?", "Smith"),
    Case("Smiths*", "Smith"),
    Case("Smiths+", "Smith"),
    Case("Smiths{0,2}", "Smith"),
    Case("a?", nil),
    Case("ab(?#c)*", "a"),
    Case(#"ab\E*"#, "a"),
    Case(#"ab\Q\E*"#, "a"),
    Case("ab(?i)c", "a"),
    Case(#"a\.?b"#, "a"),
    Case("ae\u{301}*", "ae"),
    Case("👍🏽?", "👍"),
  ])
  func `gives back what may be repeated`(_ sample: Case) throws {
    let prefix = try Pattern(sample.pattern, ignoresCase: false).literalPrefix
    #expect(prefix.map { Array($0.utf8) } == sample.prefix.map { Array($0.utf8) })
  }

  @Test(arguments: [
    Case("Smith|Jones", nil),
    Case("Smith|", nil),
    Case("Smith(a|b)|Jones", nil),
    Case("Smith(a|b)", "Smith"),
    Case("Smith(?=a|b).", "Smith"),
    Case("Smith(?<!a|b)", "Smith"),
    Case("Smith(?<n>a|b)", "Smith"),
    Case("Smith(?>(a|b)|c)", "Smith"),
    Case("Smith[|]", "Smith"),
    Case("Smith[]|]", "Smith"),
    Case("Smith[^]|]", "Smith"),
    Case(#"Smith[\]|]"#, "Smith"),
    Case("Smith[[:alpha:]|]", nil),
    Case("Smith[a](b|c)", "Smith"),
    Case("Smith[(]|b", nil),
    Case(#"Smith\(|b"#, nil),
    Case(#"Smith\)(|b)"#, "Smith)"),
    Case("a(?#()|b", nil),
    Case(#"a\Q(\E|b"#, nil),
    Case(#"a\c(|b"#, nil),
    Case("a(?x)#(\n|b", nil),
    Case("a(?|b|c)", nil),
  ])
  func `is nothing when alternatives stand side by side`(_ sample: Case) throws {
    #expect(try Pattern(sample.pattern, ignoresCase: false).literalPrefix == sample.prefix)
  }

  @Test(arguments: ["(?i)Smith", "(?x) Smith", "(*CRLF)Smith", "(Smith)", "(?:Smith)"])
  func `is nothing behind a leading group`(_ pattern: String) throws {
    #expect(try Pattern(pattern, ignoresCase: false).literalPrefix == nil)
  }

  @Test func `is nothing when case is ignored`() throws {
    #expect(try Pattern("Smith", ignoresCase: true).literalPrefix == nil)
  }
}
