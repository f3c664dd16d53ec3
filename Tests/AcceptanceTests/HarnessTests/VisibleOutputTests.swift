import Testing

/// Bytes of a program shown as lines.
@Suite struct VisibleOutputTests {
  @Test(arguments: [
    ("", []), ("\n", [""]), ("a\nb\n", ["a", "b"]), ("a\n\n", ["a", ""]), ("a", ["a␃"]),
    ("a\tb \n", ["a␉b␠"]), ("\u{1B}[1m\u{0}\u{7F}\r\n", ["␛[1m␀␡␍"]),
    ("\u{2068}x\u{2069}\u{9B}\n", ["⟨U+2068⟩x⟨U+2069⟩⟨U+009B⟩"]), ("石川 👨‍👩‍👧\n", ["石川 👨‍👩‍👧"]),
  ])
  func `nothing is invisible`(text: String, lines: [String]) {
    #expect(VisibleOutput.lines(of: Array(text.utf8)) == lines)
  }

  @Test func `bytes that are not UTF-8 appear as numbers`() {
    #expect(VisibleOutput.lines(of: [0x61, 0xFF, 0xC3, 0x0A, 0x05]) == ["a⟨ff⟩⟨c3⟩", "␅␃"])
  }

  @Test func `folders that differ from run to run appear by name`() {
    let lines = VisibleOutput.lines(
      of: Array("no book at /tmp/x/work/book.db\n".utf8),
      replacing: [("/tmp/x/work", "{work}"), ("/tmp/x", "{scratch}")])
    #expect(lines == ["no book at {work}/book.db"])
  }
}
