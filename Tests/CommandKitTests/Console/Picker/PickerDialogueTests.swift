import CommandKit
import Testing

/// Keys pressed in a picker and what comes of them.
struct PickCase: Sendable, CustomTestStringConvertible {
  let keys: String
  let result: PickerResult<Int>
  var isMultiple = false
  var ending = ""

  var testDescription: String { "\(keys.debugDescription) \(result)" }

  static let single = [
    PickCase(keys: "\n", result: .fixed(0), ending: "Agent  >  Keep: Reyes"),
    PickCase(keys: "\u{1B}[B\r", result: .fixed(1), ending: "Agent  >  — none —"),
    PickCase(keys: "oka\n", result: .chosen([1]), ending: "Agent  filter> oka  >  Okafor"),
    PickCase(keys: "OKÁ\n", result: .chosen([1])),
    PickCase(keys: "\u{1B}[200~oka\u{1B}[201~\n", result: .chosen([1])),
    PickCase(keys: "okax\u{7F}\n", result: .chosen([1])),
    PickCase(keys: "xyz\u{15}muller\n", result: .chosen([2])),
    PickCase(keys: "ann  mü\n", result: .chosen([2])),
    PickCase(keys: "\u{1B}[F\n", result: .new(""), ending: "Agent  >  new…"),
    PickCase(
      keys: "Bo Li\n", result: .new("Bo Li"), ending: "Agent  filter> Bo Li  >  new \"Bo Li\""),
    PickCase(keys: "\u{1B}[F\u{1B}[A\n", result: .chosen([2])),
    PickCase(keys: "\u{E}\u{E}\u{10}\n", result: .fixed(1)),
    PickCase(keys: "\u{1B}", result: .cancelled, ending: "Agent  >  (cancelled)"),
    PickCase(keys: "\u{4}", result: .cancelled),
    PickCase(keys: "a\u{4}\u{7F}\u{4}", result: .cancelled),
    PickCase(keys: "ok\u{3}", result: .interrupted, ending: "Agent  filter> ok  >  (interrupted)"),
    PickCase(keys: "", result: .cancelled),
    PickCase(keys: "\t\n", result: .fixed(0)),
  ]

  static let multiple = [
    PickCase(keys: "al\toka\n", result: .chosen([0]), isMultiple: true),
    PickCase(
      keys: "al\t\u{15}oka\t\n", result: .chosen([0, 1]), isMultiple: true,
      ending: "Agent  filter> oka  >  2: Alvarez, Okafor"),
    PickCase(keys: "al\t\u{1B}[A\t\u{15}\n", result: .fixed(0), isMultiple: true),
    PickCase(keys: "oka\n", result: .chosen([1]), isMultiple: true),
    PickCase(
      keys: "Bo Li\tCy\t\n", result: .new("Cy", besides: ["Bo Li"]), isMultiple: true,
      ending: "Agent  >  2: new \"Bo Li\", new \"Cy\""),
    PickCase(
      keys: "al\t\u{15}Bo Li\t\n", result: .new("Bo Li", marked: [0]), isMultiple: true,
      ending: "Agent  >  2: Alvarez, new \"Bo Li\""),
    PickCase(keys: "Bo Li\tbo\t\u{15}oka\n", result: .chosen([1]), isMultiple: true),
  ]
}

@Suite struct PickerDialogueTests {
  private static let labels = ["Alvarez", "Okafor", "Ann Müller"]

  private static func picker(
    isMultiple: Bool = false, preview: ((Int, TerminalSize) -> [TerminalLine])? = nil
  ) -> Picker<Int> {
    Picker(
      "Agent",
      fixed: [
        PickerFixedRow("Keep: Reyes", key: nil, meaning: "keeps Reyes"),
        PickerFixedRow("— none —", key: "0", meaning: "none"),
      ],
      source: PickerSource(labels.indices) { PickerRow($0, label: labels[$0]) }, start: .fixed(0),
      isMultiple: isMultiple, offersNew: true, preview: preview)
  }

  private static func pick(_ picker: Picker<Int>, on terminal: ScriptedTerminal) -> PickerResult<
    Int
  > {
    Console(
      facts: .terminal(), output: MemorySink(), errors: MemorySink(), terminal: { terminal }
    ).pick(picker)
  }

  /// A terminal that is idle for a while before each key, so that every step is drawn.
  private static func patient(_ keys: String) -> ScriptedTerminal {
    let idle = [PromptEvent](repeating: .timeout, count: 6)
    var events = idle
    for key in keys.utf8 {
      events.append(.byte(key))
      // Within a sequence and within a letter nothing comes between.
      if key >= 0x20 && key < 0x7F && !keys.contains("\u{1B}") { events += idle }
    }
    return ScriptedTerminal(events)
  }

  @Test(arguments: PickCase.single + PickCase.multiple)
  func `keys choose, typed at once or one by one`(row: PickCase) throws {
    for terminal in [ScriptedTerminal(typing: row.keys), Self.patient(row.keys)] {
      var screen = VirtualScreen(columns: 80, height: 24)
      screen.write("above\n")
      terminal.observer = { screen.write($0) }
      let result = Self.pick(Self.picker(isMultiple: row.isMultiple), on: terminal)
      #expect(result == row.result)
      #expect(!terminal.isDeliveringKeys)
      #expect(terminal.farewell.isEmpty)
      #expect(screen.strayed.isEmpty)
      #expect(screen.isCursorShown && screen.wraps && !screen.pastesAreMarked)
      #expect(screen.lines.count == 2)
      #expect(screen.lines.first == "above")
      if !row.ending.isEmpty { #expect(screen.lines.last == row.ending) }
    }
  }

  /// Keys where all values are marked at first, and what is taken.
  @Test(arguments: [
    ("\n", PickerResult.chosen([0, 1, 2, 3])), ("\t\n", .chosen([1, 2, 3])),
    ("\t\t\t\t\n", .chosen([])), ("\u{1}\n", .chosen([])), ("\u{1}\t\n", .chosen([0])),
    ("\t\u{1}\n", .chosen([0, 1, 2, 3])), ("b\u{1}\n", .chosen([0, 2, 3])),
    ("b\u{1}\u{15}\u{1}\n", .chosen([0, 1, 2, 3])), ("\u{1B}", .cancelled),
  ])
  func `all may be marked at first`(keys: String, result: PickerResult<Int>) {
    let labels = ["a", "b", "c", "d"]
    // The values come one by one: those that have not been seen yet are marked as well.
    var rest = labels.indices[...]
    let source = PickerSource<Int> { _ in
      guard let next = rest.popFirst() else { return .end }
      return .rows([PickerRow(next, label: labels[next])])
    }
    let idle = [PromptEvent](repeating: .timeout, count: keys == "\n" ? 0 : 12)
    let terminal = ScriptedTerminal(idle + keys.utf8.map { .byte($0) })
    #expect(Self.pick(Picker("Letter", source: source, marksAll: true), on: terminal) == result)
  }

  /// Keys where a and c are marked at first, and what is taken.
  @Test(arguments: [
    ("\n", PickerResult.fixed(0)), ("\u{E}\n", .fixed(1)), ("b\n", .chosen([0, 1, 2])),
    ("a\n", .chosen([0, 2])), ("a\t\n", .chosen([2])), ("b\t\u{15}\n", .chosen([0, 1, 2])),
    ("a\t\u{15}c\t\u{15}\n", .chosen([])), ("a\t\u{15}\u{E}\n", .fixed(1)),
    ("zz\n", .new("zz", marked: [0, 2])), ("a\t\u{15}zz\n", .new("zz", marked: [2])),
    ("b\u{1B}", .cancelled), ("zz\t\n", .new("zz", marked: [0, 2])),
    ("zz\tyy\n", .new("yy", marked: [0, 2], besides: ["zz"])),
    ("zz\tyy\t\n", .new("yy", marked: [0, 2], besides: ["zz"])),
    ("a\t\u{15}zz\t\n", .new("zz", marked: [2])), ("zz\tzz\t\n", .chosen([0, 2])),
    ("zz\tb\t\n", .new("zz", marked: [0, 1, 2])), ("zz\tb\n", .new("zz", marked: [0, 2])),
    ("zz\t\u{1B}[F\n", .new("zz", marked: [0, 2])), ("\u{1B}[F\t\n", .new("", marked: [0, 2])),
  ])
  func `some may be marked at first`(keys: String, result: PickerResult<Int>) {
    let labels = ["a", "b", "c", "d"]
    var rest = labels.indices[...]
    let source = PickerSource<Int> { _ in
      guard let next = rest.popFirst() else { return .end }
      return .rows([PickerRow(next, label: labels[next])])
    }
    let idle = [PromptEvent](repeating: .timeout, count: keys == "\n" ? 0 : 12)
    let terminal = ScriptedTerminal(idle + keys.utf8.map { .byte($0) })
    let picker = Picker(
      "Letter",
      fixed: [
        PickerFixedRow("Keep", key: nil, meaning: "keeps"),
        PickerFixedRow("None", key: "0", meaning: "none"),
      ],
      source: source, start: .fixed(0), isMarked: { $0 == 0 || $0 == 2 }, offersNew: true)
    #expect(Self.pick(picker, on: terminal) == result)
  }

  /// Keys where a and c are marked at first, and the row that the cursor is on after them.
  @Test(arguments: [
    ("", "> Keep: a, c"), ("a\t\u{15}", "> Take: c"), ("b\t\u{15}", "> Take: a, b, c"),
    ("a\t\u{15}c\t\u{15}", "> Take: none"), ("a\t\u{15}a\t\u{15}", "> Take: a, c"),
    ("zz\t", "> Take: a, c, zz"), ("zz\tz", "> [x] zz (new)"),
    ("zz\tz\t\u{10}", "> [ ] zz (new)"),
  ])
  func `the row at the start says what Enter takes`(keys: String, row: String) {
    let labels = ["a", "b", "c", "d"]
    let picker = Picker(
      "Letter", note: "(Enter = a, c)",
      fixed: [PickerFixedRow("Keep: a, c", key: nil, meaning: "keeps")],
      source: PickerSource(labels.indices) { PickerRow($0, label: labels[$0]) },
      start: .fixed(0), isMarked: { $0 == 0 || $0 == 2 }, offersNew: true)
    let idle = [PromptEvent](repeating: .timeout, count: 12)
    let terminal = ScriptedTerminal(
      idle + keys.utf8.flatMap { [.byte($0), .timeout, .timeout] } + [.byte(0x1B), .timeout])
    var screen = VirtualScreen(columns: 60, height: 20)
    var rows: [String] = []
    terminal.observer = { text in
      screen.write(text)
      let present = screen.lines.filter { $0.hasPrefix("> ") }
      rows += present
      guard let head = screen.lines.first else { return }
      if present == ["> Keep: a, c"] { #expect(head.contains("Enter = a, c")) }
      if present.first?.hasPrefix("> Take") == true { #expect(!head.contains("Enter")) }
    }
    #expect(Self.pick(picker, on: terminal) == .cancelled)
    #expect(rows.last == row)
  }

  /// What stands in the filter at first, keys, and what is taken.
  @Test(arguments: [
    ("oka", "\n", PickerResult.chosen([1])), ("okx", "\u{7F}a\n", .chosen([1])),
    ("zz", "\n", .new("zz")), ("zz", "\u{15}\n", .fixed(0)), ("zz", "\u{1B}", .cancelled),
  ])
  func `a text may stand in the filter at first`(
    filter: String, keys: String, result: PickerResult<Int>
  ) {
    for idle in [0, 12] {
      var picker = Self.picker()
      picker.filter = filter
      let waits = [PromptEvent](repeating: .timeout, count: idle)
      let terminal = ScriptedTerminal(waits + keys.utf8.map { .byte($0) })
      #expect(Self.pick(picker, on: terminal) == result)
      #expect(terminal.shown.contains("filter> \(filter)") || idle == 0)
    }
  }

  @Test func `texts may be marked as new at first`() {
    var picker = Self.picker(isMultiple: true)
    picker.newTexts = ["Bo", "Cy"]
    picker.hasChangedMarks = true
    #expect(
      Self.pick(picker, on: ScriptedTerminal(typing: "Di\n"))
        == .new("Cy", marked: [], besides: ["Bo"]))
    #expect(
      Self.pick(picker, on: ScriptedTerminal(typing: "cy\t\n")) == .new("Bo"))
  }

  @Test func `late details are asked for what is shown, once, when no key waits`() {
    var asked: [Int] = []
    let picker = Picker(
      "Number", source: PickerSource(0..<50) { PickerRow($0, label: "row \($0)") },
      lateDetail: { row in
        asked.append(row)
        return "late \(row)"
      })
    let idle = [PromptEvent](repeating: .timeout, count: 40)
    let terminal = ScriptedTerminal(idle + "\u{1B}[B".utf8.map { .byte($0) } + idle + [.byte(0x0A)])
    #expect(Self.pick(picker, on: terminal) == .chosen([1]))
    #expect(asked.count >= 3 && asked.count <= 12)
    #expect(asked == Array(asked.indices))
    #expect(terminal.shown.contains("late 0"))
  }

  @Test func `a preview follows the cursor once no key waits`() {
    var asked: [Int] = []
    let picker = Self.picker { row, _ in
      asked.append(row)
      return ["about \(row)"]
    }
    let idle = [PromptEvent](repeating: .timeout, count: 8)
    let keys = "\u{1B}[B\u{1B}[B\u{1B}[B".utf8.map { PromptEvent.byte($0) }
    let terminal = ScriptedTerminal(idle + keys + idle + [.byte(0x0A)])
    #expect(Self.pick(picker, on: terminal) == .chosen([1]))
    #expect(asked == [1])
    #expect(terminal.shown.contains("about 1"))
  }

  @Test func `a source that is still growing is asked while no key waits`() {
    var batches: [PickerSource<Int>.Batch] = [
      .rows([PickerRow(0, label: "a")]), .later, .rows([]), .rows([PickerRow(1, label: "b")]),
    ]
    let source = PickerSource<Int> { _ in batches.isEmpty ? .end : batches.removeFirst() }
    let idle = [PromptEvent](repeating: .timeout, count: 12)
    let terminal = ScriptedTerminal(idle + [.byte(0x62), .byte(0x0A)])
    #expect(Self.pick(Picker("Letter", source: source), on: terminal) == .chosen([1]))
    #expect(terminal.shown.contains("  b\r\n"))
  }

  @Test func `a source that was busy without a result is asked again at once`() {
    var batches: [PickerSource<Int>.Batch] = [.rows([]), .rows([]), .later]
    let source = PickerSource<Int> { _ in batches.isEmpty ? .end : batches.removeFirst() }
    let idle = [PromptEvent](repeating: .timeout, count: 6)
    let terminal = ScriptedTerminal(idle + [.byte(0x1B)])
    #expect(Self.pick(Picker("Letter", source: source), on: terminal) == .cancelled)
    // The first batch comes before the first wait; then drawing, two more batches, a wait, the end.
    #expect(terminal.timeouts.prefix(5) == [0, 0, 0, 50, 0])
  }

  @Test func `a note that changes is drawn anew`() {
    var batches: [PickerSource<Int>.Batch] = [.rows([]), .rows([PickerRow(0, label: "a")])]
    var note: TerminalLine = "(looking…)"
    let source = PickerSource<Int> { _ in
      if batches.count < 2 { note = "(\(2 - batches.count))" }
      return batches.isEmpty ? .end : batches.removeFirst()
    }
    let idle = [PromptEvent](repeating: .timeout, count: 12)
    let terminal = ScriptedTerminal(idle + [.byte(0x0A)])
    let picker = Picker("Letter", note: "(never)", changingNote: { note }, source: source)
    #expect(Self.pick(picker, on: terminal) == .chosen([0]))
    for text in ["(looking…)", "(1)", "(2)"] {
      #expect(terminal.shown.contains("Letter  \(text)   filter> "))
    }
    #expect(!terminal.shown.contains("(never)"))
  }

  @Test func `stopping puts everything away and going on draws it again`() {
    let idle = [PromptEvent](repeating: .timeout, count: 6)
    let terminal = ScriptedTerminal(
      idle + [.byte(0x1A)] + idle + [.stopRequested] + idle + [.resumed] + idle + [.byte(0x0A)])
    #expect(Self.pick(Self.picker(), on: terminal) == .fixed(0))
    #expect(terminal.suspensions == [true, false])
    #expect(terminal.shown.split(separator: "— none —").count >= 5)
  }

  @Test func `a resize in the middle is drawn at the new width`() {
    let idle = [PromptEvent](repeating: .timeout, count: 6)
    let terminal = ScriptedTerminal(idle + [.resized] + idle + [.byte(0x0A)])
    var screen = VirtualScreen(columns: 80, height: 24)
    screen.write("above\n")
    var writes = 0
    terminal.observer = { text in
      screen.write(text)
      writes += 1
      guard writes == 3 else { return }
      terminal.size = TerminalSize(columns: 20, rows: 9)
      screen.resize(columns: 20, height: 9, rewraps: true)
    }
    #expect(Self.pick(Self.picker(), on: terminal) == .fixed(0))
    #expect(screen.lines == ["above", "Agent > Keep: Reyes"])
  }

  @Test func `without a terminal nothing can be picked`() {
    let console = Console(
      facts: .terminal(), output: MemorySink(), errors: MemorySink(), terminal: { nil })
    #expect(console.pick(Self.picker()) == .unavailable)
    let forbidding = Console(
      facts: .terminal(), output: MemorySink(), errors: MemorySink(),
      terminal: { ScriptedTerminal(typing: "\n") })
    forbidding.allowsQuestions = false
    #expect(forbidding.pick(Self.picker()) == .unavailable)
  }
}
