/// The dialogue of one question that a certain word answers.
struct TypedQuestionPrompt {
  private let question: TypedQuestion
  private let terminal: any PromptTerminal
  private let isAccessible: Bool
  private let inColor: Bool

  init(
    _ question: TypedQuestion, on terminal: any PromptTerminal, isAccessible: Bool, inColor: Bool
  ) {
    self.question = question
    self.terminal = terminal
    self.isAccessible = isAccessible
    self.inColor = inColor
  }

  func run() -> Answer {
    for line in question.details { write(line + "\n") }
    let usesKeys = !isAccessible && terminal.startKeys()
    defer { if usesKeys { terminal.stopKeys() } }
    while true {
      write(isAccessible ? plainForm : "\(question.text)  [type \(question.word) to do it/?] ")
      let reader = AnswerReader(terminal: terminal, echoes: usesKeys)
      switch reader.read() {
      case .cancelled: return .cancelled
      case .interrupted: return .interrupted
      case .line("?"): write(question.explanation + "\n")
      case .line(let answer): return answer == question.word.lowercased() ? .yes : .no
      }
    }
  }

  private func write(_ line: TerminalLine) { terminal.write(line.rendered(inColor: inColor)) }

  private var plainForm: TerminalLine {
    """
    \(question.text) Type \(question.word) to do it, ? for help. Anything else, or Enter alone, \
    means no:\u{20}
    """
  }
}
