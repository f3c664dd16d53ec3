import CommandKit
import PosseModel
import PosseStore

/// `posse view show`: one saved view.
struct ViewShowCommand: Command {
  private static let json = OptionalValueOption(
    "json", value: "FIELDS", help: "write a JSON array, with all fields or FIELDS",
    listedValues: ViewColumn.allCases.map(\.rawValue))

  static let signature = CommandSignature(
    name: "show", summary: "show a saved view",
    output: """
      One line each for name and predicate, and for sort and fields where the view has them. \
      --json writes an array with one object, in which the predicate is as it was typed.
      """,
    examples: [
      Example("posse view show hot", "what is in it"),
      Example("posse view show hot --json | jq -r '.[].predicate'", "the predicate alone"),
    ],
    options: [.optionalValue(json)], arguments: [ViewCommand.name],
    seeAlso: ["view list", "view save"])

  private let name: String
  private let jsonColumns: [ViewColumn]?

  init(_ arguments: ParsedArguments) throws(Failure) {
    name = try ViewName.read(arguments)
    switch arguments[Self.json] {
    case .absent: jsonColumns = nil
    case .bare: jsonColumns = ViewColumn.allCases
    case .value(let text): jsonColumns = try ViewColumn.list(text, among: ViewColumn.allCases)
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let view = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.view(named: name) }
    }
    if let jsonColumns {
      RowPrinter(format: .json, columns: jsonColumns)
        .print([view], on: context.console, nothing: Wording.noViews)
      return .done
    }
    for column in ViewColumn.allCases {
      guard let text = column.text(of: view) else { continue }
      let label = "\(column.rawValue):"
      let blanks = String(repeating: " ", count: max(1, 12 - label.count))
      context.console.writeLine("\(label)\(blanks)\(text)")
    }
    return .done
  }
}
