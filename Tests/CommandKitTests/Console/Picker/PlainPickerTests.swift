import CommandKit
import Testing

/// A line typed at a numbered list and what comes of it.
struct PlainPickCase: Sendable, CustomTestStringConvertible {
  let lines: String
  let result: PickerResult<Int>
  var says = ""

  var testDescription: String { "\(lines.debugDescription) \(result)" }

  static let cases = [
    PlainPickCase(lines: "2\n", result: .chosen([1])),
    PlainPickCase(lines: " 2 \r", result: .chosen([1])),
    PlainPickCase(lines: "\n", result: .fixed(0)), PlainPickCase(lines: "0\n", result: .fixed(1)),
    PlainPickCase(lines: "U\n", result: .fixed(2)), PlainPickCase(lines: "q\n", result: .cancelled),
    PlainPickCase(lines: "n\nBo Li\n", result: .new("Bo Li"), says: "New, or Enter alone"),
    PlainPickCase(lines: "n\n\n3\n", result: .chosen([2])),
    PlainPickCase(lines: "99\n1\n", result: .chosen([0]), says: "No row has the number 99 here"),
    PlainPickCase(lines: "1 2\n1\n", result: .chosen([0]), says: "Only one number, please."),
    PlainPickCase(lines: "oka\n2\n", result: .chosen([1]), says: "2 Okafor\nNumber, or /word"),
    PlainPickCase(lines: "/2\nq\n", result: .cancelled, says: "Nothing has '2'."),
    PlainPickCase(lines: "\u{1B}\n", result: .cancelled),
    PlainPickCase(lines: "", result: .cancelled),
    PlainPickCase(lines: "\u{1B}\u{1B} \n", result: .cancelled),
    PlainPickCase(
      lines: "\u{1B}[D\n2\n", result: .chosen([1]), says: "Arrow keys and the like do nothing"),
    PlainPickCase(
      lines: "n\nBo\u{1B}[D\nBo Li\n", result: .new("Bo Li"), says: "Escape alone cancels."),
    PlainPickCase(lines: "n\n\u{1B}\n", result: .cancelled),
    PlainPickCase(lines: "x\u{7}\nq\n", result: .cancelled, says: "Nothing has 'x\\x07'."),
  ]
}

@Suite struct PlainPickerTests {
  private static let fixed = [
    PickerFixedRow("Keep: Reyes", key: nil, meaning: "keeps Reyes"),
    PickerFixedRow("— none —", key: "0", meaning: "none"),
    PickerFixedRow("..Unknown..", key: "u", meaning: "unknown"),
  ]

  private static func pick(
    _ terminal: ScriptedTerminal, _ labels: [String] = ["Alvarez", "Okafor", "Reyes"],
    isMultiple: Bool = false, start: Picker<Int>.Start = .fixed(0)
  ) -> PickerResult<Int> {
    var facts = TerminalFacts.terminal()
    facts.isAccessible = true
    let console = Console(
      facts: facts, output: MemorySink(), errors: MemorySink(), terminal: { terminal })
    return console.pick(
      Picker(
        "Agent", introduction: "Agent for #12 Joe Koehler. Now: Reyes.", fixed: fixed,
        source: PickerSource(labels.indices) { PickerRow($0, label: labels[$0]) }, start: start,
        isMultiple: isMultiple, offersNew: true))
  }

  @Test(arguments: [
    ("\n", PickerResult.chosen([0, 1])), ("2\n", .chosen([1])), ("1 2\n", .chosen([0, 1])),
    ("q\n", .cancelled), ("/b\n\n", .chosen([0, 1])),
  ])
  func `Enter takes all where all are marked at first`(lines: String, result: PickerResult<Int>) {
    let terminal = ScriptedTerminal(typing: lines)
    var facts = TerminalFacts.terminal()
    facts.isAccessible = true
    let console = Console(
      facts: facts, output: MemorySink(), errors: MemorySink(), terminal: { terminal })
    let labels = ["a", "b"]
    let source = PickerSource(labels.indices) { PickerRow($0, label: labels[$0]) }
    #expect(console.pick(Picker("Letters", source: source, marksAll: true)) == result)
    #expect(terminal.shown.contains("Numbers, or Enter takes all, q cancels: "))
  }

  @Test(arguments: PlainPickCase.cases)
  func `lines choose`(row: PlainPickCase) {
    let terminal = ScriptedTerminal(typing: row.lines)
    #expect(Self.pick(terminal) == row.result)
    #expect(terminal.shown.contains(row.says) || row.says.isEmpty)
    #expect(!terminal.shown.contains("\u{1B}"))
    #expect(!terminal.isDeliveringKeys)
  }

  @Test func `the list stands once above the question`() {
    let terminal = ScriptedTerminal(typing: "2\n")
    _ = Self.pick(terminal)
    #expect(
      terminal.shown == """
        Agent for #12 Joe Koehler. Now: Reyes.
        1 Alvarez   2 Okafor   3 Reyes
        Number, or 0 none, u unknown, n new, Enter keeps Reyes, q cancels:\u{20}
        """)
  }

  @Test func `long lists come in pages and by words`() {
    let labels = (1...100).map { "Row \($0 * 1000)" }
    let paged = ScriptedTerminal(typing: "31\nm\n31\n")
    #expect(Self.pick(paged, labels) == .chosen([30]))
    #expect(paged.shown.contains("No row has the number 31 here"))
    #expect(paged.shown.contains("Number, or m more, /word narrows, 0 none"))
    let narrowed = ScriptedTerminal(typing: "/99000\n99\n")
    #expect(Self.pick(narrowed, labels) == .chosen([98]))
    #expect(
      narrowed.shown.contains("\n99 Row 99000\n") || narrowed.shown.contains(": 99 Row 99000\n"))
    let all = ScriptedTerminal(typing: "m\nm\nm\nm\n\n")
    #expect(Self.pick(all, labels) == .fixed(0))
  }

  @Test func `several numbers choose several rows`() {
    let terminal = ScriptedTerminal(typing: "3, 1\n")
    #expect(Self.pick(terminal, isMultiple: true) == .chosen([0, 2]))
  }

  @Test func `Enter takes the value that the cursor would start on`() {
    let terminal = ScriptedTerminal(typing: "\n")
    let labels = (0..<5000).map { "Row \($0)" }
    #expect(Self.pick(terminal, labels, start: .value(4321)) == .chosen([4321]))
    #expect(terminal.shown.contains("Enter takes Row\n4321"))
  }

  @Test func `hostile labels are visible`() {
    let terminal = ScriptedTerminal(typing: "1\n")
    _ = Self.pick(terminal, ["\u{1B}[2J\u{202E}x\n"])
    #expect(terminal.shown.contains("1 \\x1b[2J<U+202E>x⏎"))
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test func `a source that is busy for long can be interrupted`() {
    var count = 0
    let source = PickerSource<Int> { _ in
      count += 1
      return count < 1000 ? .rows([]) : .end
    }
    var facts = TerminalFacts.terminal()
    facts.isAccessible = true
    let terminal = ScriptedTerminal([.timeout, .timeout, .interrupted])
    let console = Console(
      facts: facts, output: MemorySink(), errors: MemorySink(), terminal: { terminal })
    #expect(console.pick(Picker("Letter", source: source)) == .interrupted)
    #expect(count == 3)
  }

  @Test func `sentences are broken between words`() {
    var facts = TerminalFacts.terminal()
    facts.isAccessible = true
    facts.width = 30
    let terminal = ScriptedTerminal(typing: "q\n")
    let console = Console(
      facts: facts, output: MemorySink(), errors: MemorySink(), terminal: { terminal })
    let picker = Picker(
      "Agent", introduction: "Agent for #12 Joe Koehler, who has none yet.", fixed: Self.fixed,
      source: PickerSource(["Reyes"]) { PickerRow($0, label: $0) }, offersNew: true)
    #expect(console.pick(picker) == .cancelled)
    #expect(
      terminal.shown == """
        Agent for #12 Joe Koehler,
        who has none yet.
        1 Reyes
        Number, or 0 none, u unknown,
        n new, q cancels:\u{20}
        """)
  }
}
