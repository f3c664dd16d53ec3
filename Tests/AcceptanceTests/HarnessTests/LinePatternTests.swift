import Testing

/// Placeholders in expected lines.
@Suite struct LinePatternTests {
  private static let uuid = "0b0f9a51-2f4e-4c2b-9a55-7c1c8a2f4e4c"
  private static let digest = String(repeating: "0123456789abcdef", count: 4)

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("id {uuid}.", "id \(uuid)."), ("{sha256}", digest),
    ("SQLite {number}.{number}", "SQLite 3.40"), ("{unknown}", "{unknown}"),
    ("{number}{number}", "12x"),
  ])
  func `a placeholder stands for its kind`(pattern: String, line: String) {
    #expect(LinePattern(pattern).matches(line) == !line.hasSuffix("x"))
  }

  @Test(arguments: [
    ("plain", "plain "), ("plain", ""), ("id {uuid}", "id 12"), ("{uuid}", "\(uuid)0"),
    ("{sha256}", String(digest.dropLast())), ("{number}", "-1"), ("{number}", ""),
    ("Jos\u{E9}", "Jose\u{301}"),
  ])
  func `nothing else passes`(pattern: String, line: String) {
    #expect(!LinePattern(pattern).matches(line))
  }

  @Test func `recording keeps the placeholders that still fit`() {
    let expected = ScriptOutcome(output: ["{uuid}", "old"], errors: [], status: 0)
    let actual = ScriptOutcome(output: [Self.uuid, "new"], errors: ["e"], status: 2)
    #expect(
      expected.keepingPlaceholders(in: actual)
        == ScriptOutcome(output: ["{uuid}", "new"], errors: ["e"], status: 2))
  }
}
