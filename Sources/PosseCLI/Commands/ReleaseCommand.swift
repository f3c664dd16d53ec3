import Chronology
import CommandKit
import PosseModel
import PosseStore

/// `posse release`: the end of a capture, kept as an event.
struct ReleaseCommand: Command {
  private static let reason = Option(
    "reason", value: "REASON", help: "why",
    choices: ReleaseReason.allCases.map(\.rawValue))
  private static let on = Option("on", value: "DATE", help: "when; now unless said otherwise")
  private static let note = Option("note", value: "TEXT", help: "words for the log")

  static let signature = CommandSignature(
    name: "release", summary: "mark captured people as at large again",
    discussion: [
      """
      Takes away the flag, date, place and agent of the capture and writes an entry in the log; \
      the entry of the capture stays, so nothing that was known is lost. A date before that of the \
      capture is refused.
      """
    ],
    output: "Nothing; each release is confirmed in a line on standard error.",
    examples: [
      Example("posse release 12 --reason escaped --on 1881-04-28", "escaped on a day"),
      Example("posse release 7 --reason mistaken --note 'wrong man'", "with words for the log"),
    ],
    options: [.option(reason), .option(on), .option(note), .flag(ReferenceArguments.null)]
      + PredicateOptions.all,
    arguments: [ReferenceArguments.some], seeAlso: ["capture"])

  private let references: ReferenceArguments
  private let reason: ReleaseReason?
  private let date: String?
  private let note: String?

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments, ReferenceArguments.some, takesPredicate: true)
    reason = arguments[Self.reason].flatMap(ReleaseReason.init(rawValue:))
    date = arguments[Self.on]
    note = try CheckedText.read(arguments[Self.note], as: .note, subject: "--note")
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    var moment: Moment? = Moment(local: context.now)
    if let date {
      moment = try DateOption.read(date, subject: "--on", allowsFuture: false, in: context)
    }
    let act = ReleaseAct(date: moment, reason: reason, note: note)
    let named = try references.expanded(in: context)
    let book = try context.openBook(for: named)
    let references = try context.settled(named, scope: .live, in: book)
    var people = try context.read(book) { reader throws(Failure) in
      let ids = try reader.peopleToChange(references, scope: .live)
      for id in ids {
        let date = try storing { () throws(StoreError) in try reader.captureDate(of: id) }
        guard date != nil else { throw .store(.notCaptured(id)) }
        try storing { () throws(StoreError) in
          try reader.confirmOrder(of: id, adding: .release, on: act.date)
        }
      }
      return try reader.names(of: ids)
    }
    people = try Consent.forPeople(people, verb: "Release").obtain(in: context)
    let ids = people.map(\.id)
    try context.write(book) { writer throws(Failure) in
      try writer.reader.confirm(ids, stillMeantBy: references)
      _ = try storing { () throws(StoreError) in try writer.release(ids, act) }
    }
    for person in people { context.console.confirm(Wording.released(person, act)) }
    return .done
  }
}
