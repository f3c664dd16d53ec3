import CommandKit
import Testing

@Suite struct ChoiceQuestionTests {
  /// Keys at a question and what comes of them; `plain` where the terminal reads whole lines.
  struct Row: Sendable, CustomTestStringConvertible {
    let events: [PromptEvent]
    let answer: ChoiceAnswer
    let plainAnswer: ChoiceAnswer

    init(_ keys: String, _ answer: ChoiceAnswer, plain: ChoiceAnswer? = nil) {
      self.init(keys.utf8.map { .byte($0) }, answer, plain: plain)
    }

    init(_ events: [PromptEvent], _ answer: ChoiceAnswer, plain: ChoiceAnswer? = nil) {
      self.events = events
      self.answer = answer
      plainAnswer = plain ?? answer
    }

    var testDescription: String { "\(events) \(answer)" }
  }

  private static let keep = ChoiceQuestion(
    "Keep this?",
    choices: [
      .init("y", "yes", meaning: "keeps the photo"),
      .init("r", "retake", meaning: "takes another photo"),
      .init("d", "discard", meaning: "goes on without"),
    ], usual: 0)

  private static let photo = ChoiceQuestion(
    "Photo:", details: ["It is \("\u{1B}") busy."],
    choices: [
      .init("l", "library", meaning: "picks a file of the library"),
      .init("f", "file path", meaning: "asks for a path"),
    ])

  private static func ask(
    _ question: ChoiceQuestion, _ terminal: ScriptedTerminal?,
    facts: TerminalFacts = .terminal(), allows: Bool = true
  ) -> ChoiceAnswer {
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

  private static let rows = [
    Row("r\n", .chosen(1)), Row("R\r", .chosen(1)), Row("retake\n", .chosen(1)),
    Row(" DISCARD \n", .chosen(2)), Row("\n", .chosen(0)), Row("y\n", .chosen(0)),
    Row("re\nd\n", .chosen(2)), Row("?\nr\n", .chosen(1)), Row("é\nr\n", .chosen(1)),
    Row("", .cancelled), Row("r", .cancelled), Row("\u{1B}", .cancelled),
    Row("\u{4}", .cancelled), Row("\u{3}", .interrupted, plain: .cancelled),
    Row("\u{1B}[Ar\n", .chosen(1), plain: .cancelled),
    Row("d\u{7F}r\n", .chosen(1), plain: .cancelled),
    Row([.byte(0x72), .interrupted], .interrupted), Row([.timeout, .end], .cancelled),
  ]

  @Test(arguments: rows)
  func `keys choose and the terminal is put back`(_ row: Row) {
    let terminal = ScriptedTerminal(row.events)
    #expect(Self.ask(Self.keep, terminal) == row.answer)
    #expect(!terminal.isDeliveringKeys)
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test(arguments: rows)
  func `in accessible mode lines choose`(_ row: Row) {
    let terminal = ScriptedTerminal(row.events)
    #expect(Self.ask(Self.keep, terminal, facts: Self.accessible) == row.plainAnswer)
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test(arguments: rows)
  func `a terminal that cannot deliver keys reads lines`(_ row: Row) {
    let terminal = ScriptedTerminal(row.events, deliversKeys: false)
    #expect(Self.ask(Self.keep, terminal) == row.plainAnswer)
  }

  @Test func `the sentence has its letters in the words and the usual one in capitals`() {
    let terminal = ScriptedTerminal(typing: "?\nx\nr\n")
    #expect(Self.ask(Self.keep, terminal) == .chosen(1))
    #expect(
      terminal.shown == """
        Keep this? [Y]es / [r]etake / [d]iscard > ?
        y keeps the photo.
        r takes another photo.
        d goes on without.
        q or Escape cancels.
        Enter alone means yes.
        Keep this? [Y]es / [r]etake / [d]iscard > x
        Please answer y, r or d, or ? for help.
        Keep this? [Y]es / [r]etake / [d]iscard > r

        """)
  }

  @Test func `below a heading the letters stand before the words`() {
    let terminal = ScriptedTerminal(typing: "\nFILE path\n")
    #expect(Self.ask(Self.photo, terminal) == .chosen(1))
    #expect(
      terminal.shown == """
        It is \\x1b busy.
        Photo: [l] library  [f] file path  > \n\
        Please answer l or f, or ? for help.
        Photo: [l] library  [f] file path  > FILE path

        """)
  }

  @Test func `q cancels unless it chooses something`() {
    #expect(Self.ask(Self.keep, ScriptedTerminal(typing: "q\n")) == .cancelled)
    let quiet = ChoiceQuestion("", choices: [.init("q", "quiet", meaning: "is quiet")])
    #expect(Self.ask(quiet, ScriptedTerminal(typing: "q\n")) == .chosen(0))
  }

  @Test func `a label that does not begin with its letter stays whole`() {
    let question = ChoiceQuestion(
      "",
      choices: [.init("x", "export", meaning: "exports"), .init("s", "save", meaning: "saves")],
      usual: 7)
    let terminal = ScriptedTerminal(typing: "x\n")
    #expect(Self.ask(question, terminal) == .chosen(0))
    #expect(terminal.shown == "[x] export / [s]ave > x\n")
  }

  @Test func `the accessible dialogue is plain lines`() {
    let terminal = ScriptedTerminal(typing: "y\n")
    #expect(Self.ask(Self.keep, terminal, facts: Self.accessible) == .chosen(0))
    #expect(
      terminal.shown == """
        Keep this? Type y for yes, r for retake, d for discard, q to cancel, ? for help. Enter means yes:\u{20}
        """)
    let other = ScriptedTerminal(typing: "l\n")
    #expect(Self.ask(Self.photo, other, facts: Self.accessible) == .chosen(0))
    #expect(
      other.shown == """
        It is \\x1b busy.
        Photo: type l for library, f for file path, q to cancel, ? for help:\u{20}
        """)
  }

  @Test func `a question that was stopped is shown again`() {
    let terminal = ScriptedTerminal([
      .byte(0x72), .byte(0x1A), .stopRequested, .resumed, .byte(0x64), .byte(0x0A),
    ])
    #expect(Self.ask(Self.keep, terminal) == .chosen(2))
    #expect(terminal.suspensions == [true, false])
    #expect(terminal.shown.split(separator: "Keep this?").count == 4)
  }

  @Test func `without a terminal or against the user's wish nothing is asked`() {
    #expect(Self.ask(Self.keep, nil) == .unavailable)
    let terminal = ScriptedTerminal(typing: "y\n")
    #expect(Self.ask(Self.keep, terminal, facts: TerminalFacts()) == .unavailable)
    #expect(Self.ask(Self.keep, terminal, allows: false) == .unavailable)
    #expect(terminal.shown.isEmpty)
  }
}
