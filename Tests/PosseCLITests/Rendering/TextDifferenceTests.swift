import CommandKit
import Foundation
import PosseModel
import TestSupport
import Testing
import UnicodeText

@testable import PosseCLI

@Suite struct TextDifferenceTests {
  private static let filler = String(repeating: "one two three four five ", count: 80)

  private static func line(_ before: String, _ after: String) -> String {
    TextDifference(before, after).line.text
  }

  private static func lines(_ before: String, _ after: String) -> [String] {
    TextDifference(before, after).lines.map(\.text)
  }

  @Test(arguments: [
    ("red", "grey", "red → grey"), ("limps\nold", "limps", "limps⏎old → limps"),
    ("a\u{1B}[31m", "b", #"a\x1b[31m → b"#), ("עברית", "x", "\u{2068}עברית\u{2069} → x"),
  ])
  func `short texts are shown whole and visible`(before: String, after: String, shown: String) {
    #expect(Self.line(before, after) == shown)
  }

  @Test func `one word that changed in a long text is shown with words around it`() {
    let shown = Self.line(
      Self.filler + "the left leg " + Self.filler, Self.filler + "the right leg " + Self.filler)
    #expect(
      shown == "…four five the left leg one two… → …four five the right leg one two…")
  }

  @Test func `a change at an end is shown without a sign there`() {
    let text = Self.filler + "end"
    #expect(Self.line("A " + text, "The " + text) == "A one two three… → The one two three…")
    #expect(Self.line(text, text + "ing") == "…three four five end → …three four five ending")
    #expect(Self.line(text, text + " of it") == "…four five end → …four five end of it")
  }

  @Test func `further places that differ are counted`() {
    let other = Self.filler + "y" + Self.filler + "y" + Self.filler
    let shown = Self.line(Self.filler + "x" + Self.filler + "x" + Self.filler, other)
    #expect(shown.hasSuffix(" (and 1 more place)"))
    let three = Self.filler + "z" + Self.filler + "z" + Self.filler + "z"
    let more = Self.line(Self.filler + "x" + Self.filler + "x" + Self.filler + "x", three)
    #expect(more.hasSuffix(" (and 2 more places)"))
  }

  @Test func `what is quite another text shows its beginning and its end`() {
    let before = "begins " + Self.filler + "ends"
    let after = "starts " + Self.filler.uppercased() + "stops"
    let parts = Self.line(before, after).components(separatedBy: " → ")
    #expect(parts.count == 2)
    #expect(parts[0].hasPrefix("begins one") && parts[0].hasSuffix("ends"), "\(parts)")
    #expect(parts[1].hasPrefix("starts ONE") && parts[1].hasSuffix("stops"), "\(parts)")
    #expect(parts.allSatisfy { CellWidth.cells(in: $0) <= 60 }, "\(parts)")
  }

  @Test func `no character is cut, whatever it is made of`() {
    let unit = "👨‍👩‍👧‍👦e\u{301}🇺🇸"
    let long = String(repeating: unit, count: 100)
    let shown = Self.line(long + "x" + long, long + "y" + long)
    let allowed = Set(unit + "xy…→ ")
    #expect(shown.allSatisfy(allowed.contains), "\(shown)")
    #expect(shown.contains("x") && shown.contains("y"))
    #expect(CellWidth.cells(in: shown) <= 2 * 60 + 3)
  }

  @Test func `a text without blanks shows where it differs`() {
    let long = String(repeating: "山田太郎", count: 200)
    let shown = Self.line(long + "甲" + long, long + "乙" + long)
    #expect(shown.contains("郎甲山") && shown.contains("郎乙山"), "\(shown)")
    #expect(CellWidth.cells(in: shown) <= 2 * 60 + 3)
  }

  @Test func `texts that only differ in how letters are made up are not the same`() {
    let shown = Self.line(Self.filler + "caf\u{E9}", Self.filler + "cafe\u{301}")
    #expect(shown == "…three four five caf\u{E9} → …three four five cafe\u{301}")
    #expect(shown.unicodeScalars.contains("\u{301}"))
  }

  @Test(arguments: [
    ("a\nb\nc", "a\nx\nc", ["- b", "+ x"]), ("a\nb", "a\nb\nc", ["+ c"]),
    ("a\nb\nc", "a\nc", ["- b"]), ("a", "a\n", ["+ "]),
    ("a\nb\nc\nd", "x\nb\nc\ny\nz", ["- a", "+ x", "- d", "+ y", "+ z"]),
    ("\u{1B}[2J\n", "\u{202E}\n", [#"- \x1b[2J"#, "+ <U+202E>"]),
  ])
  func `lines that differ are shown with their signs`(
    before: String, after: String, shown: [String]
  ) {
    #expect(Self.lines(before, after) == shown)
  }

  @Test func `a long line is shown around its words, once for each place`() {
    let before = "top\n" + Self.filler + "left " + Self.filler + "up" + Self.filler
    let after = "top\n" + Self.filler + "right " + Self.filler + "down" + Self.filler
    #expect(
      Self.lines(before, after) == [
        "- …three four five left one two three…", "+ …three four five right one two three…",
        "- …three four five upone two three four…", "+ …three four five downone two three four…",
      ])
  }

  @Test func `many lines are told by their number`() {
    let text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    let shown = TextDifference.lines(ofAdded: text).map(\.text)
    #expect(shown.count == 17)
    #expect(shown.first == "+ line 1")
    #expect(shown.last == "… and 24 more lines")
    #expect(TextDifference.lines(ofRemoved: Self.filler).map(\.text).first?.last == "…")
  }

  @Test func `texts of a megabyte take no time to speak of`() {
    let line = "a line of words that is not short "
    let before = String(repeating: line, count: 30_000)
    let after = before.replacing("not", with: "very")
    let clock = ContinuousClock()
    let took = clock.measure {
      #expect(Self.line(before, after).contains("not short"))
      #expect(!Self.lines(before, after).isEmpty)
    }
    #expect(took < .seconds(60))
  }

  /// Parts put together give the other text back, whatever the texts are.
  @Test func `parts that differ are all that differs`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      let new = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        Int.random(in: 0...3, using: &random)
      }
      var made = old
      for part in DifferingPart.between(old, new).reversed() {
        made.replaceSubrange(part.old, with: new[part.new])
      }
      #expect(made == new, "\(old) \(new)")
    }
  }

  @Test(arguments: [
    (["a", "b"], ["b", "c"], "−a +c"), (["a"], ["a", "b"], "+b"),
    (["a", "b"], ["b", "a"], "a,b → b,a"),
    ([], ["a"], "+a"), (["a"], [], "−a"),
  ])
  func `a list shows what went and came`(before: [String], after: [String], shown: String) {
    #expect(Wording.difference(.texts(before), .texts(after)).text == shown)
  }

  @Test func `a long list counts what is too much to tell`() {
    let items = (1...100).map { "tag\($0)" }
    let shown = Wording.difference(.texts([]), .texts(items)).text
    #expect(shown.hasSuffix(" +tag20 and 80 more"), "\(shown)")
  }
}
