import Testing

@testable import CommandKit

@Suite struct LineQuestionTests {
  /// Keys at a question and what comes of them; `plain` where the terminal reads whole lines.
  struct Row: Sendable, CustomTestStringConvertible {
    let events: [PromptEvent]
    let answer: LineAnswer
    let plainAnswer: LineAnswer

    init(_ keys: String, _ answer: LineAnswer, plain: LineAnswer? = nil) {
      self.init(keys.utf8.map { .byte($0) }, answer, plain: plain)
    }

    init(_ events: [PromptEvent], _ answer: LineAnswer, plain: LineAnswer? = nil) {
      self.events = events
      self.answer = answer
      plainAnswer = plain ?? answer
    }

    var testDescription: String { "\(events) \(answer)" }
  }

  private static let question = LineQuestion(
    "File path", explanation: "Type where the picture is.", byteLimit: 40)

  @Test(arguments: [
    (80, "Last seen latitude", "30.2672", "Last seen latitude [30.2672]  [?] > "),
    (80, "Notes", "a text of one line and a word", "Notes [a text of one line and a word] > "),
    (80, "Notes", String(repeating: "word ", count: 9), "Notes [word word word word word wor…] > "),
    (40, "Height in cm", "180", "Height in cm [180]  [?] > "),
    (38, "Height in cm", "180", "Height in cm [180] > "), (40, "Sex", "m", "Sex [m]  [?] > "),
    (40, "Last seen longitude", "-97.7431", "Last seen longitude > "),
    (40, "Name", "", "Name  [?] > "), (20, "Last seen longitude", "1", "Last s… > "),
    (4, "Name", "x", "… > "), (80, "Name", "a\u{1B}b", #"Name [a\x1bb]  [?] > "#),
  ])
  func `a prompt leaves room for the line`(
    columns: Int, text: String, present: String, form: String
  ) {
    let question = LineQuestion(
      "\(text)", present: present.isEmpty ? nil : "\(present)", explanation: "Why.")
    #expect(question.form(columns: columns).text == form)
  }

  @Test func `help is broken at blanks`() {
    let terminal = ScriptedTerminal("?\rx\r".utf8.map { .byte($0) })
    terminal.size = TerminalSize(columns: 20, rows: 10)
    let question = LineQuestion("File", explanation: "Type where the picture is, or nothing.")
    #expect(Self.ask(terminal, question: question) == Self.line("x"))
    #expect(
      terminal.shown.contains("\nType where the\npicture is, or\nnothing.\n"), "\(terminal.shown)")
  }

  private static func ask(
    _ terminal: ScriptedTerminal?, facts: TerminalFacts = .terminal(), allows: Bool = true,
    question: LineQuestion = question
  ) -> LineAnswer {
    let console = Console(
      facts: facts, output: MemorySink(), errors: MemorySink(), terminal: { terminal })
    console.allowsQuestions = allows
    return console.ask(question)
  }

  private static var accessible: TerminalFacts {
    var facts = TerminalFacts.terminal()
    facts.isAccessible = true
    return facts
  }

  private static func line(_ text: String) -> LineAnswer { .line(Array(text.utf8)) }

  private static let rows = [
    Row("mug.jpg\n", line("mug.jpg")), Row("mug.jpg\r", line("mug.jpg")),
    Row("  a b \n", line("a b")), Row("José 山田.png\n", line("José 山田.png")),
    Row("?\nx\n", line("x")), Row("./?\n", line("./?")), Row("q\n", line("q")),
    Row("\n", .cancelled), Row("  \n", .cancelled), Row("", .cancelled), Row("abc", .cancelled),
    Row("\u{1B}", .cancelled), Row("a\u{1B}", .cancelled), Row("\u{4}", .cancelled),
    Row("a\u{3}", .interrupted, plain: .cancelled),
    Row([.byte(0x61), .interrupted], .interrupted), Row([.timeout, .end], .cancelled),
    Row([.byte(0xFF), .byte(0x61), .byte(0xC3), .byte(0x0A)], .line([0xFF, 0x61, 0xC3])),
    Row(
      String(repeating: "x", count: 41) + "\n" + String(repeating: "y", count: 40) + "\n",
      line(String(repeating: "y", count: 40))),
  ]

  @Test(arguments: rows)
  func `keys give a line and the terminal is put back`(_ row: Row) {
    let terminal = ScriptedTerminal(row.events)
    #expect(Self.ask(terminal) == row.answer)
    #expect(!terminal.isDeliveringKeys)
    #expect(terminal.farewell.isEmpty)
    #expect(terminal.shown.contains("\u{1B}[?2004l"))
  }

  @Test(arguments: rows)
  func `in accessible mode the terminal's line is taken`(_ row: Row) {
    let terminal = ScriptedTerminal(row.events)
    #expect(Self.ask(terminal, facts: Self.accessible) == row.plainAnswer)
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test(
    arguments: [
      ("ab\u{1B}[Dc\nabc\n", line("abc"), true), ("\u{1B}[A\n\u{1B}OP\nx\n", line("x"), true),
      ("\u{1B}\n", .cancelled, false), (" \u{1B}\u{1B} \n", .cancelled, false),
      ("\u{1B}[A\n\u{1B}\n", .cancelled, true),
    ] as [(String, LineAnswer, Bool)])
  func `in accessible mode Escape alone cancels, and other keys are told to do nothing`(
    keys: String, answer: LineAnswer, isTold: Bool
  ) {
    let terminal = ScriptedTerminal(typing: keys)
    #expect(Self.ask(terminal, facts: Self.accessible) == answer)
    #expect(terminal.shown.contains("Arrow keys and the like do nothing in a line") == isTold)
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test(arguments: rows)
  func `a terminal that cannot deliver keys reads lines`(_ row: Row) {
    #expect(Self.ask(ScriptedTerminal(row.events, deliversKeys: false)) == row.plainAnswer)
  }

  private static let edits: [Row] = [
    Row("ab\u{7F}c\n", line("ac")), Row("aé\u{8}b\n", line("ab")),
    Row("ae\u{301}\u{7F}b\n", line("ab")), Row("山👩‍👩‍👧\u{7F}\n", line("山")),
    Row("\u{7F}\u{7F}a\n", line("a")), Row("abc\u{15}d\n", line("d")),
    Row("a bc \u{17}d\n", line("a d")), Row("/home/joe/\u{17}ann\n", line("/home/ann")),
    Row("\u{17}a\n", line("a")), Row("a\tb\u{1}\n", line("ab")),
    Row("a\u{1B}[A\u{1B}OP\u{1B}[3~\u{1B}xb\n", line("ab")), Row("a\u{1B}éb\n", line("ab")),
    Row("a\u{C}b\n", line("ab")), Row("a\u{4}\n", line("a")),
    Row(
      [.byte(0x61), .byte(0xFF), .byte(0xC3), .byte(0x7F), .byte(0x7F), .byte(0x62), .byte(0x0A)],
      line("ab")),
    Row("\u{1B}[200~/a b/c\u{1B}[201~\n", line("/a b/c")),
    Row("\u{1B}[200~/a\r\u{1B}[201~\n", line("/a")),
    Row("\u{1B}[200~a\r\tb\u{7}\u{17}?\u{1B}[201~\n", line("a\n\tb\u{7}\u{17}?")),
    Row("\u{1B}[200~a\u{3}", .interrupted),
    Row("\u{1B}[200~é\u{1B}[201~\u{7F}x\n", line("x")),
  ]

  @Test(arguments: edits)
  func `the line is edited key by key`(_ row: Row) {
    #expect(Self.ask(ScriptedTerminal(row.events)) == row.answer)
  }

  /// What is shown after all keys, as the terminal shows it.
  private static func screen(
    _ events: [PromptEvent], columns: Int = 40, question: LineQuestion = question
  ) -> [String] {
    let terminal = ScriptedTerminal(events, size: TerminalSize(columns: columns, rows: 10))
    _ = ask(terminal, question: question)
    var screen = VirtualScreen(columns: columns, height: 10)
    screen.write(terminal.shown)
    #expect(screen.strayed.isEmpty)
    #expect(screen.wraps && screen.isCursorShown && !screen.pastesAreMarked)
    return screen.lines
  }

  private static func keys(_ text: String) -> [PromptEvent] { text.utf8.map { .byte($0) } }

  @Test(arguments: [
    ("abc", "\n", line("abc")), ("abc", "\u{7F}d\n", line("abd")), ("abc", "\u{15}x\n", line("x")),
    ("abc", "?\n", line("abc?")), (String(repeating: "x", count: 41), "a\n", line("a")),
  ])
  func `a text may stand in the line at first`(start: String, keys: String, answer: LineAnswer) {
    var question = Self.question
    question.start = start
    #expect(Self.ask(ScriptedTerminal(typing: keys), question: question) == answer)
    let plain = Self.ask(
      ScriptedTerminal(typing: "y\n"), facts: Self.accessible, question: question)
    #expect(plain == Self.line("y"))
  }

  @Test func `what is typed is shown, and help on a question mark`() {
    #expect(
      Self.screen(Self.keys("?\nab\u{7F}\n")) == [
        "File path  [?] > ?", "Type where the picture is.", "File path  [?] > a",
      ])
  }

  @Test func `a long line is shown from its end and one that is too long is refused`() {
    #expect(
      Self.screen(Self.keys(String(repeating: "x", count: 30) + "end\n"))
        == ["File path  [?] > …" + String(repeating: "x", count: 18) + "end"])
    #expect(
      Self.screen(Self.keys(String(repeating: "x", count: 90) + "\nok\n"), columns: 80) == [
        "File path  [?] > " + String(repeating: "x", count: 40),
        "A line may have 40 bytes; that was longer.", "File path  [?] > ok",
      ])
  }

  @Test func `nothing reaches the terminal raw`() {
    let pasted = "\u{1B}[200~a\u{7}\u{9B}2J\u{202E}b\u{1B}[201~"
    #expect(
      Self.screen(Self.keys(pasted) + [.byte(0xFF), .byte(0x0A)], columns: 80)
        == ["File path  [?] > a\\x07\\x9b2J<U+202E>b\\xff"])
  }

  @Test func `a question that was stopped is shown again with what was typed`() {
    let terminal = ScriptedTerminal(
      Self.keys("ab\u{1A}") + [.stopRequested, .resumed, .resized] + Self.keys("c\n"))
    #expect(Self.ask(terminal) == Self.line("abc"))
    #expect(terminal.suspensions == [true, false])
    #expect(terminal.shown.split(separator: "File path").count == 4)
  }

  @Test func `in accessible mode a line that is too long is refused`() {
    let terminal = ScriptedTerminal(typing: String(repeating: "x", count: 41) + "\n?\nok\n")
    #expect(Self.ask(terminal, facts: Self.accessible) == Self.line("ok"))
    #expect(
      terminal.shown == """
        File path, or ? for help: A line may have 40 bytes; that was longer.
        File path, or ? for help: Type where the picture is.
        File path, or ? for help:\u{20}
        """)
  }

  @Test func `without a terminal or against the user's wish nothing is asked`() {
    #expect(Self.ask(nil) == .unavailable)
    let terminal = ScriptedTerminal(typing: "a\n")
    #expect(Self.ask(terminal, facts: TerminalFacts()) == .unavailable)
    #expect(Self.ask(terminal, allows: false) == .unavailable)
    #expect(terminal.shown.isEmpty)
  }
}
