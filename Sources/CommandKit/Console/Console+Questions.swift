extension Console {
  /// Whether a question can be asked: standard input and standard error are terminals and it is allowed.
  package var canAsk: Bool {
    allowsQuestions && facts.inputIsTerminal && facts.errorsAreTerminal
  }

  /// Asks a question on the terminal of the user, whatever the streams are connected to.
  ///
  /// In accessible mode it is one plain line, read as the terminal reads lines.
  package func ask(_ question: Question) -> Answer { run(question.dialogue) }

  /// Asks a question that only a certain word answers with yes; anything else means no.
  package func ask(_ question: TypedQuestion) -> Answer { run(question.dialogue) }

  /// Asks a yes/no question about several records, of which some may be selected.
  package func ask(_ question: NarrowableQuestion) -> NarrowableAnswer { run(question.dialogue) }

  /// Asks a question that one of several letters answers.
  package func ask(_ question: ChoiceQuestion) -> ChoiceAnswer { run(question.dialogue) }

  /// Asks for a line of text, which is edited here, or by the terminal in accessible mode.
  package func ask(_ question: LineQuestion) -> LineAnswer {
    guard let terminal = questionTerminal() else { return .unavailable }
    if !facts.isAccessible, terminal.startKeys() {
      var dialogue = LineDialogue(question, on: terminal, inColor: colorsErrors)
      return dialogue.run()
    }
    return PlainLineDialogue(question: question, terminal: terminal, inColor: colorsErrors).run()
  }

  private func run<Reply>(_ dialogue: QuestionDialogue<Reply>) -> Reply {
    guard let terminal = questionTerminal() else { return .unavailable }
    return dialogue.run(on: terminal, isAccessible: facts.isAccessible, inColor: colorsErrors)
  }

  /// The terminal to ask on, once everything written so far is on it.
  func questionTerminal() -> (any PromptTerminal)? {
    guard canAsk, let terminal = terminal() else { return nil }
    finishConfirmations()
    if facts.outputIsTerminal {
      do { try flush() } catch { return nil }
    }
    return terminal
  }
}
