import CommandKit
import Testing

@Suite struct TerminalLineTests {
  @Test(arguments: [
    ("Joe", "Joe"), ("\u{1B}[31m", #"\x1b[31m"#), ("a\nb", "a⏎b"), ("\u{202E}x", "<U+202E>x"),
    ("עמוס", "\u{2068}עמוס\u{2069}"), ("\u{9B}31m", #"\x9b31m"#),
  ])
  func `interpolated text is made visible`(text: String, shown: String) {
    let line: TerminalLine = "name \(text)."
    #expect(line.text == "name \(shown).")
  }

  @Test func `literals and numbers stay and lines nest`() {
    let inner: TerminalLine = "#\(12) \("Joe", .bold)"
    let outer: TerminalLine = "Added \(inner)\n"
    #expect(outer.text == "Added #12 Joe\n")
    #expect(outer.rendered(inColor: true) == "Added #12 \u{1B}[1mJoe\u{1B}[0m\n")
    #expect(outer.rendered(inColor: false) == outer.text)
  }

  @Test func `quoted text is cut and bytes are shown`() {
    let long: TerminalLine = "\(quoted: String(repeating: "a", count: 100))"
    #expect(long.text == "'" + String(repeating: "a", count: 59) + "…'")
    let bytes: TerminalLine = "\(quoted: [0x61, 0xFF]) \(bytes: [0x1B])"
    #expect(bytes.text == #"'a\xff' \x1b"#)
    let exact: TerminalLine = "\(short: String(repeating: "家", count: 30))"
    #expect(exact.text == String(repeating: "家", count: 30))
  }

  @Test func `lines are joined`() {
    let lines: [TerminalLine] = ["a", "b", "c"]
    #expect(TerminalLine.joined(lines, separator: ", ").text == "a, b, c")
    #expect(TerminalLine.joined([], separator: ", ").isEmpty)
  }

  @Test func `styles combine`() {
    let line: TerminalLine = "\("x", Style.bold.with(.red))"
    #expect(line.rendered(inColor: true) == "\u{1B}[1;31mx\u{1B}[0m")
  }
}
