import CommandKit
import Testing

/// Keys that a user presses at a question and what comes of them.
struct AnswerCase: Sendable, CustomTestStringConvertible {
  let events: [PromptEvent]
  let answer: Answer
  let plainAnswer: Answer

  /// `plain` is the answer when the terminal reads whole lines; the same unless given.
  init(_ keys: String, _ answer: Answer, plain: Answer? = nil) {
    self.init(keys.utf8.map { .byte($0) }, answer, plain: plain)
  }

  init(_ events: [PromptEvent], _ answer: Answer, plain: Answer? = nil) {
    self.events = events
    self.answer = answer
    self.plainAnswer = plain ?? answer
  }

  var testDescription: String { "\(events) \(answer)" }

  static let cases = [
    AnswerCase("y\n", .yes), AnswerCase("Y\r", .yes, plain: .yes), AnswerCase("yes\n", .yes),
    AnswerCase(" y \n", .yes), AnswerCase("n\n", .no), AnswerCase("NO\n", .no),
    AnswerCase("\n", .no), AnswerCase("?\ny\n", .yes), AnswerCase("maybe\nn\n", .no),
    AnswerCase("yy\n\n", .no), AnswerCase("", .cancelled), AnswerCase("y", .cancelled),
    AnswerCase("\u{1B}", .cancelled), AnswerCase("\u{1B}\n", .cancelled),
    AnswerCase("\u{4}", .cancelled), AnswerCase("\u{3}", .interrupted, plain: .cancelled),
    AnswerCase("\u{1B}[Ay\n", .yes, plain: .cancelled),
    AnswerCase("\u{1B}OPy\n", .yes, plain: .cancelled),
    AnswerCase("\u{1B}[3~y\n", .yes, plain: .cancelled),
    AnswerCase("n\u{7F}y\n", .yes, plain: .cancelled),
    AnswerCase("\u{7F}\u{8}y\n", .yes, plain: .cancelled),
    AnswerCase("é\ny\n", .yes), AnswerCase(String(repeating: "y", count: 500) + "\n\n", .no),
    AnswerCase([.byte(0xFF), .byte(0x0A), .byte(0x79), .byte(0x0A)], .yes),
    AnswerCase([.byte(0x79), .interrupted], .interrupted),
    AnswerCase([.timeout, .end], .cancelled),
  ]
}

@Suite struct QuestionTests {
  private static let question = Question(
    "Remove \(2) fugitives?", details: ["#1 Ann \("\u{1B}")", "#2 Bo"],
    explanation: "They go to the trash.")

  private static func ask(
    _ terminal: ScriptedTerminal?, facts: TerminalFacts = .terminal(), allows: Bool = true
  ) -> Answer {
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

  @Test(arguments: AnswerCase.cases)
  func `keys give an answer and the terminal is put back`(_ row: AnswerCase) {
    let terminal = ScriptedTerminal(row.events)
    #expect(Self.ask(terminal) == row.answer)
    #expect(!terminal.isDeliveringKeys)
    #expect(!terminal.shown.dropFirst(Self.opening.count).contains("\u{1B}"))
  }

  @Test(arguments: AnswerCase.cases)
  func `in accessible mode lines give an answer`(_ row: AnswerCase) {
    let terminal = ScriptedTerminal(row.events)
    #expect(Self.ask(terminal, facts: Self.accessible) == row.plainAnswer)
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test(arguments: AnswerCase.cases)
  func `a terminal that cannot deliver keys reads lines`(_ row: AnswerCase) {
    #expect(Self.ask(ScriptedTerminal(row.events, deliversKeys: false)) == row.plainAnswer)
  }

  private static let opening = """
    #1 Ann \\x1b
    #2 Bo
    Remove 2 fugitives?  [y/N/?]\u{20}
    """

  @Test func `a question that was stopped is shown again`() {
    let terminal = ScriptedTerminal([
      .byte(0x79), .byte(0x1A), .resized, .stopRequested, .resumed, .byte(0x79), .byte(0x0A),
    ])
    #expect(Self.ask(terminal) == .yes)
    #expect(terminal.suspensions == [true, false])
    #expect(terminal.shown.split(separator: "Remove 2 fugitives?").count == 5)
  }

  @Test func `the dialogue shows what is asked`() {
    let terminal = ScriptedTerminal(typing: "?\nx\ny\n")
    #expect(Self.ask(terminal) == .yes)
    #expect(
      terminal.shown == Self.opening + """
        ?
        They go to the trash.
        Remove 2 fugitives?  [y/N/?] x
        Please answer y or n, or ? for help.
        Remove 2 fugitives?  [y/N/?] y

        """)
  }

  @Test func `the accessible dialogue is plain lines`() {
    let terminal = ScriptedTerminal(typing: "y\n")
    #expect(Self.ask(terminal, facts: Self.accessible) == .yes)
    #expect(
      terminal.shown == """
        #1 Ann \\x1b
        #2 Bo
        Remove 2 fugitives? Type y for yes, n for no, ? for help. Enter means no:\u{20}
        """)
  }

  @Test func `without a terminal or against the user's wish nothing is asked`() {
    #expect(Self.ask(nil) == .unavailable)
    for facts in [
      TerminalFacts(), TerminalFacts(inputIsTerminal: true, outputIsTerminal: true),
      TerminalFacts(outputIsTerminal: true, errorsAreTerminal: true),
    ] {
      let terminal = ScriptedTerminal(typing: "y\n")
      #expect(Self.ask(terminal, facts: facts) == .unavailable)
      #expect(terminal.shown.isEmpty)
    }
    #expect(Self.ask(ScriptedTerminal(typing: "y\n"), allows: false) == .unavailable)
  }

  @Test func `a redirected output does not keep the question from the terminal`() {
    let facts = TerminalFacts(inputIsTerminal: true, errorsAreTerminal: true)
    #expect(Self.ask(ScriptedTerminal(typing: "y\n"), facts: facts) == .yes)
  }
}
