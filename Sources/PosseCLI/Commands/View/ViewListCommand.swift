import CommandKit
import PosseModel
import PosseStore

/// `posse view list`: the saved views.
struct ViewListCommand: Command {
  private static let format = RowFormat.option(of: "views")
  private static let json = OptionalValueOption(
    "json", value: "FIELDS", help: "write a JSON array, with all fields or FIELDS",
    listedValues: ViewColumn.allCases.map(\.rawValue))

  static let signature = CommandSignature(
    name: "list", aliases: ["ls"], summary: "list saved views",
    output: """
      On a terminal a table; elsewhere one line a view with TAB between name, predicate, sort and \
      fields, in the order of their names. --json writes an array of objects, in which fields is \
      an array of names; what a view leaves to list is null.
      """,
    examples: [
      Example("posse view list", "all views"),
      Example("posse view list --json=name,predicate", "for a script"),
    ],
    options: [.option(format), .optionalValue(json)], exclusiveOptions: [["format", "json"]],
    seeAlso: ["view show", "view save"])

  private let format: RowFormat?
  private let columns: [ViewColumn]

  init(_ arguments: ParsedArguments) throws(Failure) {
    switch arguments[Self.json] {
    case .absent:
      format = arguments[Self.format].flatMap(RowFormat.init(rawValue:))
      columns = ViewColumn.allCases
    case .bare:
      format = .json
      columns = ViewColumn.allCases
    case .value(let text):
      format = .json
      columns = try ViewColumn.list(text, among: ViewColumn.allCases)
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let views = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.views() }
    }
    let console = context.console
    let format = format ?? (console.facts.outputIsTerminal ? .table : .tsv)
    if format == .table, context.usesPager { context.startPager() }
    RowPrinter(format: format, columns: columns).print(views, on: console, nothing: Wording.noViews)
    return .done
  }
}
