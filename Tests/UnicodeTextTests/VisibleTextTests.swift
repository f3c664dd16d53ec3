import Testing
import UnicodeText

@Suite struct `Visible text` {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let shown: String
    var testDescription: String { shown }
  }

  @Test(arguments: [
    Case(text: "Jesse James", shown: "Jesse James"),
    Case(text: "\u{1B}[31mred\u{1B}[0m", shown: #"\x1b[31mred\x1b[0m"#),
    Case(text: "\u{9B}31m", shown: #"\x9b31m"#),
    Case(text: "a\u{7F}\u{0}\tb", shown: #"a\x7f\x00\x09b"#),
    Case(text: "abc\u{202E}cba", shown: "abc<U+202E>cba"),
    Case(text: "\u{2066}x\u{2069}", shown: "<U+2066>x<U+2069>"),
    Case(text: "zero\u{200B}width\u{FEFF}", shown: "zero<U+200B>width<U+FEFF>"),
    Case(text: "tag\u{E0041}", shown: "tag<U+E0041>"),
    Case(text: "line\u{2028}break", shown: "line<U+2028>break"),
    Case(text: "👨‍👩‍👧‍👦", shown: "👨‍👩‍👧‍👦"),
    Case(text: "❤\u{FE0F}", shown: "❤\u{FE0F}"),
    Case(text: "a\u{200D}b", shown: "a<U+200D>b"),
    Case(text: "می\u{200C}خواهم", shown: "می\u{200C}خواهم"),
    Case(text: "\u{301}x", shown: "◌\u{301}x"),
    Case(text: "石川五右衛門", shown: "石川五右衛門"),
    Case(text: "two\nlines", shown: "two⏎lines"),
  ])
  func `what commands or hides is shown`(_ sample: Case) {
    let shown = VisibleText.escaped(sample.text, lineBreaks: .symbol)
    #expect(Array(shown.unicodeScalars) == Array(sample.shown.unicodeScalars))
  }

  @Test func `line breaks are kept, signed or escaped as asked`() {
    #expect(VisibleText.escaped("a\nb", lineBreaks: .keep) == "a\nb")
    #expect(VisibleText.escaped("a\nb", lineBreaks: .escaped) == "a\\nb")
    #expect(VisibleText.escaped("a\r\nb", lineBreaks: .keep) == "a\\x0d\nb")
  }

  @Test func `no scalar of the control blocks survives`() {
    for value in Array(0...0x1F) + Array(0x7F...0x9F) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let shown = VisibleText.escaped(String(scalar), lineBreaks: .symbol)
      #expect(!shown.unicodeScalars.contains(scalar))
    }
  }

  @Test func `bytes that are no text are shown by their value`() {
    #expect(VisibleText.escaped(bytes: Array("mug.jpg".utf8)) == "mug.jpg")
    #expect(VisibleText.escaped(bytes: [0x61, 0xFF, 0xC3, 0xA9, 0xC3]) == #"a\xffé\xc3"#)
    #expect(VisibleText.escaped(bytes: [0xED, 0xA0, 0x80]) == #"\xed\xa0\x80"#)
    #expect(VisibleText.escaped(bytes: [0x1B, 0xFE, 0x0A]) == #"\x1b\xfe\n"#)
    #expect(VisibleText.escaped(bytes: []) == "")
  }

  @Test func `text from right to left is isolated, other text is not`() {
    #expect(Bidi.isolated("Ann") == "Ann")
    #expect(Bidi.isolated("Jánošík") == "Jánošík")
    #expect(Bidi.isolated("עמוס") == "\u{2068}עמוס\u{2069}")
    #expect(Bidi.isRightToLeft("Ann نور"))
  }
}
