import CommandKit

/// The question before a command that touches more than one record.
struct Consent<Record> {
  /// What the command does, as in "Capture 3 people?".
  let verb: String
  /// What it touches, as in "3 people".
  let noun: String
  /// What follows what it touches, as in "Make 3 photos primary?".
  var complement = ""
  /// What else the question says of the act, as in "Change 3 people: tags −cold?".
  var preview: TerminalLine = ""
  /// The records, which the user may narrow down.
  let records: [Record]
  /// Whether the records were shown already.
  var isShown = false
  /// A record as a line to show.
  let line: (Record) -> TerminalLine
  /// A record as a row to choose.
  let label: (Record) -> String

  /// Asks unless one record or none is touched, or yes was said beforehand; gives the records that are left.
  ///
  /// Must be called outside of the transaction that writes.
  func obtain(in context: Context) throws(Failure) -> [Record] {
    guard records.count > 1, !context.answersYes else { return records }
    switch context.console.ask(question) {
    case .yes: return records
    case .select: return try context.pick(picker)
    case .no, .cancelled: throw .declined
    case .interrupted: throw .interrupted
    case .unavailable:
      throw .cannotAsk(Failure.Wanted(act: act.prefix(1).lowercased() + act.dropFirst()))
    }
  }

  var question: NarrowableQuestion {
    let count = records.count
    var details = isShown ? [] : records.prefix(shownRecords).map(line)
    if count > shownRecords, !isShown { details.append("  and \(count - shownRecords) more") }
    return NarrowableQuestion(
      "\(trusted: act)\(preview)?", details: details,
      explanation: """
        y does it to all \(count) \(trusted: noun) above; s selects some; n or Enter changes \
        nothing.
        """)
  }

  /// The most records that are shown.
  private var shownRecords: Int { 10 }

  private var act: String { "\(verb) \(records.count) \(noun)" + rest }

  private var rest: String { complement.isEmpty ? "" : " " + complement }

  private var picker: Picker<Record> {
    let title: TerminalLine = "\(trusted: verb) which \(trusted: noun + rest)?"
    return Picker(
      title, introduction: title + " Say their numbers in this list.",
      source: PickerSource(records) { PickerRow($0, label: label($0)) }, marksAll: true)
  }
}
