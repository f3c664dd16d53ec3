import Patterns
import Testing

@Suite struct `Matching a whole text` {
  struct Case: CustomTestStringConvertible, Sendable {
    let pattern: String
    let subject: String
    let matches: Bool
    var testDescription: String {
      "\(pattern.debugDescription) \(matches ? "matches" : "does not match") \(subject.debugDescription)"
    }
  }

  @Test(arguments: [
    Case(pattern: "Smith", subject: "Smith", matches: true),
    Case(pattern: "Smith", subject: "Smiths", matches: false),
    Case(pattern: "Smith", subject: "A Smith", matches: false),
    Case(pattern: "a|ab", subject: "ab", matches: true),
    Case(pattern: "ab|a", subject: "a", matches: true),
    Case(pattern: "a|ab", subject: "abc", matches: false),
    Case(pattern: "a*?", subject: "aaa", matches: true),
    Case(pattern: "a++ab", subject: "aaab", matches: false),
    Case(pattern: #"\d{5}"#, subject: "78701", matches: true),
    Case(pattern: #"\d{5}"#, subject: "787012", matches: false),
    Case(pattern: #"\bSmith\b"#, subject: "Smith", matches: true),
    Case(pattern: #"\bSmith\b"#, subject: "Ann Smith", matches: false),
    Case(pattern: #".*\bSmith\b.*"#, subject: "Ann Smith, Jr.", matches: true),
    Case(pattern: #".*\bSmith\b.*"#, subject: "Smithers", matches: false),
    Case(pattern: "(?x)a b # c", subject: "ab", matches: true),
    Case(pattern: "(?x)a # ", subject: "ab", matches: false),
    Case(pattern: #"a\Kb"#, subject: "ab", matches: true),
    Case(pattern: "(a|b(?1)c)", subject: "bbacc", matches: true),
    Case(pattern: "(a|b(?1)c)", subject: "bbac", matches: false),
    Case(pattern: #"\((?:[^()]++|(?R))*\)"#, subject: "(a(b)(c))", matches: true),
    Case(pattern: #"\((?:[^()]++|(?R))*\)"#, subject: "(a(b)(c)", matches: false),
  ])
  func `a match takes the text from end to end`(_ sample: Case) throws {
    #expect(try matches(sample.pattern, sample.subject) == sample.matches)
  }

  @Test(arguments: [
    Case(pattern: "", subject: "", matches: true),
    Case(pattern: "", subject: "a", matches: false),
    Case(pattern: "", subject: "\n", matches: false),
    Case(pattern: ".*", subject: "", matches: true),
    Case(pattern: ".", subject: "", matches: false),
    Case(pattern: "^$", subject: "", matches: true),
    Case(pattern: "a|", subject: "", matches: true),
  ])
  func `an empty pattern matches the empty text only`(_ sample: Case) throws {
    #expect(try matches(sample.pattern, sample.subject) == sample.matches)
  }

  @Test(arguments: [
    Case(pattern: "a.b", subject: "a\nb", matches: true),
    Case(pattern: "a.b", subject: "a\r\nb", matches: false),
    Case(pattern: "a..b", subject: "a\r\nb", matches: true),
    Case(pattern: #"a\Rb"#, subject: "a\r\nb", matches: true),
    Case(pattern: "a", subject: "a\n", matches: false),
    Case(pattern: "a$", subject: "a\n", matches: false),
    Case(pattern: #"a\Z"#, subject: "a\n", matches: false),
    Case(pattern: "a$.*", subject: "a\nb", matches: true),
    Case(pattern: "a$.*", subject: "a\r\nb", matches: true),
    Case(pattern: "a$.*", subject: "a\u{2028}b", matches: true),
    Case(pattern: "a$.*", subject: "ab", matches: false),
    Case(pattern: ".*^b", subject: "a\nb", matches: true),
    Case(pattern: ".*^b", subject: "a\r\nb", matches: true),
    Case(pattern: ".*^b", subject: "ab", matches: false),
    Case(pattern: ".*^b$.*", subject: "a\nb\nc", matches: true),
    Case(pattern: #"a\z.*"#, subject: "a\nb", matches: false),
    Case(pattern: #".*\Ab"#, subject: "a\nb", matches: false),
    Case(pattern: "(?-s)a.b", subject: "a\nb", matches: false),
    Case(pattern: "(?-m)a$.*", subject: "a\nb", matches: false),
  ])
  func `a dot takes a line break, and anchors hold beside it`(_ sample: Case) throws {
    #expect(try matches(sample.pattern, sample.subject) == sample.matches)
  }

  @Test(arguments: [
    Case(pattern: ".", subject: "é", matches: true),
    Case(pattern: ".", subject: "e\u{301}", matches: false),
    Case(pattern: #"\X"#, subject: "e\u{301}", matches: true),
    Case(pattern: ".", subject: "👍", matches: true),
    Case(pattern: #"\w+"#, subject: "Jánošík", matches: true),
    Case(pattern: #"\w+"#, subject: "石川五右衛門", matches: true),
    Case(pattern: #"\d+"#, subject: "٣٤", matches: true),
    Case(pattern: #"\p{Cyrillic}+ \p{Lu}\p{Ll}+"#, subject: "Степан Разин", matches: true),
    Case(pattern: #"[à-ý]+"#, subject: "éö", matches: true),
    Case(pattern: #".*\bŠtefan\b.*"#, subject: "a Štefan b", matches: true),
    Case(pattern: #".*\bŠtefan\b.*"#, subject: "aŠtefan", matches: false),
    Case(pattern: "é", subject: "e\u{301}", matches: false),
  ])
  func `letters, digits and single characters are those of Unicode`(_ sample: Case) throws {
    #expect(try matches(sample.pattern, sample.subject) == sample.matches)
  }

  @Test(arguments: [
    Case(pattern: "SMITH", subject: "smith", matches: true),
    Case(pattern: "ŠTEFAN", subject: "štefan", matches: true),
    Case(pattern: "РАЗИН", subject: "разин", matches: true),
    Case(pattern: "ὈΔΥΣΣΕΎΣ", subject: "ὀδυσσεύς", matches: true),
    Case(pattern: "[a-z]+", subject: "ABC", matches: true),
    Case(pattern: "k", subject: "\u{212A}", matches: true),
    Case(pattern: "s", subject: "ſ", matches: true),
    Case(pattern: "ẞ", subject: "ß", matches: true),
    Case(pattern: "straße", subject: "STRASSE", matches: false),
    Case(pattern: "ﬁ", subject: "fi", matches: false),
    Case(pattern: "i", subject: "İ", matches: false),
    Case(pattern: "é", subject: "E", matches: false),
    Case(pattern: "(?-i)a", subject: "A", matches: false),
    Case(pattern: #"(\w)\1"#, subject: "aA", matches: true),
  ])
  func `case is ignored one code point at a time`(_ sample: Case) throws {
    #expect(try matches(sample.pattern, sample.subject, ignoresCase: true) == sample.matches)
  }

  @Test func `case counts unless it is to be ignored`() throws {
    #expect(try !matches("smith", "Smith"))
    #expect(try matches("(?i)smith", "Smith"))
  }

  @Test(arguments: [
    Case(pattern: "a.b", subject: "a\u{0}b", matches: true),
    Case(pattern: "a\u{0}b", subject: "a\u{0}b", matches: true),
    Case(pattern: #"a\x00b"#, subject: "a\u{0}b", matches: true),
    Case(pattern: "a", subject: "a\u{0}", matches: false),
    Case(pattern: "a", subject: "a\u{0}b", matches: false),
    Case(pattern: "a\u{0}", subject: "a", matches: false),
  ])
  func `a zero byte is a character like any other`(_ sample: Case) throws {
    #expect(try matches(sample.pattern, sample.subject) == sample.matches)
  }

  @Test func `one pattern serves many texts and many threads`() async throws {
    let pattern = try Pattern("(a|b)*c", ignoresCase: false)
    let answers = await withTaskGroup(of: Bool.self) { group in
      for worker in 0..<8 {
        group.addTask {
          let budget = workingTimeBudget()
          return (0..<500).allSatisfy { round in
            let text = String(repeating: "ab", count: (worker + round) % 40)
            let answers = [text + "c", text + "cc"].map {
              try? pattern.matchesWhole($0, budget: budget)
            }
            return answers == [true, false]
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: true, count: 8))
  }
}
