import CommandKit

extension Context {
  /// Asks a question, and gives the letter of the answer; where nobody can be asked, a failure says so.
  func choice(
    _ question: ChoiceQuestion, otherwise failure: Failure? = nil
  ) throws(Failure) -> Character {
    switch console.ask(question) {
    case .chosen(let number): return question.choices[number].key
    case .cancelled: throw .declined
    case .interrupted: throw .interrupted
    case .unavailable: throw failure ?? .cannotAsk(Failure.Wanted(act: "save the changes"))
    }
  }
}

extension ChoiceQuestion {
  /// The question below some lines.
  func showing(_ details: [TerminalLine]) -> ChoiceQuestion {
    ChoiceQuestion(text, details: details, choices: choices, usual: usual)
  }
}
