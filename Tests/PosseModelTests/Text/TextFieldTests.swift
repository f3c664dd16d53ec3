import PosseModel
import Testing

@Suite struct TextFieldTests {
  @Test(arguments: [
    "Joe", "O'Brien", "石川五右衛門", "\u{301}", "a\u{301}\u{302}", "👨‍👩‍👧‍👦",
    "\u{1B}[31mred", "\u{202E}evil", "two\nlines", ".", "\u{E000}", "\u{600}",
  ]) func `what shows something is kept as typed`(text: String) throws {
    #expect(
      Array(try TextField.desc.validated(text).unicodeScalars)
        == Array(try TextField.name.validated(text).unicodeScalars))
    #expect(try TextField.name.validated(text) == text)
  }

  @Test func `blanks at the ends of a short text are no part of it`() throws {
    #expect(try TextField.name.validated(" \u{A0}Emmanuel  Uttenburg \n") == "Emmanuel  Uttenburg")
    #expect(try TextField.desc.validated("  indented\n") == "  indented\n")
  }

  @Test(arguments: [
    "", " ", "\t\r\n", "\u{A0}", "\u{3000}", "\u{200B}", "\u{200D}\u{2060}", "\u{FEFF}", "\u{2028}",
    "\u{85}", "\u{AD}", "\u{202E}", "\u{2066}\u{2069}", "\u{FE0F}", "\u{3164}", "\u{115F}",
    "\u{2800}", "\u{1B}", "\u{7F}", "\u{E0020}", " \u{A0}\u{200B}\u{3000} ",
  ]) func `blanks of any kind are blank`(text: String) {
    #expect(throws: TextError.blank(field: "name")) { try TextField.name.validated(text) }
    #expect(Blank.isBlank(text))
  }

  @Test(arguments: [TextField.tag, .offense, .agent, .city])
  func `a lone question mark is no value of a list`(field: TextField) throws {
    for text in ["?", " ? "] {
      #expect(throws: TextError.questionMark(field: field.name)) { try field.validated(text) }
    }
    #expect(try field.validated("?!") == "?!")
    #expect(try TextField.name.validated("?") == "?")
  }

  @Test(arguments: [" ..unknown.. ", "..UNKNOWN..", "..Unknown.."])
  func `the fixed row is meant in any case, by the lists that have it`(text: String) throws {
    #expect(try TextField.agent.validated(text) == "..Unknown..")
    #expect(try TextField.offense.validated(text) == "..Unknown..")
    #expect(try TextField.agent.validated(text + ".") != "..Unknown..")
    #expect(try TextField.tag.validated("..UNKNOWN..") == "..UNKNOWN..")
    #expect(try TextField.city.validated("..UNKNOWN..") == "..UNKNOWN..")
  }

  @Test(arguments: ["\0", "a\0", "\0a", " \0 "]) func `NUL is refused`(text: String) {
    #expect(throws: TextError.holdsNUL(field: "tag")) { try TextField.tag.validated(text) }
  }

  @Test func `text is stored composed`() throws {
    let text = try TextField.name.validated("Ja\u{301}nos\u{30C}i\u{301}k")
    #expect(Array(text.unicodeScalars) == Array("J\u{E1}no\u{161}\u{ED}k".unicodeScalars))
  }

  struct Limited: CustomTestStringConvertible {
    let field: TextField
    let limit: Int
    var testDescription: String { field.name }
  }

  @Test(arguments: [
    Limited(field: .name, limit: 1_000), Limited(field: .alias, limit: 1_000),
    Limited(field: .tag, limit: 1_000), Limited(field: .agent, limit: 1_000),
    Limited(field: .offense, limit: 1_000), Limited(field: .action, limit: 1_000),
    Limited(field: .note, limit: 1_048_576), Limited(field: .caption, limit: 1_048_576),
    Limited(field: .desc, limit: 1_048_576),
  ]) func `the limit counts code points, and one more is refused`(row: Limited) throws {
    for scalar in ["x", "é", "🤠"] {
      let full = String(repeating: scalar, count: row.limit)
      #expect(try row.field.validated(full).unicodeScalars.count == row.limit)
      #expect(
        throws: TextError.tooLong(
          field: row.field.name, length: row.limit + 1, limit: row.limit)
      ) { try row.field.validated(full + scalar) }
    }
  }

  @Test func `length is counted after composing`() throws {
    let text = String(repeating: "e\u{301}", count: 1_000)
    #expect(try TextField.name.validated(text).unicodeScalars.count == 1_000)
  }

  @Test func `a name of ten megabytes is refused with its length`() {
    #expect(throws: TextError.tooLong(field: "name", length: 10_000_000, limit: 1_000)) {
      try TextField.name.validated(HostileTexts.huge[0])
    }
  }

  @Test(arguments: HostileTexts.all) func `what passes once passes again unchanged`(text: String) {
    guard let once = try? TextField.note.validated(text) else { return }
    #expect((try? TextField.note.validated(once)).map { Array($0.utf8) } == Array(once.utf8))
  }
}

extension TextField {
  fileprivate static let desc = TextField(name: "desc", limit: TextField.longLimit)
}
