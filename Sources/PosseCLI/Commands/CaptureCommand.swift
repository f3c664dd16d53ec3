import Chronology
import CommandKit
import PosseModel
import PosseStore

/// `posse capture`: one dated act with place, agent, note and photo.
struct CaptureCommand: Command {
  private static let on = Option(
    "on", value: "DATE", help: "when; now unless said otherwise, or unknown")
  private static let at = Option(
    "at", value: "PLACE", help: "where: a PLACE such as 'TX/78701 Austin', or LAT,LON",
    completion: .dynamic("places"))
  private static let by = Option(
    "by", value: "AGENT", help: "who made the capture", completion: .dynamic("agents"))
  private static let note = Option("note", value: "TEXT", help: "words for the log")
  private static let again = Flag(
    "again", help: "record another capture of someone who is captured")
  private static let forceDate = Flag(
    "force-date", help: "believe a date that lies in the future")

  static let signature = CommandSignature(
    name: "capture", summary: "mark people as captured",
    discussion: [
      """
      Writes the flag, the date, the place, the agent, the note and the photo together, with one \
      entry in the log for each person. Nobody is marked when one of them cannot be. Someone who \
      is captured already is refused unless --again is given, which replaces date, place and \
      agent and adds an entry. A date before that of an earlier release is refused. On a \
      terminal --by ? and --at ? let you choose from what the book knows, and a state alone asks \
      for the ZIP code.
      """,
      """
      The picture of --photo is chosen, taken and confirmed before anything is written; its \
      sources are those of posse photo add. It goes to each of several people. When it cannot be \
      taken, you are asked on a terminal whether to go without it; in a script, and with --yes, \
      nothing is recorded.
      """,
    ],
    output: "Nothing; each capture is confirmed in a line on standard error.",
    examples: [
      Example("posse capture 12 --by Reyes --at 'TX/78701 Austin'", "captured just now"),
      Example("posse capture 12 --photo camera", "with a photo taken now"),
      Example("posse capture 14 15 --on yesterday --yes", "two people, without a question"),
      Example("posse capture 7 --on 1882-04-03 --photo mugshot.jpg", "with a date and a photo"),
    ],
    options: [
      .option(on), .option(at), .option(by), .option(note), .option(PhotoOptions.photo),
      .flag(again), .flag(forceDate), .flag(ReferenceArguments.null),
    ] + PictureOptions.withPhoto + CameraOptions.all + PredicateOptions.all,
    arguments: [ReferenceArguments.some], seeAlso: ["release", "list", "photo add"])

  private let references: ReferenceArguments
  private let date: String?
  private let believesDate: Bool
  private let point: CapturePoint?
  private let agent: String?
  private let note: String?
  private let isRepeated: Bool
  private let photos: PhotoRequest
  private let choices: ActChoices

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments, ReferenceArguments.some, takesPredicate: true)
    date = arguments[Self.on]
    believesDate = arguments[Self.forceDate]
    choices = ActChoices(agent: arguments[Self.by], place: arguments[Self.at], placeFlag: "--at")
    if let text = arguments[Self.at], !choices.asksForPlace {
      do {
        point = try CapturePoint(parsing: text)
      } catch {
        throw .point(error, subject: "--at")
      }
    } else {
      point = nil
    }
    agent =
      choices.asksForAgent
      ? nil : try CheckedText.read(arguments[Self.by], as: .agent, subject: "--by")
    note = try CheckedText.read(arguments[Self.note], as: .note, subject: "--note")
    isRepeated = arguments[Self.again]
    let pictures = arguments.allBytes(PhotoOptions.photo)
    try StandardInputText.refuseTwice(references.words, pictures)
    photos = try PhotoRequest(arguments, sources: pictures.map(SourceWord.init))
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    try choices.refuse(in: context)
    let moment = try date.map { text throws(Failure) in
      try DateOption.read(text, subject: "--on", allowsFuture: believesDate, in: context)
    }
    let date: CaptureDate =
      moment.map { $0.map { .known($0) } ?? .unknown } ?? .known(Moment(local: context.now))
    let named = try references.expanded(in: context)
    let book = try context.openBook(for: named)
    let references = try context.settled(named, scope: .live, in: book)
    var people = try context.read(book) { reader throws(Failure) in
      let ids = try reader.peopleToChange(references, scope: .live)
      try refuseCaptured(ids, reader)
      try refuseDisorder(ids, date, reader)
      // A wrong ZIP code must be told before a camera is asked, not after.
      if case .place(let value)? = point { try choices.confirmPair(of: value, reader) }
      return try reader.names(of: ids)
    }
    // Whoever is not to be captured after all should not have been photographed before.
    people = try Consent.forPeople(people, verb: "Capture").obtain(in: context)
    let ids = people.map(\.id)
    var act = try act(date, of: people, book, in: context)
    let received = try photos.received(in: context, orElse: Wording.askCaptureWithout)
    let pictures = try photos.confirmed(received, for: ids, book, in: context)
    let stored = try context.write(book) { writer throws(Failure) in
      try writer.reader.confirm(ids, stillMeantBy: references)
      let entries = try storing { () throws(StoreError) in
        act = try writer.reader.completed(act)
        return try writer.capture(ids, act)
      }
      return try photos.store(pictures, for: ids, entries: entries, writer)
    }
    for person in people {
      context.console.confirm(
        Wording.captured(person, act, photoCount: stored.count(of: person.id)))
    }
    stored.report(pictures, on: context.console)
    return .done
  }

  /// What is written, with all that is still to be chosen.
  private func act(
    _ date: CaptureDate, of people: [PersonName], _ book: Book, in context: Context
  ) throws(Failure) -> CaptureAct {
    let agent =
      choices.asksForAgent
      ? try choices.agent(for: people, book, in: context) : agent ?? context.agent
    let point =
      choices.choosesPlace(in: context)
      ? try choices.place(for: people, book, in: context).map(CapturePoint.place) : point
    return CaptureAct(
      date: date, point: point, agent: agent, note: note, isRepeated: isRepeated)
  }

  /// A date that does not fit must be told before anything is asked or photographed.
  private func refuseDisorder(
    _ ids: [FugitiveID], _ date: CaptureDate, _ reader: BookReader
  ) throws(Failure) {
    guard case .known(let moment) = date else { return }
    try storing { () throws(StoreError) in
      for id in ids { try reader.confirmOrder(of: id, adding: .capture, on: moment) }
    }
  }

  private func refuseCaptured(_ ids: [FugitiveID], _ reader: BookReader) throws(Failure) {
    guard !isRepeated else { return }
    for id in ids {
      let date = try storing { () throws(StoreError) in try reader.captureDate(of: id) }
      if let date { throw .store(.alreadyCaptured(id, on: date)) }
    }
  }
}
