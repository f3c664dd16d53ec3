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
      offenses, places and tags from lists. What does not fit is asked for again, before a photo \
      is taken. Then all of it is shown, and added, discarded or asked for again as you say; --yes \
      adds at once. Answers that were neither added nor discarded are kept in a file of your own. \
      Without -i, a ? as the value of --agent, --offense, --place or --tag lets you choose that \
      one on a terminal, and a state alone, as --place TX, asks for the ZIP code.
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
    let (name, given, reader) = try content(choices.options, in: context)
    guard !isInteractive else {
      return try AddInterview(
        name: name, given: given, sources: sources, photos: photos, reader: reader
      ).run(in: context)
    }
    let edits = try choices.completed(given, ofNew: name ?? "", in: context)
    let person = NewPerson(name: name ?? "", edits: edits, sources: sources)
    if !photos.sources.isEmpty { try refuseBeforehand(person, in: context) }
    let received = try photos.received(in: context, orElse: Wording.askAddWithout)
    try person.save(
      with: photos, received, in: try context.openBook(createsDefault: true), context)
    return .done
  }

  /// What the book refuses must be known before a camera is looked into.
  private func refuseBeforehand(_ person: NewPerson, in context: Context) throws(Failure) {
    let book = try context.openBook(createsDefault: true)
    try context.rehearse(book) { writer throws(Failure) in _ = try person.added(by: writer) }
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
