import TestSupport
import Testing

@testable import PosseCLI

@Suite struct FormTextTests {
  private static let values = [
    "", "a", " a", "a ", "\n", "\n\n", "a\nb", "a\r\nb", "\r", "a\r", "# a", "#", "#! a", "a: b",
    "name: x", "name:", "|", "\\", "a|b\\|c", "  two blanks\n    four", "\ta", "a\n\n\nb",
    "a\n\n", "\n\na", " ", "  ", "\u{A0}", "\u{301}a", ":\u{301}", "\u{2028}", "\u{85}a",
    "🇺🇸\u{200D}\n👨‍👩‍👧‍👦", "\u{1B}[31m", "\u{202E}", "e\u{301}", "é", "\u{FEFF}", "?", "~", "a\n# b\n: c",
    "a\n  \n ", "\t\n\t",
  ]

  private static func read(_ text: String) -> [String] {
    FormText.read(text).found.map { $0.name + "=" + $0.value }
  }

  private static func isGivenBack(_ values: [String]) -> Bool {
    let names = ["name", "desc", "notes", "marks"]
    let entries = values.enumerated().map { offset, value in
      FormText.Entry(
        name: names[offset % names.count], value: value, comments: ["above: it", "", "  more"])
    }
    let (found, strays) = FormText.read(FormText.written(introduction: ["Top", ""], entries))
    // Bytes: a String takes a letter and its mark for equal to both in one.
    return strays.isEmpty && found.map { Array($0.value.utf8) } == values.map { Array($0.utf8) }
      && found.map(\.name) == entries.map(\.name)
  }

  @Test(arguments: values)
  func `a value is read as it was written`(value: String) {
    #expect(Self.isGivenBack([value]))
    #expect(Self.isGivenBack([value, "x", value, value]))
  }

  @Test func `random values are read as they were written`() {
    var random = SeededGenerator(seed: 7)
    let scalars: [Unicode.Scalar] = [
      "\n", "\n", " ", " ", "\t", "\r", "#", "!", ":", "|", "\\", "a", "é", "\u{301}", "\u{2028}",
      "\u{0}", "山", "🇺",
    ]
    for _ in 0..<4_000 {
      let values = (0..<4).map { _ in
        var text = String.UnicodeScalarView()
        for _ in 0..<Int.random(in: 0...9, using: &random) {
          text.append(scalars.randomElement(using: &random) ?? "a")
        }
        return String(text)
      }
      #expect(Self.isGivenBack(values), "\(values)")
    }
  }

  @Test func `a text of megabytes is read as it was written`() {
    let text = String(repeating: "A line of a long text, # with signs: and |.\n\n", count: 25_000)
    #expect(Self.isGivenBack([text, "x", text]))
  }

  @Test(arguments: [
    ("name: a", ["name=a"]), ("name:a", ["name=a"]), ("name :  a  ", ["name=a"]),
    ("name: a\n\ndesc: b\n\n", ["name=a", "desc=b"]),
    ("desc:\n\ta\n\n  b\n\nname:", ["desc=a\n\nb", "name="]),
    ("name: a\r\ndesc: b\r\n", ["name=a", "desc=b"]),
    ("name: a\r\ndesc:\r\n  b\r\n  c\r\n", ["name=a", "desc=b\nc"]),
    ("\u{FEFF}name: a\n", ["name=a"]), ("\u{FEFF}# top\r\nname: a\r\n", ["name=a"]),
    ("desc:\r\n  b\r\n  c", ["desc=b\nc"]), ("#! bad\ndesc:\r\n  b\r\n", ["desc=b"]),
    ("name: a\ndesc:\n  b\r\n", ["name=a", "desc=b\r"]), ("", []), ("# a: b", []),
    ("#name: a", []), ("nmae: a", ["nmae=a"]),
  ])
  func `what people write is read`(text: String, found: [String]) {
    #expect(Self.read(text) == found)
    #expect(FormText.read(text).strays.isEmpty)
  }

  @Test(arguments: [
    ("desc: a\n  b\nname: c", 2), ("desc:\n  a\n# c\n  b\n", 4), ("tags: x\n# desc:\n  b\n", 3),
    ("desc:\n  a\n#\n  secret\n", 4),
  ])
  func `lines whose name was taken out become part of no other value`(text: String, line: Int) {
    let (found, strays) = FormText.read(text)
    #expect(strays.map(\.line) == [line])
    #expect(!found.contains { $0.value.contains("secret") || $0.value.contains("b") })
  }

  @Test func `taking out a name never moves its lines into another field`() {
    let values = [("name", "x"), ("desc", "a\nb"), ("notes", "secret\nmore"), ("marks", "c")]
    let text = FormText.written(
      introduction: [], values.map { FormText.Entry(name: $0.0, value: $0.1) })
    for (name, _) in values {
      let cut = FormLines.split(text).filter { !$0.hasPrefix(name + ":") }.joined(separator: "\n")
      let found = FormText.read(cut).found.map { $0.name + "=" + $0.value }
      #expect(found == values.filter { $0.0 != name }.map { $0.0 + "=" + $0.1 })
    }
  }

  @Test(arguments: ["hello", "  hello", "a b: c", "12: c", ": c", "名: c", "a-b: c", "\u{301}"])
  func `a line that belongs to nothing is told with its number`(line: String) {
    let strays = FormText.read("# top\n" + line + "\nname: a\n").strays
    #expect(strays == [FormText.Stray(text: line, line: 2)])
  }

  @Test func `remarks stand above their lines and go away when there are new ones`() {
    let text = "# top\nname: a\ndesc: b\n"
    let (marked, line) = FormText.remarking(text, [(2, "bad"), (2, "worse"), (3, "too")])
    #expect(marked == "# top\n#! bad\n#! worse\nname: a\n#! too\ndesc: b\n")
    #expect(line == 4)
    let (again, second) = FormText.remarking(marked, [(6, "still")])
    #expect(again == "# top\nname: a\n#! still\ndesc: b\n")
    #expect(second == 4)
    #expect(FormText.remarking(text, []) == (text, 1))
  }
}
