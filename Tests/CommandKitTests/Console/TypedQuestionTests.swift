import CommandKit
import Testing

@Suite struct TypedQuestionTests {
  private static let question = TypedQuestion(
    "Purge \(12) people for good?", word: "12", details: ["#1 Ann \("\u{1B}")", "#2 Bo"],
    explanation: "12 erases them.")

  private static func ask(
    _ terminal: ScriptedTerminal?, facts: TerminalFacts = .terminal(), allows: Bool = true,
    _ question: TypedQuestion = question
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

  /// `plain` is the answer when the terminal reads whole lines; the same unless given.
  private static let cases = [
    AnswerCase("12\n", .yes), AnswerCase(" 12 \r", .yes), AnswerCase("?\n12\n", .yes),
    AnswerCase("\n", .no), AnswerCase("y\n", .no), AnswerCase("yes\n", .no),
    AnswerCase("1\n", .no), AnswerCase("123\n", .no), AnswerCase("012\n", .no),
    AnswerCase("1 2\n", .no), AnswerCase("１２\n", .no),
    AnswerCase("13\u{7F}2\n", .yes, plain: .no),
    AnswerCase(String(repeating: "12", count: 500) + "\n", .no),
    AnswerCase("", .cancelled), AnswerCase("12", .cancelled), AnswerCase("\u{4}", .cancelled),
    AnswerCase("\u{1B}", .cancelled), AnswerCase("1\u{1B}\n", .cancelled),
    AnswerCase("\u{3}", .interrupted, plain: .cancelled),
    AnswerCase("\u{1B}[A12\n", .yes, plain: .cancelled),
    AnswerCase([.byte(0x31), .interrupted], .interrupted),
    AnswerCase([.timeout, .end], .cancelled),
  ]

  @Test(arguments: cases)
  func `only the word is yes, and the terminal is put back`(_ row: AnswerCase) {
    let terminal = ScriptedTerminal(row.events)
    #expect(Self.ask(terminal) == row.answer)
    #expect(!terminal.isDeliveringKeys)
  }

  @Test(arguments: cases)
  func `in accessible mode lines give an answer`(_ row: AnswerCase) {
    let terminal = ScriptedTerminal(row.events)
    #expect(Self.ask(terminal, facts: Self.accessible) == row.plainAnswer)
    #expect(!terminal.shown.contains("\u{1B}"))
  }

  @Test(arguments: cases)
  func `a terminal that cannot deliver keys reads lines`(_ row: AnswerCase) {
    #expect(Self.ask(ScriptedTerminal(row.events, deliversKeys: false)) == row.plainAnswer)
  }

  @Test func `the case of a word does not matter`() {
    let question = TypedQuestion("Sure?", word: "Erase", explanation: "")
    #expect(Self.ask(ScriptedTerminal(typing: "ERASE\n"), question) == .yes)
  }

  @Test func `the dialogue shows what is asked`() {
    let terminal = ScriptedTerminal(typing: "?\n12\n")
    #expect(Self.ask(terminal) == .yes)
    #expect(
      terminal.shown == """
        #1 Ann \\x1b
        #2 Bo
        Purge 12 people for good?  [type 12 to do it/?] ?
        12 erases them.
        Purge 12 people for good?  [type 12 to do it/?] 12

        """)
  }

  @Test func `the accessible dialogue is plain lines`() {
    let terminal = ScriptedTerminal(typing: "12\n")
    #expect(Self.ask(terminal, facts: Self.accessible) == .yes)
    #expect(
      terminal.shown == """
        #1 Ann \\x1b
        #2 Bo
        Purge 12 people for good? Type 12 to do it, ? for help. Anything else, or Enter alone, \
        means no:\u{20}
        """)
  }

  @Test func `without a terminal or against the user's wish nothing is asked`() {
    #expect(Self.ask(nil) == .unavailable)
    let terminal = ScriptedTerminal(typing: "12\n")
    #expect(Self.ask(terminal, facts: TerminalFacts()) == .unavailable)
    #expect(Self.ask(terminal, allows: false) == .unavailable)
    #expect(terminal.shown.isEmpty)
  }
}
