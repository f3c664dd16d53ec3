import CommandKit
import PosseModel

/// The options by which a command that lists people says how they are written.
enum OutputOptions {
  static let format = Option(
    "format", short: "f", value: "FORMAT", help: "write rows as FORMAT",
    choices: RecordFormat.names)
  static let json = OptionalValueOption(
    "json", value: "FIELDS", help: "write a JSON array, with all fields or FIELDS",
    listedValues: FugitiveField.allCases.map(\.name))
  static let fields = Option(
    "fields", short: "F", value: "FIELDS", help: "show FIELDS, separated by commas",
    completion: .list(FugitiveField.allCases.map(\.name)))
  static let template = Option(
    "template", short: "T", value: "TEXT", help: "write TEXT for each, with {field} filled in")
  static let null = Flag("null", short: "0", help: "end each of ids and plain with NUL")

  static let all: [AnyOption] = [
    .option(format), .optionalValue(json), .option(fields), .option(template), .flag(null),
  ]
  static let exclusive = [["format", "json", "template"]]
}

/// The form in which people are written.
enum RecordFormat: Equatable {
  case table, plain, tsv, csv, json, jsonl, ids
  case template(Template)

  static let names = ["table", "plain", "tsv", "csv", "json", "jsonl", "ids"]

  init?(name: String) {
    switch name {
    case "table": self = .table
    case "plain": self = .plain
    case "tsv": self = .tsv
    case "csv": self = .csv
    case "json": self = .json
    case "jsonl": self = .jsonl
    case "ids": self = .ids
    default: return nil
    }
  }
}

/// What the output options of one command line ask for.
struct OutputPlan: Equatable {
  /// The form; nil leaves the choice between table and tsv to where the output goes.
  var format: RecordFormat?
  /// The fields; nil means those that the form shows by default.
  var fields: [FugitiveField]?
  /// Whether each record ends with NUL instead of a line feed.
  var endsWithNull: Bool

  /// The plan with the fields of a saved view, unless it has fields of its own.
  func showing(_ viewFields: String?) throws(Failure) -> OutputPlan {
    guard fields == nil, let viewFields else { return self }
    var plan = self
    plan.fields = try FieldList.read(viewFields, option: "--view")
    return plan
  }

  init(_ arguments: ParsedArguments) throws(Failure) {
    endsWithNull = arguments[OutputOptions.null]
    if let text = arguments[OutputOptions.fields] {
      fields = try FieldList.read(text, option: "--fields")
    }
    if let text = arguments[OutputOptions.template] {
      let template = try Template(parsing: text)
      format = .template(template)
      fields = template.fields
    } else if let name = arguments[OutputOptions.format] {
      format = RecordFormat(name: name)
    }
    switch arguments[OutputOptions.json] {
    case .absent: break
    case .bare: format = .json
    case .value(let text):
      format = .json
      fields = try FieldList.read(text, option: "--json")
    }
    if endsWithNull, format != .ids, format != .plain {
      throw .option("--null", value: "", .nullNeedsIDsOrPlain)
    }
  }

  /// The plan that shows due dates behind the names, unless it has fields of its own.
  func showingDue() -> OutputPlan {
    guard fields == nil, format != .json, format != .jsonl, format != .ids else { return self }
    var plan = self
    plan.fields = FugitiveField.listDefaults.flatMap { $0 == .name ? [.name, .due] : [$0] }
    return plan
  }

  /// The form for an output that is a terminal or not.
  func format(onTerminal isTerminal: Bool) -> RecordFormat {
    format ?? (isTerminal ? .table : .tsv)
  }

  /// The fields that the form needs.
  func fields(for format: RecordFormat) -> [FugitiveField] {
    switch format {
    case .ids: [.id]
    case .json, .jsonl: fields ?? FugitiveField.allCases
    default: fields ?? FugitiveField.listDefaults
    }
  }
}
