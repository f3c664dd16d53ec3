import Testing
import UnicodeText

@Suite struct `Folding and composition` {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let folded: String
    var testDescription: String { "\(text) → \(folded)" }
  }

  @Test(arguments: [
    Case(text: "", folded: ""),
    Case(text: "Jesse JAMES", folded: "jesse james"),
    Case(text: "Straße ẞ", folded: "strasse ss"),
    Case(text: "İstanbul ı", folded: "istanbul ı"),
    Case(text: "Ὀδυσσεύς", folded: "οδυσσευσ"),
    Case(text: "Jánošík", folded: "janosik"),
    Case(text: "Ja\u{301}nos\u{30C}i\u{301}k", folded: "janosik"),
    Case(text: "Йошкар", folded: "иошкар"),
    Case(text: "がぎ", folded: "かき"),
    Case(text: "ﬁn", folded: "fin"),
    Case(text: "Søren Łukasz æ đ", folded: "søren łukasz æ đ"),
    Case(text: "\u{301}", folded: ""),
    Case(text: "石川五右衛門", folded: "石川五右衛門"),
    Case(text: "a\u{0}b", folded: "a\u{0}b"),
  ])
  func `text folds by case and accent`(_ sample: Case) {
    let folded = Folding.folded(sample.text)
    #expect(Array(folded.unicodeScalars) == Array(sample.folded.unicodeScalars))
    #expect(Folding.folded(folded) == folded)
  }

  @Test(arguments: [
    ("", "", ""), ("Jesse JAMES", "jesse james", "Jesse JAMES"),
    ("Straße ẞ", "strasse ss", "Straße ẞ"), ("É e\u{301}", "é é", "E e"),
    ("İ ı", "i\u{307} ı", "I ı"), ("Ὀδυσσεύς", "ὀδυσσεύσ", "Οδυσσευς"),
    ("Ǆ ǅ", "ǆ ǆ", "Ǆ ǅ"), ("ﬁn", "fin", "ﬁn"), ("Øø", "øø", "Øø"), ("ᾼ ᾳ", "αι αι", "Α α"),
    ("\u{301}", "\u{301}", ""), ("a\u{0}É", "a\u{0}é", "a\u{0}E"), ("Й", "й", "И"),
  ])
  func `text folds by case alone and by accent alone`(
    text: String, caseFolded: String, withoutMarks: String
  ) {
    #expect(Array(Folding.caseFolded(text).unicodeScalars) == Array(caseFolded.unicodeScalars))
    #expect(Array(Folding.withoutMarks(text).unicodeScalars) == Array(withoutMarks.unicodeScalars))
  }

  @Test func `every code point folds to composed text that folds to itself`() {
    // Letters and marks end in the second plane, save for compatibility ideographs.
    let values = [0...0x1FFFF, 0x2F800...0x2FA1F] as [ClosedRange<UInt32>]
    var failures: [String] = []
    for scalar in values.joined().lazy.compactMap(Unicode.Scalar.init) {
      let text = Normalization.nfc(String(scalar))
      for fold in [Folding.folded, Folding.caseFolded, Folding.withoutMarks] {
        let folded = fold(text)
        // What stays as it is is composed and folds to itself.
        guard !folded.utf8.elementsEqual(text.utf8) else { continue }
        if !fold(folded).utf8.elementsEqual(folded.utf8)
          || !Normalization.nfc(folded).utf8.elementsEqual(folded.utf8)
        {
          failures.append(String(scalar.value, radix: 16))
        }
      }
    }
    #expect(failures == [])
  }

  @Test func `composition joins a base and its mark and leaves everything else`() {
    #expect(Array(Normalization.nfc("e\u{301}").unicodeScalars) == ["é"])
    #expect(Array(Normalization.nfc("ﬁ x").unicodeScalars) == Array("ﬁ x".unicodeScalars))
    #expect(Normalization.nfc("Straße") == "Straße")
    let long = String(repeating: "e\u{301}", count: 100_000)
    #expect(Normalization.nfc(long).unicodeScalars.count == 100_000)
  }

  @Test func `words are runs of letters, digits and marks`() {
    #expect(WordBreaks.words(in: "Robert LeRoy  Parker-2") == ["Robert", "LeRoy", "Parker", "2"])
    #expect(WordBreaks.words(in: "O'Brien") == ["O", "Brien"])
    #expect(WordBreaks.words(in: "石川 五右衛門、") == ["石川", "五右衛門"])
    #expect(WordBreaks.words(in: " .,! ").isEmpty)
  }
}
