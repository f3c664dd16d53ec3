import TestSupport
import Testing
import UnicodeText

@testable import CommandKit

@Suite struct FramePainterTests {
  private static let labels = [
    "Alvarez", "山田太郎 石川五右衛門 山田太郎 石川五右衛門", "יוסי כהן", "👩‍👩‍👧 family 🇺🇸 flag",
    "Jose\u{301} Mu\u{308}ller", "\u{1B}[2J\u{202E}hostile\u{7}\n", "",
    String(repeating: "a long label without an end ", count: 12), "Okafor",
  ]

  /// A picture of one colour, narrow, or wider and higher than there is room.
  private static func picture(number: Int) -> [TerminalLine] {
    let (width, height) = (1 + number * 37 % 230, 1 + number * 11 % 30)
    let rgb = Array(repeating: UInt8(truncatingIfNeeded: number * 29), count: 3 * width * height)
    return CellPicture(width: width, height: height, rgb: rgb)?.lines(.full) ?? []
  }

  private struct Stage {
    var screen: VirtualScreen
    var painter = FramePainter(inColor: true)
    var model: PickerModel
    var labels: [String] = []
    var size: TerminalSize
    let above: [String]
    let hasPreview: Bool
    var frame = PickerFrame()
    /// Rows of the prompt that a screen too small for the wrapped lines pushed out of reach.
    var hasLostRows = false

    init(_ random: inout SeededGenerator, columns: Int, rows: Int) {
      size = TerminalSize(columns: columns, rows: rows)
      screen = VirtualScreen(columns: columns, height: rows)
      above = (0..<Int.random(in: 0...(rows + 5), using: &random)).map { "above \($0)" }
      for line in above { screen.write(line + "\n") }
      hasPreview = Bool.random(using: &random)
      model = PickerModel(
        fixedLabels: ["Keep: Reyes", "— none —"], offersNew: true,
        isMultiple: Bool.random(using: &random), start: .fixed(0))
    }

    mutating func draw() {
      let prompt = PickerPrompt(title: "Agent", note: "(Enter = Reyes, the default)")
      let layout = PickerLayout(prompt: prompt, size: size, hasPreview: hasPreview)
      model.settle()
      model.capacity = max(1, layout.room.listRows)
      var preview: [TerminalLine] = []
      if hasPreview, case .value(let row) = model.present {
        preview = (0...(row % 9)).map { "line \($0) about \(labels[row])" }
        if row % 5 == 0 { preview = FramePainterTests.picture(number: row) + preview }
      }
      frame = layout.frame(
        model, labels: labels, details: labels.map { "(\($0.count))" }, preview: preview,
        isComplete: true)
      screen.write(painter.paint(frame))
    }

    mutating func resize(_ random: inout SeededGenerator, rewraps: Bool) {
      size = TerminalSize(
        columns: Int.random(in: 20...120, using: &random),
        rows: Int.random(in: 4...40, using: &random))
      screen.resize(columns: size.columns, height: size.rows, rewraps: rewraps)
      let prompt = screen.cursor.row - rowsAbove(rewraps: rewraps)
      if prompt < screen.firstRow { hasLostRows = true }
      screen.write(painter.clear(afterResizeTo: size.columns, rewraps: rewraps))
    }

    private func rowsAbove(rewraps: Bool) -> Int {
      guard rewraps else { return frame.cursorRow }
      return frame.lines.prefix(frame.cursorRow).reduce(0) {
        $0 + FramePainter.rows(of: $1.plain, columns: size.columns)
      }
    }

    func check() {
      #expect(screen.strayed.isEmpty)
      #expect(screen.wraps && screen.isCursorShown)
      #expect(frame.lines.count <= size.rows)
      let lines = screen.lines.map(Self.withoutPicture)
      let prompt = screen.cursor.row - frame.cursorRow
      #expect(screen.cursor.column == frame.cursorColumn)
      let expected = frame.lines.map { Self.shown($0.plain) }
      var below = Array(lines.dropFirst(prompt).prefix(expected.count))
      while below.count < expected.count { below.append("") }
      #expect(below == expected)
      #expect(lines.count <= prompt + expected.count)
      #expect(frame.lines.allSatisfy { CellWidth.cells(in: $0.plain) < size.columns })
      if !hasLostRows { #expect(Array(lines.prefix(prompt)) == above) }
    }

    private static func shown(_ text: String) -> String {
      let plain = text.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
      return String(plain.reversed().drop { $0 == " " }.reversed())
    }

    /// A picture is blanks in what a frame has without its colours.
    private static func withoutPicture(_ line: String) -> String {
      shown(String(line.map { $0 == "▀" ? " " : $0 }))
    }

    mutating func act(_ random: inout SeededGenerator) {
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        let added = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          FramePainterTests.labels[Int.random(in: 0..<9, using: &random)]
        }
        labels += added
        model.append(added)
      case 1, 2:
        model.type(["a", "o", "山", "é", " ", "\u{202E}"].randomElement(using: &random) ?? "a")
      case 3: model.backspace()
      case 4: model.clear()
      case 5: model.move(by: Int.random(in: -4...4, using: &random))
      case 6: model.movePage(by: 1)
      case 7: model.toggleMark()
      default: model.moveToEnd()
      }
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the screen shows the frame after every step`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stage = Stage(
      &random, columns: Int.random(in: 20...200, using: &random),
      rows: Int.random(in: 4...50, using: &random))
    for _ in 0..<60 {
      stage.act(&random)
      stage.draw()
      stage.check()
    }
    stage.screen.write(stage.painter.clearing)
    #expect(stage.screen.lines == stage.above)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `resizing leaves nothing behind`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stage = Stage(
      &random, columns: Int.random(in: 20...200, using: &random),
      rows: Int.random(in: 4...50, using: &random))
    for _ in 0..<60 {
      stage.act(&random)
      stage.draw()
      stage.check()
      if Int.random(in: 0..<4, using: &random) == 0 { stage.resize(&random, rewraps: true) }
      stage.draw()
      stage.check()
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `terminals that cut lines lose nothing above`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var stage = Stage(&random, columns: 100, rows: 40)
    for _ in 0..<40 {
      stage.act(&random)
      stage.draw()
      stage.check()
      if Int.random(in: 0..<4, using: &random) == 0 { stage.resize(&random, rewraps: false) }
      stage.draw()
      stage.check()
    }
  }

  @Test func `what stays the same is not written again`() {
    var painter = FramePainter(inColor: false)
    var frame = PickerFrame(lines: [.init(text: "one"), .init(text: "two")])
    _ = painter.paint(frame)
    #expect(painter.paint(frame) == "")
    frame.lines[1].text = "other"
    let change = painter.paint(frame)
    #expect(change.contains("other") && !change.contains("one"))
  }
}
