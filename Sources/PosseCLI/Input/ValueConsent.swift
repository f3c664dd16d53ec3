import CommandKit
import PosseModel

/// The question before values that somebody has are removed from their list.
struct ValueConsent {
  /// The values that are in use.
  let values: [ListedValue]
  let kind: ValueKind

  /// The most values that are shown.
  private static let shownValues = 10

  /// Asks unless no value is in use, or yes was said beforehand.
  ///
  /// Must be called outside of the transaction that writes.
  func obtain(in context: Context) throws(Failure) {
    guard !values.isEmpty, !context.answersYes else { return }
    switch context.console.ask(question) {
    case .yes: return
    case .no, .cancelled: throw .declined
    case .interrupted: throw .interrupted
    case .unavailable:
      let uses = Wording.uses(
        people: values.map(\.people).reduce(0, +), log: values.map(\.logEntries).reduce(0, +))
      throw .cannotAsk(
        Failure.Wanted(act: "remove \(noun) in use (\(uses))", flag: "--replace-with"))
    }
  }

  var question: Question {
    var details = values.prefix(Self.shownValues).map { value -> TerminalLine in
      let uses = Wording.uses(people: value.people, log: value.logEntries)
      return "  \(short: value.text): \(trusted: uses)"
    }
    if values.count > Self.shownValues {
      details.append("  and \(values.count - Self.shownValues) more")
    }
    let them = values.count == 1 ? "it" : "them"
    let fate = kind.hasUnknown ? "who has \(them) gets ..Unknown.." : "nobody has \(them) then"
    return Question(
      "Remove \(trusted: noun) in use?", details: details,
      explanation: "y removes \(trusted: them), and \(trusted: fate); n or Enter changes nothing.")
  }

  private var noun: String {
    values.count == 1 ? "1 \(kind.rawValue)" : "\(values.count) \(kind.plural)"
  }
}
