import CommandKit
import PosseModel
import PosseStore
import PredicateFormat

/// `posse view save`: a filter under a name.
struct ViewSaveCommand: Command {
  private static let name = Argument(
    "NAME", .one, help: "the name, up to \(TextField.viewName.limit) characters",
    completion: .dynamic("views"))
  private static let predicate = Option(
    "where", short: "w", value: "PREDICATE",
    help: "what the view finds; @FILE reads it from FILE, - from standard input")
  private static let force = Flag("force", help: "replace the view of the same name")

  static let signature = CommandSignature(
    name: "save", summary: "save a filter under a name",
    discussion: [
      """
      Keeps the predicate as it is typed; its $VARIABLES get their values with -p each time the view \
      is used. With -s and -F the view has an order and fields of its \
      own; without them those of list.
      """
    ],
    output: "Nothing; what was saved is said on standard error.",
    examples: [
      Example("posse view save hot -w 'captured == NO AND bounty > 5000'", "a filter"),
      Example(
        "posse view save hot -w 'captured == NO' -s bounty:desc -F id,name --force",
        "another one in its place, with order and fields"),
    ],
    options: [
      .option(predicate), .option(SelectionOptions.sort),
      .option(OutputOptions.fields), .flag(force),
    ],
    arguments: [name], seeAlso: ["view list", "view show", "list"])

  private let view: SavedView
  /// The predicate, as `-w` names it.
  private let word: String
  private let replaces: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    let given = arguments[Self.name]
    guard let predicate = arguments[Self.predicate] else {
      throw .usage(
        arguments.refused(
          "--\(Self.predicate.name) is missing", advice: "say what the view finds"))
    }
    word = predicate
    var view = SavedView(
      name: try CheckedText.read(given, as: .viewName, subject: Self.name.name) ?? "",
      predicate: "")
    if let text = arguments[SelectionOptions.sort] {
      view.sort = try Selection.sortKeys(text).map(\.text).joined(separator: ",")
    }
    if let text = arguments[OutputOptions.fields] {
      view.fields = try FieldList.read(text, option: "--fields").map(\.name)
        .joined(separator: ",")
    }
    self.view = view
    replaces = arguments[Self.force]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let source = try PredicateText.source(word, in: context)
    try PredicateReading(schema: PredicateSchemas.fugitive, now: context.now).check(source)
    var view = view
    view.predicate = source.text
    let book = try context.openBook()
    let isReplaced = try context.write(book) { writer throws(Failure) in
      try storing { () throws(StoreError) in try writer.saveView(view, replaces: replaces) }
    }
    context.console.confirm(Wording.savedView(view.name, isReplaced: isReplaced))
    return .done
  }
}

extension FugitiveQuery.SortKey {
  /// The key as `--sort` takes it.
  fileprivate var text: String { isDescending ? field.name + ":desc" : field.name }
}
