extension Question {
  /// The dialogue of a yes/no question.
  var dialogue: QuestionDialogue<Answer> {
    QuestionDialogue(
      details: details, form: "\(text)  [y/N/?] ",
      plainForm: "\(text) Type y for yes, n for no, ? for help. Enter means no: ",
      explanation: [explanation], unknownAnswer: "Please answer y or n, or ? for help.\n"
    ) { line in
      switch line {
      case "", "n", "no": .no
      case "y", "yes": .yes
      default: nil
      }
    }
  }
}
