import CommandKit
import TestSupport
import Testing
import UnicodeText

@Suite struct TextTableTests {
  private static let columns = [
    TextTable.Column("id", .right), TextTable.Column("name", shrinks: 2),
    TextTable.Column("bounty", .right), TextTable.Column("captured"),
    TextTable.Column("place", shrinks: 3), TextTable.Column("tags", shrinks: 4),
  ]

  private static func table(_ rows: [[String]]) -> TextTable {
    var table = TextTable(columns: columns)
    for row in rows { table.append(row) }
    return table
  }

  @Test func `columns stand as in the manual`() {
    let table = Self.table([
      ["12", "Joe Koehler", "$12,500", "2026-03-01", "Austin TX 78701", "fta,violent"],
      ["7", "山田太郎 (Yamada)", "$5,000", "2026-02-20", "..Unknown..", ""],
    ])
    #expect(
      table.lines(width: 80).map(\.text) == [
        " ID  NAME                BOUNTY  CAPTURED    PLACE            TAGS",
        " 12  Joe Koehler        $12,500  2026-03-01  Austin TX 78701  fta,violent",
        "  7  山田太郎 (Yamada)   $5,000  2026-02-20  ..Unknown..",
      ])
  }

  @Test func `a table without rows is its heading`() {
    #expect(
      Self.table([]).lines(width: 80).map(\.text) == [" ID  NAME  BOUNTY  CAPTURED  PLACE  TAGS"])
    #expect(TextTable(columns: []).lines(width: 80).isEmpty)
  }

  @Test func `missing cells are empty and surplus ones are left out`() {
    let lines = Self.table([["1"], ["2", "a", "b", "c", "d", "e", "f"]]).lines(width: 80)
    #expect(lines[1].text == "  1")
    #expect(lines[2].text == "  2  a          b  c         d      e")
  }

  @Test func `long cells end in an ellipsis and those that should not shrink keep their width`() {
    let lines = Self.table([
      [
        "12", "Jedediah Bartholomew Koehler", "$12,500", "2026-03-01", "Austin TX 78701",
        "fta,violent",
      ]
    ]).lines(width: 60).map(\.text)
    #expect(
      lines == [
        " ID  NAME                 BOUNTY  CAPTURED    PLACE   TAGS",
        " 12  Jedediah Bartholom…  $12,500  2026-03-01  Austi…  fta,v…",
      ] || CellWidth.cells(in: lines[1]) == 60)
    #expect(lines[1].contains("$12,500  2026-03-01"))
    #expect(lines[1].contains("…"))
  }

  private static let hostile = [
    "石川五右衛門", "Степан Разин", "Jánošík", "Jánošík", "e\u{301}\u{302}\u{303}", "👨‍👩‍👧‍👦 family",
    "\u{1B}[31mred\u{1B}[0m", "\u{202E}evil", "עמוס לוי", "a\nb", "a\tb", "", " ", "\u{0}",
    "\u{301}",
    "👍🏽", "🇺🇸", "☠️", String(repeating: "家", count: 300), String(repeating: "x", count: 700),
    String(repeating: "a\u{301}", count: 400), "\u{200B}\u{200B}", "क्षत्रिय",
    String(repeating: "\u{202E}", count: 100), "e" + String(repeating: "\u{301}", count: 5_000),
  ]

  @Test(arguments: [20, 21, 30, 40, 59, 79, 80, 81, 120, 200, 499, 500])
  func `every line fits and every column starts at the same cell`(width: Int) throws {
    var random = SeededGenerator(seed: UInt64(width))
    let names = Self.hostile.shuffled(using: &random)
    // A mark that only ever occurs as the cell of the last column shows where that column starts.
    var table = TextTable(columns: [
      TextTable.Column("id", .right), TextTable.Column("name", shrinks: 1),
      TextTable.Column("note", shrinks: 2), TextTable.Column("z"),
    ])
    for (index, name) in names.enumerated() {
      table.append([String(index), name, Self.hostile.randomElement(using: &random) ?? "", "¦"])
    }
    let lines = table.lines(width: width).map(\.text)
    #expect(lines.count == names.count + 1)
    var starts: Set<Int> = []
    for line in lines {
      #expect(CellWidth.cells(in: line) <= width)
      #expect(!line.hasSuffix(" "))
      #expect(
        !line.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" || $0.value == 0x7F })
      if let mark = line.lastIndex(of: "¦") {
        starts.insert(CellWidth.cells(in: String(line[..<mark])))
      }
    }
    #expect(starts.count == 1)
  }

  @Test func `right to left cells are isolated and still count right`() {
    let lines = Self.table([["1", "עמוס", "$5", "", "", "x"], ["2", "abcd", "$5", "", "", "x"]])
      .lines(width: 80).map(\.text)
    #expect(lines[1].contains("\u{2068}עמוס\u{2069}"))
    #expect(CellWidth.cells(in: lines[1]) == CellWidth.cells(in: lines[2]))
  }

  @Test func `a cell of ten megabytes costs no more than a short one`() {
    let letters = String(repeating: "wanted ", count: 1_500_000)
    let marks = "e" + String(repeating: "\u{301}", count: 5_000_000)
    let clock = ContinuousClock()
    let elapsed = clock.measure {
      let lines = Self.table([["1", letters], ["2", marks]]).lines(width: 80)
      #expect(lines.allSatisfy { CellWidth.cells(in: $0.text) <= 80 })
      #expect(lines[1].text.contains("…"))
    }
    // Looking at all of it takes seconds in a debug build.
    #expect(elapsed < .seconds(2))
  }

  @Test func `more columns than the width has room for are left out at the right`() {
    var table = TextTable(columns: (0..<12).map { TextTable.Column("c\($0)", shrinks: 1) })
    table.append(Array(repeating: "abcdef", count: 12))
    let lines = table.lines(width: 20).map(\.text)
    #expect(lines == [" …  …  …  …  …  …  …", " …  …  …  …  …  …  …"])
  }

  @Test func `colour stands around the text and not around the blanks`() {
    var table = TextTable(columns: [TextTable.Column("a", .right), TextTable.Column("b")])
    table.append([TextTable.Cell("1", .red), TextTable.Cell("yes", .green)])
    #expect(
      table.lines(width: 80).map { $0.rendered(inColor: true) } == [
        " \u{1B}[1mA\u{1B}[0m  \u{1B}[1mB\u{1B}[0m",
        " \u{1B}[31m1\u{1B}[0m  \u{1B}[32myes\u{1B}[0m",
      ])
  }
}
