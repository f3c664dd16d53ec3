import CommandKit
import PosseStore
import PredicateFormat

/// `posse predicate`: checks and explains a predicate, or asks it of one record.
struct PredicateCommand: Command {
  private static let predicate = Argument(
    "PREDICATE", .one,
    help: "the predicate; @FILE reads it from FILE, - from standard input", takesBytes: false)
  private static let syntax = Flag(
    "syntax", help: "only read the predicate, without looking up its fields")
  private static let json = Flag("json", help: "write a JSON object")
  private static let record = Option(
    "record", value: "JSON", help: "tell whether it holds of one record; @FILE reads the record")

  static let signature = CommandSignature(
    name: "predicate", summary: "check and explain a predicate",
    discussion: [
      """
      Reads a predicate and looks up its fields, without reading anybody from a book: wrong ones \
      are explained, each error with its place. With --record the predicate is asked of one \
      record that is given as JSON, in memory and in SQL, which needs no book.
      """,
      "The language is described in posse-predicates(7) and in 'posse help predicates'.",
    ],
    output: """
      The canonical spelling, the meaning in English, the SQL with its parameters and how the \
      database would go about it; with --syntax only the spelling and the meaning. With --record \
      the one word true or false.
      """,
    examples: [
      Example(
        "posse predicate 'captured == YES AND bounty >= $least' -p least=5000",
        "what a predicate means"),
      Example(
        "posse predicate 'name BEGINSWITH[cd] \"jo\"' --record '{\"name\": \"José\"}'",
        "ask it of one record"),
    ],
    options: [
      .option(PredicateOptions.parameter), .flag(syntax), .flag(json), .option(record),
    ],
    exclusiveOptions: [["syntax", "record"]], arguments: [predicate], seeAlso: ["list"])

  /// The most bytes of a record.
  private static let recordLimit = 16 << 20

  private let word: String
  private let parameters: PredicateParameters
  private let readsOnly: Bool
  private let writesJSON: Bool
  private let recordWord: String?

  init(_ arguments: ParsedArguments) throws(Failure) {
    word = arguments[Self.predicate] ?? ""
    parameters = try PredicateParameters(arguments.all(PredicateOptions.parameter))
    readsOnly = arguments[Self.syntax]
    writesJSON = arguments[Self.json]
    recordWord = arguments[Self.record]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let source = try PredicateText.source(word, in: context)
    if let recordWord {
      try ask(source, of: recordWord, in: context)
      return .done
    }
    let explanation: PredicateExplanation
    if readsOnly {
      explanation = PredicateExplanation(try PredicateReading.parsed(source))
    } else {
      let reading = PredicateReading(
        schema: PredicateSchemas.fugitive, now: context.now, bindings: parameters.bindings)
      let read = try reading.read(source)
      for warning in read.warnings { context.console.note(PredicateWording.warning(warning)) }
      var query = FugitiveQuery()
      query.predicate = read.checked
      explanation = try PredicateExplanation(read, query: query, in: context)
    }
    explanation.write(asJSON: writesJSON, on: context.console)
    return .done
  }

  /// Answers the predicate for one record by both engines.
  private func ask(
    _ source: PredicateSource, of word: String, in context: Context
  ) throws(Failure) {
    let text =
      word.hasPrefix("@")
      ? try TextFile.read(word.dropFirst(), limit: Self.recordLimit, subject: "--record") : word
    let record = try RecordReading(text)
    let reading = PredicateReading(
      schema: PredicateSchemas.fugitive, now: context.now,
      bindings: record.bindings.merging(parameters.bindings) { _, given in given })
    let read = try reading.read(source, refusesUnused: false)
    try parameters.refuseUnused(by: read, in: source)
    let engines = try TwoEngines(record.image, now: context.now)
    let (inMemory, inSQL) = try engines.answers(to: read.checked)
    guard inMemory == inSQL else {
      throw .enginesDisagree(
        Failure.Disagreement(
          predicate: read.expression.canonicalText, record: text, answer: inMemory,
          plan: try engines.plan(of: read.checked)))
    }
    context.console.write(inMemory ? "true\n" : "false\n")
  }
}
