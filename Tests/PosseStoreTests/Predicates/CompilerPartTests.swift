import PredicateFormat
import Testing

@testable import PosseStore

/// The small parts that conditions are made with.
struct CompilerPartTests {
  @Test(arguments: [
    ("0", 3, ScaledNumber.exactly(0)), ("99.995", 3, .exactly(99_995)),
    ("99.9955", 3, .justAbove(99_995)), ("-99.9955", 3, .justAbove(-99_996)),
    ("-0.5", 0, .justAbove(-1)), ("0.5", 0, .justAbove(0)), ("1e2", 0, .exactly(100)),
    ("9223372036854775807", 0, .exactly(.max)), ("-9223372036854775808", 0, .exactly(.min)),
    ("9223372036854775807.5", 0, .above), ("-9223372036854775808.5", 0, .below),
    ("-9223372036854775807.5", 0, .justAbove(.min)), ("9223372036854775808", 0, .above),
    ("9223372036854775.808", 3, .above), ("1e126", 7, .above), ("-1e126", 7, .below),
    ("1e-126", 7, .justAbove(0)), ("-1e-126", 7, .justAbove(-1)),
  ])
  func `a number among stored ones`(text: String, scale: Int, expected: ScaledNumber) throws {
    #expect(ScaledNumber(try #require(Number(parsing: text)), scale: scale) == expected)
  }

  @Test(
    arguments: [
      ("a", "b"), ("az", "a{"), ("\u{D7FF}", "\u{E000}"), ("a\u{10FFFF}", "b"),
      ("a\u{7F}", "a\u{80}"), ("\u{10FFFF}\u{10FFFF}", nil), ("", nil),
    ] as [(String, String?)])
  func `the end of a prefix`(prefix: String, next: String?) {
    #expect(TextPrefix.next(after: prefix) == next)
  }

  @Test(
    arguments: [
      ("", ""), ("a*b?", "a*b?"), ("\\*\\?\\\\\\a", "[*][?]\\a"), ("[a]^-]", "[[]a]^-]"),
      ("a\\", "a\\"),
      ("a\0", nil),
    ] as [(String, String?)])
  func `a pattern of LIKE in the spelling of GLOB`(pattern: String, glob: String?) {
    #expect(GlobPattern.rewritten(pattern) { $0 } == glob)
  }

  @Test func `texts in JSON`() {
    #expect(JSONArray.text(of: []) == "[]")
    #expect(
      JSONArray.text(of: ["a\"b", "\\", "\n\u{1F}", "é\u{1F600}"])
        == #"["a\"b","\\","\u000a\u001f","é😀"]"#)
  }

  @Test(arguments: [
    ("f.a > ?", 4), ("(f.a > ?)", 8), ("((f.a))", 12), ("f(?, f.a)", 10), ("abs(f(1))", 16),
    ("x IN (SELECT 1 WHERE (a))", 20), ("CASE a WHEN 1 THEN 2 END AND (b)", 10),
    ("(a) AND (b)", 8),
  ])
  func `the room that the parser needs`(sql: String, room: Int) {
    #expect(ParserRoom.needed(by: sql) == room)
  }
}
