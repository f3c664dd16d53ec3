import TestSupport
import Testing
import UnicodeText

@testable import PredicateFormat

@Suite struct WildcardPatternTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let pattern: String
    let folding: TextFolding
    let fits: Bool
    var testDescription: String { "\(text) LIKE[\(folding)] \(pattern): \(fits)" }

    init(_ text: String, _ pattern: String, _ fits: Bool, _ folding: TextFolding = .exact) {
      self.text = text
      self.pattern = pattern
      self.folding = folding
      self.fits = fits
    }
  }

  @Test(arguments: [
    Case("", "", true), Case("a", "", false), Case("", "*", true), Case("", "?", false),
    Case("", "**", true), Case("abc", "a*c", true), Case("abc", "a?c", true),
    Case("ac", "a?c", false), Case("a\nc", "a*c", true), Case("a\nc", "a?c", true),
    Case("axb", "a\\*b", false), Case("a*b", "a\\*b", true), Case("a?b", "a\\?b", true),
    Case("a\\b", "a\\\\b", true), Case("ab\\", "ab\\", true), Case("axb", "a\\xb", true),
    Case("a.c", "a.c", true), Case("abc", "a.c", false), Case("100%", "100%", true),
    Case("1000", "100%", false), Case("(", "(", true), Case("[a]", "[a]", true),
    Case("a", "[a]", false), Case("a_b", "a?b", true), Case("abcabcabd", "*abd", true),
    Case("aaab", "*a?b", true), Case("🦄", "?", true), Case("e\u{301}x", "??x", true),
    Case("ABC", "abc", false), Case("ABC", "a*", true, .ignoringCase),
    Case("Straße", "STRASSE", true, .ignoringCase), Case("Straße", "stra??e", true, .ignoringCase),
    Case("Straße", "stra?e", false, .ignoringCase), Case("É", "e", false, .ignoringCase),
    Case("É", "é", true, .ignoringCase), Case("É", "E", true, .ignoringMarks),
    Case("É", "e", false, .ignoringMarks), Case("MÜLLER", "m?ller", true, .ignoringBoth),
    Case("Nguyễn", "*UYEN", true, .ignoringBoth), Case("é*", "E\\*", true, .ignoringBoth),
    Case("x", "x\u{301}", true, .ignoringMarks),
  ])
  func `a text fits as a whole or not`(_ sample: Case) {
    let pattern = WildcardPattern(sample.pattern, folding: sample.folding)
    #expect(pattern.matches(sample.text) == sample.fits)
    #expect(TextRelation.like.holds(sample.text, sample.pattern, sample.folding) == sample.fits)
  }

  @Test func `short texts fit as they do when everything is tried`() {
    var generator = SeededGenerator(seed: 21)
    func draw(_ letters: [Unicode.Scalar], upTo count: Int) -> [Unicode.Scalar] {
      (0..<Int.random(in: 0...count, using: &generator)).compactMap { _ in
        letters.randomElement(using: &generator)
      }
    }
    func text(_ scalars: [Unicode.Scalar]) -> String {
      String(String.UnicodeScalarView(scalars))
    }
    for _ in 0..<20_000 {
      let subject = draw(["a", "b", "*", "\\", "\u{301}"], upTo: 8)
      let pattern = draw(["a", "b", "*", "*", "?", "\\"], upTo: 7)
      #expect(
        WildcardPattern(text(pattern), folding: .exact).matches(text(subject))
          == NaiveWildcards.matches(subject[...], pattern[...]),
        "\(text(subject)) LIKE \(text(pattern))")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `many wildcards over a long text are answered at once`() {
    let text = String(repeating: "a", count: 5000)
    let pattern = String(repeating: "*a", count: 500) + "*b"
    #expect(!WildcardPattern(pattern, folding: .exact).matches(text))
  }
}
