import Testing
import UnicodeText

struct SlipsTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "ab", 1), ("ab", "abc", 1), ("abc", "acb", 1), ("abcd", "badc", 2), ("ca", "abc", 3),
    ("bountry", "bounty", 1), ("kitten", "sitting", 3), ("José", "Jose", 1),
  ])
  func `slips are counted both ways alike`(first: String, second: String, count: Int) {
    #expect(Slips.count(Array(first), Array(second)) == count)
    #expect(Slips.count(Array(second), Array(first)) == count)
  }
}
