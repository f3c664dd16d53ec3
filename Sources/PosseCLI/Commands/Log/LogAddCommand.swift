import Chronology
import CommandKit
import PosseModel
import PosseStore

/// `posse log add`: what was done about somebody, as one dated entry.
struct LogAddCommand: Command {
  private static let action = Argument(
    "ACTION", .one, help: "what was done, in a few words", completion: .dynamic("actions"))
  private static let by = Option(
    "by", value: "AGENT", help: "who did it; the agent of the configuration unless said otherwise",
    completion: .dynamic("agents"))
  private static let on = Option(
    "on", value: "DATE", help: "when; now unless said otherwise, or unknown")
  private static let place = Option(
    "place", value: "PLACE", help: "where, as 'TX/78701 Austin'", completion: .dynamic("places"))
  private static let note = Option("note", value: "TEXT", help: "what there is to say about it")
  private static let isPrivate = Flag("private", help: "leave the entry out of reports")

  static let signature = CommandSignature(
    name: "add", summary: "write an entry into the log",
    discussion: [
      """
      The action is any short text but capture and release, which have commands of their own. A \
      sighting that is newer than lastSeen moves lastSeen and lastSeenPlace to it. When REF names \
      several people, each gets an entry.
      """
    ],
    output: """
      The number of the entry, such as l12, when standard output is no terminal; what was written \
      is said on standard error.
      """,
    examples: [
      Example("posse log add 12 surveillance --note 'blue van, two men'", "just now"),
      Example(
        "posse log add koehler sighting --on yesterday --place 'TX/78701 Austin'",
        "somebody saw him"),
      Example(
        "posse log add 12 informant --by Reyes --private", "an entry that reports leave out"),
    ],
    options: [.option(by), .option(on), .option(place), .option(note), .flag(isPrivate)],
    arguments: [ReferenceArguments.one, action],
    seeAlso: ["log list", "log report", "capture", "release"])

  private let references: ReferenceArguments
  private let action: LogAction
  private let date: String?
  private let agent: String?
  private let place: PlaceValue?
  private let note: String?
  private let isPrivate: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments.all(ReferenceArguments.one))
    do {
      action = try LogEdit.action(arguments[Self.action] ?? "")
    } catch {
      throw .logEdit(error, subject: "ACTION")
    }
    date = arguments[Self.on]
    agent = try CheckedText.read(arguments[Self.by], as: .agent, subject: "--by")
    if let text = arguments[Self.place] {
      do {
        place = try PlaceValue(parsing: text)
      } catch {
        throw .point(.place(error), subject: "--place")
      }
    } else {
      place = nil
    }
    note = try CheckedText.read(arguments[Self.note], as: .note, subject: "--note")
    isPrivate = arguments[Self.isPrivate]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    var moment: Moment? = Moment(local: context.now)
    if let date {
      moment = try DateOption.read(date, subject: "--on", allowsFuture: false, in: context)
    }
    let act = LogAct(
      action: action, date: moment, agent: agent ?? context.agent, place: place, note: note,
      isPrivate: isPrivate)
    let named = try references.expanded(in: context)
    let book = try context.openBook()
    let references = try context.settled(named, scope: .live, in: book)
    var people = try context.read(book) { reader throws(Failure) in
      try reader.names(of: try reader.peopleToChange(references, scope: .live))
    }
    people = try Consent.forPeople(people, verb: "Write an entry about").obtain(in: context)
    let ids = people.map(\.id)
    let (entries, changes) = try context.write(book) { writer throws(Failure) in
      try writer.reader.confirm(ids, stillMeantBy: references)
      return try storing { () throws(StoreError) in
        try writer.addLogEntries(ids, act)
      }
    }
    let console = context.console
    for (person, entry) in zip(people, entries) {
      if !console.facts.outputIsTerminal { console.write("\(entry)\n") }
      console.confirm(Wording.logged(entry, person, act))
      for change in changes where change.fugitive == person.id {
        console.confirm(Wording.changed(change))
      }
    }
    return .done
  }
}
