/// What the dialogues of questions with few answers have in common: showing, asking, explaining and asking
/// again.
struct QuestionDialogue<Reply: PromptAnswer> {
  /// Lines shown once, before the question.
  let details: [TerminalLine]
  /// The question with what may be answered.
  let form: TerminalLine
  /// The question in accessible mode.
  let plainForm: TerminalLine
  /// What `?` shows, line by line.
  let explanation: [TerminalLine]
  /// What is said before asking again when an answer means nothing; nil when every answer means something.
  let unknownAnswer: TerminalLine?
  /// What a typed line means, in lower case without blanks around it; nil when it means nothing.
  let meaning: (String) -> Reply?

  /// Asks until an answer means something.
  func run(on terminal: any PromptTerminal, isAccessible: Bool, inColor: Bool) -> Reply {
    func write(_ line: TerminalLine) { terminal.write(line.rendered(inColor: inColor)) }

    for line in details { write(line + "\n") }
    let usesKeys = !isAccessible && terminal.startKeys()
    defer { if usesKeys { terminal.stopKeys() } }
    while true {
      write(isAccessible ? plainForm : form)
      switch AnswerReader(terminal: terminal, echoes: usesKeys).read() {
      case .cancelled: return .cancelled
      case .interrupted: return .interrupted
      case .resumed: continue
      case .line("?"): for line in explanation { write(line + "\n") }
      case .line(let line):
        if let answer = meaning(line) { return answer }
        if let unknownAnswer { write(unknownAnswer) }
      }
    }
  }
}
