import CommandKit
import PosseModel
import PosseStore

/// `posse log list`: entries of the log by person and by predicate.
struct LogListCommand: Command {
  private static let predicate = Option(
    "where", short: "w", value: "PREDICATE", repeats: true,
    help: "only entries for which PREDICATE holds; @FILE reads it from FILE, - from standard input")
  private static let sort = Option(
    "sort", short: "s", value: "FIELDS", help: "sort by FIELDS, each with :desc if wanted",
    completion: .list(LogFields.names))
  private static let limit = Option("limit", short: "L", value: "N", help: "at most N entries")
  private static let fields = Option(
    "fields", short: "F", value: "FIELDS", help: "show FIELDS, separated by commas",
    completion: .list(LogFields.names))
  private static let format = Option(
    "format", short: "f", value: "FORMAT", help: "write entries as FORMAT",
    choices: LogFormat.allCases.map(\.rawValue))
  private static let json = OptionalValueOption(
    "json", value: "FIELDS", help: "write a JSON array, with all fields or FIELDS",
    listedValues: LogFields.names)
  private static let exitStatus = Flag(
    "exit-status", short: "e", help: "end with 3 when there is no entry")

  static let signature = CommandSignature(
    name: "list", aliases: ["ls"], summary: "list entries of the log",
    discussion: [
      """
      Lists the entries about the people named, or about everybody outside the trash, by date; \
      entries without a date come last. A predicate asks about one entry, with the names of its \
      fields alone: id fugitive name action date agent place lat lon reason note private. fugitive \
      is the number of the person and name the name.
      """
    ],
    output: """
      On a terminal an aligned table; elsewhere one line an entry with TAB between the fields, \
      nothing cut: id, date, fugitive, name, action, place, agent and note unless -F names others. \
      Tables and sentences say which entries are private. --json writes an array of objects with all \
      fields; id is a number in it.
      """,
    examples: [
      Example("posse log list 12", "what was done about one person"),
      Example(
        "posse log list -w 'agent == \"Reyes\" AND date >= \"7 days ago\"'",
        "what somebody did this week"),
      Example("posse log list -s date:desc -L 20", "the latest entries"),
      Example("posse log list -w 'private == YES' --format ids", "numbers for a script"),
    ],
    options: [
      .option(predicate), .option(PredicateOptions.parameter), .flag(PredicateOptions.explain),
      .option(sort), .option(limit), .option(fields), .option(format), .optionalValue(json),
      .flag(OutputOptions.null), .flag(exitStatus),
    ],
    exclusiveOptions: [["format", "json"]], arguments: [ReferenceArguments.some],
    seeAlso: ["log add", "log report", "list"])

  private let references: ReferenceArguments
  private let request: PredicateRequest
  private let order: [LogQuery.SortKey]?
  private let limit: Int?
  private let format: LogFormat?
  private let fields: [LogRecordField]?
  private let endsWithNull: Bool
  private let explains: Bool
  private let fails: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments.all(ReferenceArguments.some))
    request = try PredicateRequest(arguments)
    try StandardInputText.refuseTwice(
      references.words, request.words.map { Array($0.utf8) })
    order = try arguments[Self.sort].map { text throws(Failure) in try LogFields.sortKeys(text) }
    limit = try arguments[Self.limit].map { text throws(Failure) in
      try WholeNumber.read(text, in: 1...Int(Int32.max), option: "--limit")
    }
    var fields = try arguments[Self.fields].map { text throws(Failure) in
      try LogFields.read(text, option: "--fields")
    }
    switch arguments[Self.json] {
    case .absent: format = arguments[Self.format].flatMap(LogFormat.init(rawValue:))
    case .bare: format = .json
    case .value(let text):
      format = .json
      fields = try LogFields.read(text, option: "--json")
    }
    self.fields = fields
    endsWithNull = arguments[OutputOptions.null]
    if endsWithNull, format != .ids, format != .plain {
      throw .option("--null", value: "", .nullNeedsIDsOrPlain)
    }
    fails = arguments[Self.exitStatus]
    explains = arguments[PredicateOptions.explain]
    guard !explains || !request.isEmpty else {
      throw .usage(
        arguments.refused("--explain explains a predicate", advice: "name one with --where"))
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try references.expanded(in: context)
    let book = try context.openBook()
    let references = named.isEmpty ? named : try context.settled(named, scope: .live, in: book)
    var query = LogQuery()
    if let order { query.order = order }
    query.limit = limit
    let read = try request.checked(in: context, schema: PredicateSchemas.log)
    if let read {
      query.predicate = read.checked
      try context.usePredicates(book)
    }
    let namesEverybody = references.isEmpty
    let (records, plan) = try context.read(book) { reader throws(Failure) in
      var query = query
      if !namesEverybody { query.people = try reader.people(references, scope: .live) }
      let asked = query
      return try storing { () throws(StoreError) -> ([LogRecord], PredicatePlan?) in
        explains
          ? ([], try reader.plan(of: asked)) : (try reader.logRecords(asked), nil)
      }
    }
    let console = context.console
    if let read, let plan {
      PredicateExplanation(read, plan: plan).write(asJSON: format == .json, on: console)
      return .done
    }
    let format = format ?? (console.facts.outputIsTerminal ? .table : .tsv)
    if format == .table, context.usesPager { context.startPager() }
    LogPrinter(format: format, fields: fields, endsWithNull: endsWithNull).print(
      records, on: console)
    console.finishPaging()
    if format == .table, console.facts.outputIsTerminal {
      console.confirm(Wording.logEntries(records.count))
    }
    return records.isEmpty && fails ? .notFound : .done
  }
}
