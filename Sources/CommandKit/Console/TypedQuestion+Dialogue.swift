extension TypedQuestion {
  /// The dialogue of a question that a certain word answers; whatever else is typed means no.
  var dialogue: QuestionDialogue<Answer> {
    let yes = word.lowercased()
    return QuestionDialogue(
      details: details, form: "\(text)  [type \(word) to do it/?] ",
      plainForm: """
        \(text) Type \(word) to do it, ? for help. Anything else, or Enter alone, \
        means no:\u{20}
        """,
      explanation: [explanation], unknownAnswer: nil
    ) { line in line == yes ? .yes : .no }
  }
}
