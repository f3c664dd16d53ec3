import CommandKit
import TestSupport
import Testing
import UnicodeText

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("", 10, [""]), ("one", 10, ["one"]), ("one two three", 7, ["one two", "three"]),
    ("one  two", 20, ["one two"]), ("a\nb c", 20, ["a", "b c"]), ("a\n\nb", 20, ["a", "", "b"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]), ("x abcdefgh", 3, ["x", "abc", "def", "gh"]),
    ("石川五右衛門", 5, ["石川", "五右", "衛門"]), ("家", 1, ["家"]), ("abc", 0, ["a", "b", "c"]),
  ])
  func `text breaks at blanks and long words inside`(text: String, width: Int, lines: [String]) {
    #expect(TextWrapping.lines(text, width: width) == lines)
  }

  @Test(arguments: [
    ("one  two", 20, ["one  two"]), ("a   b c", 4, ["a  ", "b c"]), ("a  b", 1, ["a", "b"]),
    ("a b", 20, ["a b"]), ("", 5, [""]),
  ])
  func `runs of blanks may stay`(text: String, width: Int, lines: [String]) {
    #expect(TextWrapping.lines(text, width: width, keepsBlanks: true) == lines)
  }

  @Test func `no line is wider than asked and no word is lost`() {
    var random = SeededGenerator(seed: 3)
    let words = ["a", "captured", "石川", "e\u{301}", "👨‍👩‍👧‍👦", "2026-03-01", "Jánošík"]
    for _ in 0..<500 {
      let count = Int(random.next() % 30)
      let chosen = (0..<count).map { _ in words[Int(random.next() % UInt64(words.count))] }
      let width = 12 + Int(random.next() % 40)
      let lines = TextWrapping.lines(chosen.joined(separator: " "), width: width)
      #expect(lines.allSatisfy { CellWidth.cells(in: $0) <= width })
      #expect(lines.flatMap { $0.split(separator: " ") }.map(String.init) == chosen)
    }
  }
}
