import Testing
import UnicodeText

@Suite struct `Cell width` {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let cells: Int
    var testDescription: String { "\(text) takes \(cells)" }
  }

  @Test(arguments: [
    Case(text: "", cells: 0),
    Case(text: "Posse", cells: 5),
    Case(text: "石川五右衛門", cells: 12),
    Case(text: "Степан Разин", cells: 12),
    Case(text: "Ja\u{301}nos\u{30C}i\u{301}k", cells: 7),
    Case(text: "👨‍👩‍👧‍👦", cells: 2),
    Case(text: "👍🏽", cells: 2),
    Case(text: "🇺🇸", cells: 2),
    Case(text: "❤\u{FE0F}", cells: 2),
    Case(text: "한", cells: 2),
    Case(text: "\u{1112}\u{1161}\u{11AB}", cells: 2),
    Case(text: "ｱ", cells: 1),
    Case(text: "\u{2068}שלום\u{2069}", cells: 4),
    Case(text: "…", cells: 1),
  ])
  func `a grapheme cluster is measured as a terminal draws it`(_ sample: Case) {
    #expect(CellWidth.cells(in: sample.text) == sample.cells)
  }
}
