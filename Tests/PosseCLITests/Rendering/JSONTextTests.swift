import Foundation
import Testing

@testable import PosseCLI

@Suite struct JSONTextTests {
  @Test(arguments: [
    (JSONText.null, "null"), (.bool(true), "true"), (.bool(false), "false"),
    (.integer(.min), "-9223372036854775808"), (.number("30.2672"), "30.2672"),
    (.text(""), "\"\""), (.text("a\"b\\c/"), #""a\"b\\c/""#),
    (.text("\n\r\t\u{8}\u{1B}\u{0}\u{7F}"), #""\n\r\t\u0008\u001b\u0000\u007f""#),
    (.text("é山🤠\u{202E}"), "\"é山🤠\u{202E}\""),
    (.array([]), "[]"), (.array([.null, .integer(1)]), "[null,1]"),
    (.object([]), "{}"),
    (
      .object([("b", .integer(1)), ("a", .object([("c", .text("d"))]))]), #"{"b":1,"a":{"c":"d"}}"#
    ),
  ])
  func `a document is written on one line`(document: JSONText, expected: String) {
    #expect(document.compact(isVisible: false) == expected)
  }

  @Test func `on a terminal hidden characters are written by number`() {
    let document = JSONText.text("a\u{202E}b\u{9B}c\u{200B}d\u{E0041}é山🤠")
    #expect(
      document.compact(isVisible: true)
        == #""a\u202eb\u009bc\u200bd\udb40\udc41é山🤠""#)
  }

  @Test(arguments: [false, true])
  func `any text is read back as it was`(isVisible: Bool) throws {
    let text = SampleRows.hostile + "\"\\/\u{0}\u{FEFF}🤠\u{2028}\u{10FFFF}"
    let written = JSONText.array([.text(text)]).compact(isVisible: isVisible)
    let read = try JSONDecoder().decode([String].self, from: Data(written.utf8))
    #expect(read.map { Array($0.unicodeScalars) } == [Array(text.unicodeScalars)])
  }
}
