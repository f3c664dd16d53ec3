import PredicateFormat
import Testing
import UnicodeText

@testable import PosseStore

/// What holds under `[c]` or `[d]` is never ruled out by the folded twin.
struct PrefilterTests {
  @Test func `the twin of a text is the twin of the text without case`() {
    // The planes behind hold no letters with case or marks.
    for value in UInt32(1)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = Normalization.nfc(String(scalar))
      let twin = Folding.folded(text)
      let withoutCase = Folding.folded(TextFolding.ignoringCase.folded(text))
      if withoutCase != twin, !withoutCase.unicodeScalars.contains("\u{3B9}") {
        Issue.record("U+\(String(value, radix: 16)) without case")
      }
      let isExempt = twin.unicodeScalars.contains("\u{3B9}")
      if !isExempt, Folding.folded(TextFolding.ignoringMarks.folded(text)) != twin {
        Issue.record("U+\(String(value, radix: 16)) without marks")
      }
    }
  }
}
