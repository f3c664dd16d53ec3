import CommandKit
import PosseModel
import PosseStore

/// `posse history`: who changed what and when.
struct HistoryCommand: Command {
  private static let limit = Option("limit", short: "L", value: "N", help: "at most N commands")
  private static let json = Flag("json", help: "write a JSON array")

  static let signature = CommandSignature(
    name: "history", summary: "show who changed what and when",
    discussion: [
      "Shows every command that changed the book, or those that touched the people named."
    ],
    output: """
      For each command, newest first, a line with its date, who ran it and the command, then a \
      line for each change in words of fields. Long texts are cut on a terminal only. --json writes an array of objects with id, at, \
      user, command, fugitives, changes and undone.
      """,
    examples: [
      Example("posse history -L 5", "the last five commands"),
      Example("posse history koehler", "everything done to one person"),
      Example("posse history --json | jq '.[0].changes'", "for a script"),
    ],
    options: [.option(limit), .flag(json), .flag(OutputOptions.null)],
    arguments: [ReferenceArguments.some], seeAlso: ["undo", "redo", "show"])

  private let references: ReferenceArguments
  private let limit: Int?
  private let writesJSON: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(
      arguments.all(ReferenceArguments.some), endsWithNull: arguments[OutputOptions.null])
    limit = try arguments[Self.limit].map { text throws(Failure) in
      try WholeNumber.read(text, in: 1...Int(Int32.max), option: "--limit")
    }
    writesJSON = arguments[Self.json]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try references.expanded(in: context)
    let namesEverybody = named.isEmpty
    let book = try context.openBook()
    let references =
      namesEverybody ? named : try context.settled(named, scope: .all, in: book)
    let entries = try context.read(book) { reader throws(Failure) in
      let ids = namesEverybody ? nil : try reader.people(references, scope: .all)
      return try storing { () throws(StoreError) in try reader.history(of: ids, limit: limit) }
    }
    let console = context.console
    if writesJSON {
      let text = JSONText.array(entries.map(\.json))
      console.write(text.compact(isVisible: console.facts.outputIsTerminal) + "\n")
      return .done
    }
    if entries.isEmpty, console.facts.outputIsTerminal { console.confirm(Wording.noHistory) }
    if context.usesPager { context.startPager() }
    let page = HistoryPage(isWhole: !console.facts.outputIsTerminal)
    for entry in entries {
      for line in page.lines(of: entry, isAboutOne: false) { console.writeLine(line) }
    }
    return .done
  }
}
