extension Console {
  /// Whether a question can be asked: standard input and standard error are terminals and it is allowed.
  package var canAsk: Bool {
    allowsQuestions && facts.inputIsTerminal && facts.errorsAreTerminal
  }

  /// Asks a question on the terminal of the user, whatever the streams are connected to.
  ///
  /// In accessible mode it is one plain line, read as the terminal reads lines.
  package func ask(_ question: Question) -> Answer {
    guard canAsk, let terminal = terminal() else { return .unavailable }
    finishConfirmations()
    if facts.outputIsTerminal {
      do { try flush() } catch { return .unavailable }
    }
    let prompt = QuestionPrompt(
      question, on: terminal, isAccessible: facts.isAccessible, inColor: colorsErrors)
    return prompt.run()
  }
}
