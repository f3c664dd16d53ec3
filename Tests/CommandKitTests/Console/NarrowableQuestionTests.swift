import CommandKit
import Testing

@Suite struct NarrowableQuestionTests {
  private static let question = NarrowableQuestion(
    "Remove \(2) people?", details: ["  #1 Ann", "  #2 Bo"], explanation: "s selects some.")

  private static func ask(_ terminal: ScriptedTerminal, isAccessible: Bool) -> NarrowableAnswer {
    var facts = TerminalFacts.terminal()
    facts.isAccessible = isAccessible
    let console = Console(
      facts: facts, output: MemorySink(), errors: MemorySink(), terminal: { terminal })
    return console.ask(question)
  }

  private static let rows: [(String, NarrowableAnswer)] = [
    ("y\n", .yes), ("YES\n", .yes), ("\n", .no), ("n\n", .no), ("no\n", .no), ("s\n", .select),
    ("Select\n", .select), ("?\ns\n", .select), ("some\ny\n", .yes), ("\u{1B}\n", .cancelled),
    ("", .cancelled),
  ]

  @Test(arguments: rows)
  func `keys and lines give an answer`(keys: String, answer: NarrowableAnswer) {
    for isAccessible in [false, true] {
      let terminal = ScriptedTerminal(typing: keys)
      #expect(Self.ask(terminal, isAccessible: isAccessible) == answer)
      #expect(!terminal.isDeliveringKeys)
    }
    #expect(Self.ask(ScriptedTerminal(typing: "\u{3}"), isAccessible: false) == .interrupted)
  }

  @Test func `the dialogue shows what is asked`() {
    let terminal = ScriptedTerminal(typing: "?\nx\ns\n")
    #expect(Self.ask(terminal, isAccessible: false) == .select)
    #expect(
      terminal.shown == """
          #1 Ann
          #2 Bo
        Remove 2 people?  [y/N/s/?] ?
        s selects some.
        Remove 2 people?  [y/N/s/?] x
        Please answer y, n or s, or ? for help.
        Remove 2 people?  [y/N/s/?] s

        """)
  }

  @Test func `the accessible dialogue is plain lines`() {
    let terminal = ScriptedTerminal(typing: "s\n")
    #expect(Self.ask(terminal, isAccessible: true) == .select)
    #expect(
      terminal.shown.hasSuffix(
        "Remove 2 people? Type y for yes, n for no, s to select, ? for help. Enter means no: "))
  }
}
