import CommandKit
import PosseModel
import PosseStore

/// `posse add`: a new person.
struct AddCommand: Command {
  private static let name = Argument("NAME", .optional, help: "the name as it is best known")
  private static let interactive = Flag(
    "interactive", short: "i", help: "ask for everything that is not given")
  private static let source = Option(
    "source", value: "NAME:KEY", repeats: true, help: "where the record comes from, as fbi:6f2a")

  /// One option for every field that can be set, under the field's name; lists in the singular.
  private static let fieldOptions: [(field: FugitiveField, option: Option)] =
    FugitiveField.allCases
    .filter { $0.isSettable && !$0.belongsToCapture }
    .map { ($0, option(for: $0)) }

  static let signature = CommandSignature(
    name: "add", aliases: ["new"], summary: "add a person",
    discussion: [
      """
      Adds a person to the book; the default book is made when there is none. Every field that \
      can be set has an option of its name; a list has one in the singular, which may be repeated.
      """,
      """
      With -i each field that has no option on the command line is asked for in turn, agents, \
      offenses, places and tags from lists; then all of it is shown before it is added. Without it, \
      a ? as the value of --agent, --offense, --place or --tag lets you choose that one on a \
      terminal, and a state alone, as --place TX, asks for the ZIP code.
      """,
      """
      The picture of --photo is chosen, taken and confirmed before anything is written; its \
      sources are those of posse photo add. When it cannot be taken, you are asked on a terminal \
      whether to go without it; in a script, and with --yes, nothing is recorded.
      """,
    ],
    output: """
      The number of the new person, when standard output is not a terminal; a confirmation is \
      said on standard error.
      """,
    examples: [
      Example("posse add 'Jesse James' --alias Dingus --bounty 10000", "a name and a bounty"),
      Example(
        "posse add Koehler --place 'TX/78701 Austin' --due 2026-04-15 --photo k.jpg",
        "with a deadline and a photo"),
      Example("posse add -i", "answering one question after the other"),
    ],
    options: [.flag(interactive)] + fieldOptions.map { .option($0.option) } + [
      .option(source), .option(PhotoOptions.photo),
    ] + PictureOptions.withPhoto + CameraOptions.all,
    arguments: [name], seeAlso: ["edit", "photo add", "list"])

  private let name: String?
  private let values: [(FugitiveField, [String])]
  private let sources: [SourceRecord]
  private let photos: PhotoRequest
  private let isInteractive: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    let named = arguments.all(Self.option(for: .name))
    let given = arguments[Self.name]
    guard given == nil || named.isEmpty else {
      throw .usage(arguments.refused("the name is given twice", advice: "leave out --name"))
    }
    name = given ?? named.last
    var values: [(FugitiveField, [String])] = []
    for (field, option) in Self.fieldOptions where field != .name {
      let texts = arguments.all(option)
      if !texts.isEmpty { values.append((field, texts)) }
    }
    self.values = values
    var sources: [SourceRecord] = []
    for text in arguments.all(Self.source) { sources.append(try Self.source(text)) }
    self.sources = sources
    let pictures = arguments.allBytes(PhotoOptions.photo)
    try StandardInputText.refuseTwice([], pictures)
    photos = try PhotoRequest(arguments, sources: pictures.map(SourceWord.init))
    isInteractive = arguments[Self.interactive]
    guard isInteractive || name != nil else {
      throw .usage(UsageError(command: arguments.path, .missingArgument("NAME")))
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let choices = try FieldChoices(options: values, narrows: !isInteractive, in: context)
    let (given, named, reader) = try content(choices.options, in: context)
    var (name, edits, photos) = (given ?? "", named, photos)
    if !isInteractive { edits = try choices.completed(edits, ofNew: name, in: context) }
    if isInteractive {
      let interview = AddInterview(name: given, given: named, photos: photos, reader: reader)
      (name, edits, photos) = try interview.run(in: context)
    }
    let received =
      try isInteractive && self.photos.sources.isEmpty
      ? photos.receivedIfAny(in: context)
      : photos.received(in: context, orElse: Wording.askAddWithout)
    let book = try context.openBook(createsDefault: true)
    if isInteractive {
      try context.obtainYes(Wording.askAdd(name, edits, photos: received.photos.count))
    }
    let pictures = try photos.confirmed(received, for: [], book, in: context)
    let (id, namesakes, stored) = try context.write(book) { writer throws(Failure) in
      let id = try add(name, edits, writer)
      let namesakes = try storing { () throws(StoreError) in
        try writer.reader.namesakes(of: id)
      }
      return (id, namesakes, try photos.store(pictures, for: [id], writer))
    }
    if !context.console.facts.outputIsTerminal { context.console.write("\(id)\n") }
    context.console.confirm(Wording.added(PersonName(id: id, name: name)))
    if let other = namesakes.first {
      context.console.note(Wording.namesake(PersonName(id: id, name: name), other))
    }
    stored.report(pictures, on: context.console)
    return .done
  }

  private func add(
    _ name: String, _ edits: FugitiveEdits, _ writer: BookWriter
  ) throws(Failure) -> FugitiveID {
    do {
      return try writer.add(name: name, edits: edits, sources: sources)
    } catch {
      switch error {
      case .currencyWithoutBounty, .impossibleAmount, .impossiblePlace, .loneCoordinate:
        throw .newPerson(error)
      default: throw .store(error)
      }
    }
  }

  /// The checked name and everything else that was given.
  private func content(
    _ values: [(FugitiveField, [String])], in context: Context
  ) throws(Failure) -> (name: String?, edits: FugitiveEdits, reader: FieldReader) {
    var reader = context.fieldReader
    if let (_, texts) = values.first(where: { $0.0 == .currency }), let text = texts.last,
      case .currency(let code) = try read(text, .currency, reader, context).value
    {
      reader = reader.defaulting(to: code)
    }
    let checked = try CheckedText.read(name, as: .name, subject: "NAME")
    var edits: [FugitiveEdit] = []
    for (field, texts) in values {
      if case .texts = field.kind {
        var items: [String] = []
        for text in texts { items.append(try item(text, field, reader)) }
        edits.append(FugitiveEdit(field, .add(items)))
      } else if let text = texts.last {
        let reading = try read(text, field, reader, context)
        guard !reading.value.isNull else { continue }
        edits.append(FugitiveEdit(field, .set(reading.value)))
      }
    }
    do {
      return (checked, try FugitiveEdits(edits), reader)
    } catch {
      throw .field(error, flag: nil)
    }
  }

  private func read(
    _ text: String, _ field: FugitiveField, _ reader: FieldReader, _ context: Context
  ) throws(Failure) -> FieldReading {
    do {
      let reading = try reader.read(text, for: field)
      if reading.isAmbiguousLocalTime { context.console.note(Wording.ambiguousLocalTime(text)) }
      return reading
    } catch {
      throw .field(error, flag: "--" + field.singularFlag)
    }
  }

  private func item(
    _ text: String, _ field: FugitiveField, _ reader: FieldReader
  ) throws(Failure) -> String {
    do {
      return try reader.readItem(text, for: field)
    } catch {
      throw .field(error, flag: "--" + field.singularFlag)
    }
  }

  private static func source(_ text: String) throws(Failure) -> SourceRecord {
    guard case .sourceKey(let name, let key)? = try? FugitiveReference(parsing: text) else {
      throw .option("--source", value: text, .badSource)
    }
    return SourceRecord(name: name, key: key)
  }

  private static func option(for field: FugitiveField) -> Option {
    let isList = FugitiveField.textLists.contains(field)
    return Option(
      field.singularFlag, value: FieldWords.valueName(of: field), repeats: isList,
      help: FieldWords.meaning(of: field), completion: FieldWords.completion(of: field))
  }
}
