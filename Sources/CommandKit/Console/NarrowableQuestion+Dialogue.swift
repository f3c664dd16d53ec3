extension NarrowableQuestion {
  /// The dialogue of a yes/no question with a way to select.
  var dialogue: QuestionDialogue<NarrowableAnswer> {
    QuestionDialogue(
      details: details, form: "\(text)  [y/N/s/?] ",
      plainForm: """
        \(text) Type y for yes, n for no, s to select, ? for help. Enter means no:\u{20}
        """,
      explanation: [explanation], unknownAnswer: "Please answer y, n or s, or ? for help.\n"
    ) { line in
      switch line {
      case "", "n", "no": .no
      case "y", "yes": .yes
      case "s", "select": .select
      default: nil
      }
    }
  }
}
