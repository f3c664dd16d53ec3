import PosseModel
import Testing

/// How words to look for are read.
struct SearchWordsTests {
  private func terms(_ arguments: String...) throws -> [SearchWords.Term] {
    try SearchWords(parsing: arguments).terms
  }

  @Test func `each argument is split into words, which are folded`() throws {
    #expect(
      try terms("José ÁLVAREZ", "o'brien") == [
        .beginning("jose"), .beginning("alvarez"), .beginning("o"), .beginning("brien"),
      ])
    #expect(try terms(" \t12-b\n") == [.beginning("12"), .beginning("b")])
  }

  @Test func `quotes make phrases, the last one to the end of its argument`() throws {
    #expect(
      try terms("a \"El Chivato\" b") == [
        .beginning("a"), .phrase(["el", "chivato"]), .beginning("b"),
      ])
    #expect(try terms("\"a b", "c") == [.phrase(["a", "b"]), .beginning("c")])
    #expect(try terms("a\"b\"c") == [.beginning("a"), .phrase(["b"]), .beginning("c")])
    #expect(try terms("\"\" \"-\" x\"") == [.beginning("x")])
    #expect(
      try terms("a \"\u{301}b\" c") == [
        .beginning("a"), .phrase(["b"]), .beginning("c"),
      ])
  }

  @Test func `the same word counts once`() throws {
    #expect(try terms("a A á", "\"a\" \"A\"") == [.beginning("a"), .phrase(["a"])])
  }

  @Test(arguments: [
    "", " ", "\"", "\"\"", "…", "* ^ ()", "\u{0}\u{1B}", "\u{301}", "👮", "\u{E000}",
  ])
  func `what holds no letter or digit cannot be looked for`(text: String) {
    #expect(throws: SearchWordsError.nothingSearchable(text: text)) {
      try SearchWords(parsing: [text])
    }
  }

  @Test func `no argument, and more than is taken`() throws {
    #expect(throws: SearchWordsError.nothingSearchable(text: "")) {
      try SearchWords(parsing: [])
    }
    let half = String(repeating: "é", count: 2_500)
    #expect(try terms(half, half).count == 1)
    #expect(throws: SearchWordsError.tooLong(length: 5_001, limit: 5_000)) {
      try SearchWords(parsing: [half, half, "x"])
    }
    let megabyte = String(repeating: "a ", count: 500_000)
    #expect(throws: SearchWordsError.tooLong(length: 1_000_000, limit: 5_000)) {
      try SearchWords(parsing: [megabyte])
    }
  }
}
