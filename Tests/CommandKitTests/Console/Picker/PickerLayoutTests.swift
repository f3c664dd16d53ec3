import Testing

@testable import CommandKit

@Suite struct PickerLayoutTests {
  private static let prompt = PickerPrompt(title: "Agent", note: "(Enter = Reyes, the default)")

  private static func lines(
    filter: String = "", labels: [String] = ["Alvarez", "Okafor"], multiple: Bool = false,
    columns: Int = 80, rows: Int = 24, preview: [TerminalLine] = []
  ) -> [String] {
    var model = PickerModel(
      fixedLabels: ["Keep: Reyes", "— none —"], offersNew: true, isMultiple: multiple,
      start: .fixed(0))
    model.append(labels)
    for scalar in filter.unicodeScalars { model.type(scalar) }
    model.settle()
    let layout = PickerLayout(
      prompt: prompt, size: TerminalSize(columns: columns, rows: rows),
      hasPreview: !preview.isEmpty)
    model.capacity = max(1, layout.room.listRows)
    let frame = layout.frame(
      model, labels: labels, details: labels.map { _ in "(3)" }, preview: preview, isComplete: true)
    return frame.lines.map(\.plain)
  }

  @Test func `a picker stands under its prompt`() {
    #expect(
      Self.lines() == [
        "Agent  (Enter = Reyes, the default)   filter> ", "> Keep: Reyes", "  — none —",
        "  Alvarez (3)", "  Okafor (3)", "  + new…", "  2 of 2   Enter takes, Esc cancels",
      ])
  }

  @Test func `marks are signs`() {
    #expect(
      Self.lines(filter: "ok", multiple: true).dropFirst() == [
        "> [ ] Okafor (3)", "  + new \"ok\"…",
        "  1 of 2, 0 marked   Tab marks, Enter takes, Esc cancels",
      ])
  }

  @Test(arguments: [
    (20, "", "Agent  filter> "), (20, "okafor", "Ag…  filter> okafor"),
    (20, "okafor alvarez", "filter> …or alvarez"), (30, "okafor", "Agent  filter> okafor"),
    (36, "山田太郎", "Agent  filter> 山田太郎"), (20, "山田太郎山田", "filter> …田太郎山田"),
  ])
  func `the typed text stays to be seen on narrow terminals`(
    columns: Int, filter: String, line: String
  ) {
    #expect(Self.lines(filter: filter, columns: columns).first == line)
  }

  @Test(arguments: [
    ("Alvarez of the long name", 20, "  Alvarez of t… (3)"), ("山田太郎石川五", 20, "  山田太郎石川… (3)"),
    ("יוסי כהן", 20, "  \u{2068}יוסי כהן\u{2069} (3)"), ("a\u{1B}[2Jb", 30, "  a\\x1b[2Jb (3)"),
    ("a\u{202E}b", 30, "  a<U+202E>b (3)"), ("a\nb", 30, "  a⏎b (3)"),
  ])
  func `labels fit by cells and are visible`(label: String, columns: Int, row: String) {
    #expect(Self.lines(labels: [label], columns: columns).contains(row))
  }

  @Test(arguments: [
    ("abcdefghij", "  + new \"abcdefghij\"…"), ("abcdefghijk", "  + new \"abcdefghij…"),
    ("abcdefghijklmnop", "  + new \"abcdefghij…"), ("abc…", "  + new \"abc…\"…"),
  ])
  func `the label of something new ends in one ellipsis`(filter: String, row: String) {
    #expect(
      Self.lines(filter: filter, columns: 22).contains { $0.dropFirst(2) == row.dropFirst(2) })
  }

  @Test(arguments: [(4, 4), (5, 4), (8, 5), (12, 6), (24, 10), (36, 14), (60, 14)])
  func `a third of the screen is enough`(rows: Int, lines: Int) {
    let labels = (0..<50).map { "Row \($0)" }
    #expect(Self.lines(labels: labels, rows: rows).count == lines)
  }

  @Test func `a preview stands beside the list, or under it, or is left out`() {
    let preview: [TerminalLine] = ["one", "two"]
    let beside = Self.lines(filter: "ok", preview: preview)
    #expect(beside[1] == "> Okafor (3)" + String(repeating: " ", count: 34) + "one")
    let under = Self.lines(filter: "ok", columns: 40, preview: preview)
    #expect(under.suffix(2) == ["one", "two"])
    #expect(!Self.lines(columns: 40, rows: 6, preview: preview).contains("one"))
  }

  @Test func `what remains fits in a line`() {
    let ending = Self.prompt.ending(filter: "te", outcome: "TX Texas", width: 79)
    #expect(ending.text == "Agent  filter> te  >  TX Texas")
    let narrow = Self.prompt.ending(
      filter: "te", outcome: "A name that goes on and on and on", width: 19)
    #expect(narrow.cells <= 19)
    #expect(narrow.text.hasPrefix("Agent > A name"))
  }
}
