import TestSupport
import Testing

@testable import PredicateFormat

@Suite struct TextRelationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let relation: TextRelation
    let other: String
    let folding: TextFolding
    let holds: Bool
    var testDescription: String { "\(text) \(relation)[\(folding)] \(other): \(holds)" }

    init(
      _ text: String, _ relation: TextRelation, _ other: String, _ holds: Bool,
      _ folding: TextFolding = .exact
    ) {
      self.text = text
      self.relation = relation
      self.other = other
      self.folding = folding
      self.holds = holds
    }
  }

  @Test(arguments: [
    Case("abc", .contains, "b", true), Case("abc", .contains, "", false),
    Case("", .contains, "", false), Case("abc", .contains, "abcd", false),
    Case("aab", .contains, "ab", true), Case("José", .contains, "e", false),
    Case("Jose\u{301}", .contains, "Jose", true), Case("李四", .contains, "李", true),
    Case("a\u{0}b", .contains, "\u{0}b", true),
    Case("Depressão", .contains, "depressao", true, .ignoringBoth),
    Case("é", .contains, "e", true, .ignoringMarks), Case("Á", .contains, "á", true, .ignoringCase),
    Case("Á", .contains, "a", false, .ignoringCase),
    Case("a", .contains, "\u{301}", false, .ignoringMarks),
    Case("abc", .beginsWith, "ab", true), Case("abc", .beginsWith, "", false),
    Case("abc", .beginsWith, "abcd", false),
    Case("José X", .beginsWith, "Jose", true, .ignoringMarks),
    Case("Citroën", .beginsWith, "citroen", true, .ignoringBoth),
    Case("ﬁn", .beginsWith, "F", true, .ignoringCase),
    Case("abc", .endsWith, "bc", true), Case("abc", .endsWith, "", false),
    Case("c", .endsWith, "abc", false), Case("STRASSE", .endsWith, "ße", true, .ignoringCase),
  ])
  func `texts are related by their code points`(_ sample: Case) {
    #expect(sample.relation.holds(sample.text, sample.other, sample.folding) == sample.holds)
  }

  @Test func `a part is found wherever trying every place finds it`() {
    var generator = SeededGenerator(seed: 22)
    func draw(_ count: Int) -> String {
      String(
        (0..<Int.random(in: 0...count, using: &generator)).map { _ in
          Bool.random(using: &generator) ? "a" : "b"
        })
    }
    for _ in 0..<5000 {
      let text = Array(draw(14))
      let part = Array(draw(5))
      let isThere =
        !part.isEmpty && part.count <= text.count
        && (0...(text.count - part.count)).contains { Array(text[$0..<($0 + part.count)]) == part }
      #expect(CodePointOrder.contains(String(text), String(part)) == isThere)
    }
  }

  @Test(arguments: [
    ("ABC", "abc", ComparisonOutcome.before), ("1", "a", .before), ("é", "z", .after),
    ("", "a", .before), ("a", "a", .same), ("a", "ab", .before), ("\u{FFFD}", "🦄", .before),
    ("é", "e\u{301}", .after), ("a\u{0}a", "a\u{0}b", .before),
  ])
  func `texts are in the order of their code points`(
    left: String, right: String, outcome: ComparisonOutcome
  ) {
    #expect(CodePointOrder.outcome(left, right) == outcome)
  }

  @Test(arguments: [
    ("straße", "STRASSE", "straße", 6), ("É", "É", "é", 1), ("ǆ", "Ǆ", "ǆ", 1),
    ("İ", "İ", "i\u{307}", 1),
    ("ΟΔΟΣ", "ΟΔΟΣ", "οδοσ", 4), ("🦄a", "🦄A", "🦄a", 2), ("", "", "", 0), ("ŉ", "ʼN", "ŉ", 1),
  ])
  func `capitals and small letters are composed`(
    text: String, capitals: String, small: String, length: Int
  ) {
    #expect(TextMapping.uppercase(text).utf8.elementsEqual(capitals.utf8))
    #expect(TextMapping.lowercase(text).utf8.elementsEqual(small.utf8))
    #expect(TextMapping.length(text) == length)
  }
}
