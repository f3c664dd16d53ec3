/// The dialogue of one yes/no question.
struct QuestionPrompt {
  private let question: Question
  private let terminal: any PromptTerminal
  private let isAccessible: Bool
  private let inColor: Bool

  init(_ question: Question, on terminal: any PromptTerminal, isAccessible: Bool, inColor: Bool) {
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
      write(isAccessible ? Self.plainForm(question.text) : "\(question.text)  [y/N/?] ")
      let reader = AnswerReader(terminal: terminal, echoes: usesKeys)
      switch reader.read() {
      case .cancelled: return .cancelled
      case .interrupted: return .interrupted
      case .line(let answer):
        switch answer {
        case "", "n", "no": return .no
        case "y", "yes": return .yes
        case "?": write(question.explanation + "\n")
        default: write(Self.unknownAnswer)
        }
      }
    }
  }

  private func write(_ line: TerminalLine) { terminal.write(line.rendered(inColor: inColor)) }

  private static func plainForm(_ text: TerminalLine) -> TerminalLine {
    "\(text) Type y for yes, n for no, ? for help. Enter means no: "
  }

  private static let unknownAnswer: TerminalLine = "Please answer y or n, or ? for help.\n"
}
