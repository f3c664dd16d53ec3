import Testing

@testable import CommandKit

@Suite struct TerminalLineFittingTests {
  @Test(arguments: [
    (20, "abc 山田 \u{2068}יוסי\u{2069} x"), (14, "abc 山田 \u{2068}יוסי\u{2069}…"),
    (12, "abc 山田 \u{2068}יו…\u{2069}"), (10, "abc 山田 \u{2068}…\u{2069}"), (8, "abc 山…"),
    (7, "abc 山…"), (5, "abc …"),
    (1, "…"), (0, ""),
  ])
  func `a line is cut by cells`(limit: Int, text: String) {
    let line: TerminalLine = "\("abc", .bold) \("山田") \("יוסי") x"
    #expect(line.fitted(to: limit).text == text)
    #expect(line.fitted(to: limit).cells <= limit)
  }

  @Test func `styles are added and kept`() {
    let line: TerminalLine = "a\("b", .red)"
    #expect(
      line.styled(.bold).rendered(inColor: true) == "\u{1B}[1ma\u{1B}[0m\u{1B}[31;1mb\u{1B}[0m")
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], true), (["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], false),
    (["TERM": "screen", "TMUX": "/tmp/x"], true), (["TERM": "screen"], false),
    (["TERM": "linux"], false),
    (["TERM": "tmux-256color", "XTERM_VERSION": "1", "TMUX": "x"], true),
  ])
  func `the environment tells whether lines wrap anew`(environment: [String: String], wraps: Bool) {
    #expect(TerminalFacts.rewrapsLines { environment[$0] } == wraps)
  }
}
