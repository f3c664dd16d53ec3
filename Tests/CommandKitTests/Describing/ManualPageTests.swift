import CommandKit
import TestSupport
import Testing

@Suite struct ManualPageTests {
  private static let template = ManualTemplate(
    sections: [
      .init("NOTES", [".Starts with a dot.", "'Quotes' and \\back\\slashes - and \"more\"."])
    ],
    environment: [.init("POSSE_DB", "The book to use. A path."), .init("NO_COLOR", "No colour.")],
    files: [.init("~/.local/share/posse/posse.db", "The default book.")],
    exitStatuses: [.init("0", "Done."), .init("2", "Wrong usage.")],
    seeAlso: [ManualReference("sqlite3(1)"), ManualReference("posse-formats(5)")].compactMap { $0 })

  private static func page(
    _ path: [String], of root: CommandSignature = SampleProgram.root
  ) throws -> ManualPage {
    let date = try #require(ManualDate(year: 2026, month: 3, day: 1))
    return ManualPage(root, path: path, date: date, version: "0.1.0", template: template)
  }

  static let paths = [
    [], ["list"], ["add"], ["remove"], ["photo"], ["photo", "add"], ["completion"],
  ]

  @Test(Tool.isInstalled("mandoc"), arguments: paths)
  func `pages are clean for the linter`(path: [String]) throws {
    let result = try Tool.run(
      "mandoc", ["-Tlint", "-W", "warning"], input: Self.page(path).text)
    #expect(result.output.isEmpty)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test(arguments: [[], ["list"], ["photo"]])
  func `pages are as recorded`(path: [String]) throws {
    let page = try Self.page(path)
    try SnapshotFolder.check("man/\(page.name).1", page.text)
  }

  /// Removes the backspaces by which mandoc makes letters bold.
  private static func withoutOverstrikes(_ shown: String) -> String {
    var text: [Unicode.Scalar] = []
    for scalar in shown.unicodeScalars {
      if scalar == "\u{8}" { _ = text.popLast() } else { text.append(scalar) }
    }
    var plain = String.UnicodeScalarView()
    plain.append(contentsOf: text)
    return String(plain)
  }

  @Test func `sections stand in the order readers expect`() throws {
    let headings = try Self.page(["list"]).text.split(separator: "\n")
      .filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
    #expect(
      headings == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "OUTPUT", "NOTES", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }

  /// Texts that would be requests, macros or escapes if they were not guarded.
  static let hostile = [
    ".so /etc/passwd", "'br", "\\fBbold\\fR", ".Sh NAME", "Fl Ar No", "a \"b\" c", "-- - --x",
    "first. Second! Third? (Fourth.) fifth", "grüße … 石川 👍", "\\", ".", "a\nb", "Nm", "x . , y",
    String(repeating: "word ", count: 100), ".Ed", "%", "~/x ^ ` '",
  ]

  @Test(Tool.isInstalled("mandoc"), arguments: hostile)
  func `no text of a declaration becomes a request`(text: String) throws {
    let root = CommandSignature(
      name: "p", summary: text, discussion: [text, text], output: text,
      examples: [Example(text, text)],
      options: [
        .flag(Flag("a", short: "a", help: text)), .option(Option("b", value: "N", help: text)),
      ],
      arguments: [Argument("NAME", .some, help: text)])
    let result = try Tool.run(
      "mandoc", ["-Tlint", "-W", "warning"], input: Self.page([], of: root).text)
    #expect(result.output.isEmpty)
    let shown = try Tool.run(
      "mandoc", ["-Tutf8", "-O", "width=80"], input: Self.page([], of: root).text)
    let plain = Self.withoutOverstrikes(shown.output)
    let words = text.split { $0 == " " || $0 == "\n" }
    for word in words.prefix(5) { #expect(plain.contains(word)) }
  }

  @Test func `dates are real ones`() {
    #expect(ManualDate(year: 2026, month: 13, day: 1) == nil)
    #expect(ManualDate(year: 2026, month: 0, day: 1) == nil)
    #expect(ManualDate(year: 2026, month: 1, day: 32) == nil)
    #expect(ManualDate(year: 0, month: 1, day: 1) == nil)
  }
}
