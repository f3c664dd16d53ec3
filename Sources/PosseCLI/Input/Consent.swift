import CommandKit

/// The question before a command that touches more than one record.
struct Consent {
  /// What the command does, as in "Capture 3 people?".
  let verb: String
  /// What it touches, as in "3 people".
  let noun: String
  /// What follows what it touches, as in "Make 3 photos primary?".
  var complement = ""
  /// The records, as lines to show.
  let records: [TerminalLine]
  /// Whether the records were shown already.
  var isShown = false

  /// The most records that are shown.
  private static let shownRecords = 10

  /// Asks unless one record or none is touched, or yes was said beforehand.
  ///
  /// Must be called outside of the transaction that writes.
  func obtain(in context: Context) throws(Failure) {
    guard records.count > 1, !context.answersYes else { return }
    let count = records.count
    var details = isShown ? [] : Array(records.prefix(Self.shownRecords))
    if count > Self.shownRecords, !isShown {
      details.append("  and \(count - Self.shownRecords) more")
    }
    let act = "\(verb) \(count) \(noun)" + (complement.isEmpty ? "" : " " + complement)
    let question = Question(
      "\(trusted: act)?", details: details,
      explanation: """
        y does it to all \(count) \(trusted: noun) listed above; n or Enter changes nothing.
        """)
    switch context.console.ask(question) {
    case .yes: return
    case .no, .cancelled: throw .declined
    case .interrupted: throw .interrupted
    case .unavailable:
      throw .cannotAsk(Failure.Wanted(act: act.prefix(1).lowercased() + act.dropFirst()))
    }
  }
}
