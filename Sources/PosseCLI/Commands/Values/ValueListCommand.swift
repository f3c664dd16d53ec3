import CommandKit
import PosseModel
import PosseStore

/// `posse agent list` and its like: the values of a list with their uses.
struct ValueListCommand<List: ValueListing>: Command {
  private static var kind: ValueKind { List.kind }
  private static var format: Option { RowFormat.option(of: kind.plural) }
  private static var json: OptionalValueOption {
    OptionalValueOption(
      "json", value: "FIELDS", help: "write a JSON array, with all fields or FIELDS",
      listedValues: ValueColumn.columns(of: kind).map(\.title))
  }
  private static var state: Argument {
    Argument(
      "STATE", .optional, help: "only places in this state, by its two letters",
      completion: .choices(USState.all.map(\.code)))
  }

  static var signature: CommandSignature {
    CommandSignature(
      name: "list", aliases: ["ls"], summary: "list \(kind.plural) and how often each is used",
      output: output,
      examples: [Example("posse \(kind.rawValue) list", "all \(kind.plural)")]
        + (kind == .place ? [Example("posse place list TX", "the places in Texas")] : [])
        + [
          Example(
            "posse \(kind.rawValue) list --format jsonl | jq 'select(.people == 0).value'",
            "those that nobody has")
        ],
      options: [.option(format), .optionalValue(json)], exclusiveOptions: [["format", "json"]],
      arguments: kind == .place ? [state] : [], seeAlso: ["\(kind.rawValue) merge", "list"])
  }

  private static var output: String {
    let fields = ValueColumn.usual(of: kind).map(\.title)
    let listed = fields.dropLast().joined(separator: ", ") + " and " + (fields.last ?? "")
    var text = """
      On a terminal a table; elsewhere one line \(kind.withArticle) with TAB between \(listed), in \
      alphabetical order. people counts who has the \(kind.rawValue), those in the trash among them
      """
    if kind.isLogged { text += ", log the entries of the log" }
    text += "."
    text += " default is true for the one that is offered first."
    text += " --json writes an array of objects"
    text += kind == .place ? ", with country, state, zip and city besides." : "."
    return text
  }

  private let format: RowFormat?
  private let columns: [ValueColumn]
  private let state: String?

  init(_ arguments: ParsedArguments) throws(Failure) {
    let known = ValueColumn.columns(of: Self.kind)
    switch arguments[Self.json] {
    case .absent:
      format = arguments[Self.format].flatMap(RowFormat.init(rawValue:))
      columns = format == .json || format == .jsonl ? known : ValueColumn.usual(of: Self.kind)
    case .bare:
      format = .json
      columns = known
    case .value(let text):
      format = .json
      columns = try ValueColumn.list(text, among: known)
    }
    guard Self.kind == .place, let text = arguments[Self.state] else {
      state = nil
      return
    }
    do {
      state = try PlacePart.state.validated(text)
    } catch {
      throw .point(.place(error), subject: Self.state.name)
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let values = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.values(of: Self.kind, in: state) }
    }
    let console = context.console
    let format = format ?? (console.facts.outputIsTerminal ? .table : .tsv)
    if format == .table, context.usesPager { context.startPager() }
    RowPrinter(format: format, columns: columns)
      .print(values, on: console, nothing: Wording.noValues(Self.kind))
    return .done
  }
}
