import PosseModel
import TestSupport
import Testing

@Suite struct ListTextTests {
  @Test(arguments: [
    ([], ""), (["a"], "a"), (["a", "b"], "a|b"), (["a|b"], "a\\|b"), (["a\\b"], "a\\\\b"),
    (["\\|"], "\\\\\\|"), (["", ""], "|"), (["a", "", "b"], "a||b"), (["a", ""], "a|"),
    (["\\", "|"], "\\\\|\\|"), (["|\u{301}"], "\\|\u{301}"), (["a", "\u{301}b"], "a|\u{301}b"),
    (["two\r\nlines", "\r\n"], "two\r\nlines|\r\n"),
  ]) func `a list and its text are each other's inverse`(items: [String], text: String) throws {
    #expect(Array(ListText(items).text.unicodeScalars) == Array(text.unicodeScalars))
    #expect(try ListText(parsing: text).items.map(scalars) == items.map(scalars))
  }

  @Test(arguments: [("a\\n", "n"), ("\\ ", " "), ("a|\\\u{301}", "\u{301}"), ("\\0", "0")])
  func `an escape of anything else is refused`(text: String, escape: String) {
    #expect(throws: ListTextError.unknownEscape(text: text, escape: escape)) {
      try ListText(parsing: text)
    }
  }

  @Test(arguments: ["\\", "a\\", "a|\\", "\\\\\\"])
  func `a backslash at the end is refused`(text: String) {
    #expect(throws: ListTextError.loneBackslash(text: text)) { try ListText(parsing: text) }
  }

  @Test func `any list but that of one empty item is read back from its text`() throws {
    var random = SeededGenerator(seed: 5)
    let letters: [Unicode.Scalar] = ["a", "|", "\\", "\u{301}", "山", "\n", "\r", "\u{1F468}"]
    for _ in 0..<5_000 {
      let items = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        random.text(of: letters, upTo: 5)
      }
      guard items != [""] else { continue }
      #expect(try ListText(parsing: ListText(items).text).items.map(scalars) == items.map(scalars))
    }
  }

  @Test(arguments: HostileTexts.all + [HostileTexts.huge[1]])
  func `what is read is written back`(text: String) {
    guard let list = try? ListText(parsing: text) else { return }
    #expect(list.text.utf8.elementsEqual(text.utf8))
  }
}

private func scalars(_ text: String) -> [Unicode.Scalar] {
  Array(text.unicodeScalars)
}
