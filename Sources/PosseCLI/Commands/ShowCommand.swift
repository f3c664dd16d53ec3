import CommandKit
import PosseModel
import PosseStore

/// `posse show`: everything about people.
struct ShowCommand: Command {
  private static let photos = Option(
    "photos", value: "WHICH", help: "photos to tell about; primary unless said",
    choices: ["none", "primary", "all"])

  private static let history = Flag("history", help: "tell who changed what and when, too")

  static let signature = CommandSignature(
    name: "show", summary: "show all that is known about people",
    discussion: ["Shows a dossier for each person named, also for people in the trash."],
    output: """
      A dossier: a heading, then one line a field, then photos and log. Without a terminal the \
      same text, 80 columns wide and without colour. --json writes an array with one object a \
      person, with all fields or those named.
      """,
    examples: [
      Example("posse show koehler", "the dossier of the one person of that name"),
      Example("posse show 12,15-18 --json", "several people for a script"),
      Example("posse show fbi:6f2a --photos all", "by the key of a source, with every photo"),
    ],
    options: [
      .option(photos), .flag(history), .optionalValue(OutputOptions.json),
      .flag(ReferenceArguments.null),
    ] + PredicateOptions.all,
    arguments: [ReferenceArguments.some], seeAlso: ["list", "photo list"])

  private let references: ReferenceArguments
  private let which: Dossier.Photos
  private let jsonFields: [FugitiveField]?
  private let tellsHistory: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments, ReferenceArguments.some, takesPredicate: true)
    which = arguments[Self.photos].flatMap(Dossier.Photos.init(rawValue:)) ?? .primary
    tellsHistory = arguments[Self.history]
    switch arguments[OutputOptions.json] {
    case .absent: jsonFields = nil
    case .bare: jsonFields = FugitiveField.allCases
    case .value(let text): jsonFields = try FieldList.read(text, option: "--json")
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try references.expanded(in: context)
    let fields = jsonFields ?? FugitiveField.allCases
    let book = try context.openBook(for: named)
    let references = try context.settled(named, scope: .all, in: book)
    let people = try context.read(book) { reader throws(Failure) in
      let ids = try reader.people(references, scope: .all)
      let rows = try storing { () throws(StoreError) in try reader.values(of: fields, for: ids) }
      var people: [(row: FugitiveRow, isTrashed: Bool, history: [HistoryEntry])] = []
      for id in ids {
        guard let row = rows[id] else { continue }
        let isTrashed = try storing { () throws(StoreError) in try reader.isTrashed(id) }
        let history = try storing { () throws(StoreError) in
          tellsHistory ? try reader.history(of: [id]) : []
        }
        people.append((row, isTrashed, history))
      }
      return people
    }
    let console = context.console
    if jsonFields != nil {
      let objects = people.map { person in
        person.row.json(fields, history: tellsHistory ? person.history : nil)
      }
      let text = JSONText.array(objects).compact(isVisible: console.facts.outputIsTerminal)
      console.write(text + "\n")
      return .done
    }
    if context.usesPager { context.startPager() }
    let width = console.facts.outputIsTerminal ? console.facts.width : 80
    let page = HistoryPage(isWhole: !console.facts.outputIsTerminal)
    for (index, person) in people.enumerated() {
      if index > 0 { console.writeLine() }
      let dossier = Dossier(row: person.row, isTrashed: person.isTrashed, photos: which)
      for line in dossier.lines(width: width) { console.writeLine(line) }
      guard tellsHistory else { continue }
      console.writeLine("History")
      for entry in person.history {
        let own = entry.changes(of: person.row.id)
        for line in page.lines(of: own, isAboutOne: true) { console.writeLine("  " + line) }
      }
    }
    return .done
  }
}
