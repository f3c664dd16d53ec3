import Patterns
import TestSupport
import Testing

@Suite struct `Random patterns` {
  /// What patterns are made of, the odd corners included.
  static let pieces = [
    "a", "b", "c", "é", ".", "*", "+", "?", "|", "(", ")", "[", "]", "^", "$", "{", "}", ",", "2",
    "-", "\\", "#", " ", "\n", "(?:", "(?=", "(?!", "(?<=", "(?<!", "(?>", "(?|", "(?i)", "(?x)",
    "(?#", "(?#c)", "(?R)", "(?1)", "(?<n>", "(?(1)", "(?C1)", "(*ACCEPT)", "(*COMMIT)", "(*SKIP)",
    "(*LIMIT_MATCH=9)", "(*UTF)", #"\Q"#, #"\E"#, #"\c"#, #"\b"#, #"\d"#, #"\w"#, #"\K"#, #"\G"#,
    #"\X"#, #"\R"#, #"\1"#, #"\u0061"#, #"\u00"#, #"\x{62}"#, #"\p{L}"#, #"\."#, "[ab]", "[^a]",
    "[[:alpha:]|]", "{0,3}", "{2}", "*+", "??", "\u{0}", "😀", "𝒳",
  ]
  static let letters = ["a", "b", "c", "é", "\n", "2", " ", "\u{0}", "😀", "#", "|", "("]

  @Test(arguments: 0..<10)
  func `end in an answer or an error, and begin with their prefix`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let budget = workingTimeBudget()
    var compiled = 0
    var matched = 0
    for _ in 0..<1_000 {
      let text = Self.text(of: Self.pieces, upTo: 10, using: &generator)
      let pattern: Pattern
      do throws(PatternError) {
        pattern = try Pattern(text, ignoresCase: Bool.random(using: &generator))
      } catch {
        guard case .invalid(let reason, let offset) = error else {
          Issue.record("\(text.debugDescription): \(error)")
          continue
        }
        #expect(!reason.isEmpty)
        let index = text.utf8.index(
          text.utf8.startIndex, offsetBy: offset, limitedBy: text.utf8.endIndex)
        #expect(index.flatMap { $0.samePosition(in: text.unicodeScalars) } != nil, "\(text)")
        continue
      }
      compiled += 1
      var subjects = (0..<4).map { _ in Self.text(of: Self.letters, upTo: 6, using: &generator) }
      if let prefix = pattern.literalPrefix { subjects.append(prefix) }
      subjects += ["", "a", "b", "ab", "abc"]
      for subject in subjects {
        let answer = try? pattern.matchesWhole(subject, budget: budget)
        guard answer == true else { continue }
        matched += 1
        let prefix = pattern.literalPrefix ?? ""
        #expect(
          subject.utf8.starts(with: prefix.utf8),
          "\(text.debugDescription) promises \(prefix.debugDescription), matches \(subject)")
      }
    }
    // Otherwise this would test nothing.
    #expect(compiled > 200)
    #expect(matched > 50)
  }

  @Test(arguments: 0..<4)
  func `answer like a matcher that cannot backtrack`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(100 + seed))
    let budget = workingTimeBudget()
    var matched = 0
    for _ in 0..<500 {
      let expression = SmallExpression.random(depth: 4, using: &generator)
      let pattern = try Pattern(expression.pattern, ignoresCase: false)
      for _ in 0..<10 {
        let subject = Self.text(of: ["a", "b", "é", "\n"], upTo: 7, using: &generator)
        let isMatch = expression.matchesWhole(subject)
        #expect(
          try pattern.matchesWhole(subject, budget: budget) == isMatch,
          "\(expression.pattern) on \(subject.debugDescription)")
        if isMatch { matched += 1 }
      }
    }
    #expect(matched > 500)
  }

  private static func text(
    of pieces: [String], upTo count: Int, using generator: inout SeededGenerator
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...count, using: &generator) {
      text += pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }
    return text
  }
}
