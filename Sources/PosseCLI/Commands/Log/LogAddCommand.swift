import Chronology
import CommandKit
import PosseModel
import PosseStore

/// `posse log add`: what was done about somebody, as one dated entry.
struct LogAddCommand: Command {
  private static let action = Argument(
    "ACTION", .one, help: "what was done, in a few words", completion: .dynamic("actions"),
    isAskedFor: true)
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
    name: "add", aliases: ["new"], summary: "write an entry into the log",
    discussion: [
      """
      The action is any short text but capture and release, which have commands of their own. A \
      sighting that is newer than lastSeen moves lastSeen and lastSeenPlace to it. When REF names \
      several people, each gets an entry. On a terminal the action may be left out, or be ?, to \
      choose it; --by ? and --place ? let you choose as well, and a state alone asks for the ZIP \
      code.
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
  private let action: LogAction?
  private let asksForAction: Bool
  private let date: String?
  private let agent: String?
  private let place: PlaceValue?
  private let note: String?
  private let isPrivate: Bool
  private let choices: ActChoices

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments.all(ReferenceArguments.one))
    let words = arguments[Self.action]
    asksForAction = words == "?"
    action = asksForAction ? nil : try words.map(LogEdit.readingAction)
    choices = ActChoices(
      agent: arguments[Self.by], place: arguments[Self.place], placeFlag: "--place")
    date = arguments[Self.on]
    agent =
      choices.asksForAgent
      ? nil : try CheckedText.read(arguments[Self.by], as: .agent, subject: "--by")
    if let text = arguments[Self.place], !choices.asksForPlace {
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
    try choices.refuse(in: context)
    if asksForAction, !context.console.canAsk {
      throw .cannotChoose("ACTION", instead: "what was done")
    }
    var moment: Moment? = Moment(local: context.now)
    if let date {
      moment = try DateOption.read(date, subject: "--on", allowsFuture: false, in: context)
    }
    let named = try references.expanded(in: context)
    let book = try context.openBook()
    let references = try context.settled(named, scope: .live, in: book)
    var people = try context.read(book) { reader throws(Failure) in
      let ids = try reader.peopleToChange(references, scope: .live)
      // A wrong ZIP code must be told before anything is asked.
      if let place { try choices.confirmPair(of: place, reader) }
      return try reader.names(of: ids)
    }
    var act = try act(moment, about: people, book, in: context)
    people = try Consent.forPeople(people, verb: "Write an entry about").obtain(in: context)
    let ids = people.map(\.id)
    let (entries, changes) = try context.write(book) { writer throws(Failure) in
      try writer.reader.confirm(ids, stillMeantBy: references)
      return try storing { () throws(StoreError) in
        act = try writer.reader.completed(act)
        return try writer.addLogEntries(ids, act)
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

  /// What is written, with all that is still to be chosen.
  private func act(
    _ moment: Moment?, about people: [PersonName], _ book: Book, in context: Context
  ) throws(Failure) -> LogAct {
    var action = action
    if action == nil { action = try context.chooseAction(for: Wording.people(people), in: book) }
    guard let action else { throw .declined }
    let agent =
      choices.asksForAgent
      ? try choices.agent(for: people, book, in: context) : agent ?? context.agent
    let place =
      choices.choosesPlace(in: context) ? try choices.place(for: people, book, in: context) : place
    return LogAct(
      action: action, date: moment, agent: agent, place: place, note: note, isPrivate: isPrivate)
  }
}
