import CommandKit

/// The question before people are erased: it is always asked, and the number of them answers it.
struct PurgeConsent {
  let people: [PersonName]

  /// The most people that are shown.
  private static let shownPeople = 10

  /// Asks unless yes was said beforehand.
  func obtain(in context: Context) throws(Failure) {
    guard !context.answersYes else { return }
    switch context.console.ask(question) {
    case .yes: return
    case .no, .cancelled: throw .declined
    case .interrupted: throw .interrupted
    case .unavailable: throw .cannotAsk(Failure.Wanted(act: "purge \(noun)"))
    }
  }

  var question: TypedQuestion {
    var details: [TerminalLine] = people.prefix(Self.shownPeople).map { "  " + Wording.person($0) }
    if people.count > Self.shownPeople {
      details.append("  and \(people.count - Self.shownPeople) more")
    }
    let them: TerminalLine = people.count == 1 ? "the one person" : "the \(people.count) people"
    return TypedQuestion(
      "Purge \(trusted: noun) for good?", word: String(people.count), details: details,
      explanation: "\(people.count) erases " + them + """
         listed above with photos, log and history; nothing brings them back. Anything else \
        changes nothing.
        """)
  }

  private var noun: String { people.count == 1 ? "1 person" : "\(people.count) people" }
}
