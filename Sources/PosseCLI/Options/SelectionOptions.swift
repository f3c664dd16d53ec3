import Chronology
import CommandKit
import PosseModel
import PosseStore

/// The options by which `list` chooses and orders people.
enum SelectionOptions {
  static let captured = Flag("captured", help: "only people who are captured")
  static let atLarge = Flag("at-large", help: "only people who are at large")
  static let trashed = Flag("trashed", help: "people in the trash instead")
  static let tag = Option(
    "tag", value: "TAG", repeats: true, help: "only people with TAG; repeated, with all",
    completion: .dynamic("tags"))
  static let minimumBounty = Option(
    "min-bounty", value: "AMOUNT", help: "only bounties of AMOUNT or more, in any currency")
  static let due = Option(
    "due", value: "SPAN",

    help:
      "only people due within SPAN, such as 14d, or overdue; with --at-large those of the summary")
  static let sort = Option(
    "sort", short: "s", value: "FIELDS", help: "sort by FIELDS, each with :desc if wanted",
    completion: .list(FugitiveField.allCases.filter(\.hasOrder).map(\.name)))
  static let limit = Option("limit", short: "L", value: "N", help: "at most N people")
  static let group = Option(
    "group", short: "g", value: "FIELD", help: "group by FIELD, under headings in table and plain",
    completion: .choices(FugitiveField.allCases.filter(\.hasOrder).map(\.name)))
  static let exitStatus = Flag("exit-status", short: "e", help: "end with 3 when nobody is found")

  /// The options that say in what order people come and how many.
  static let ordering: [AnyOption] = [
    .option(sort), .option(limit), .option(group), .flag(exitStatus),
  ]
  static let all: [AnyOption] =
    [
      .flag(captured), .flag(atLarge), .flag(trashed), .option(tag), .option(minimumBounty),
      .option(due),
    ] + PredicateOptions.all + [.option(PredicateOptions.view)] + ordering
  static let exclusive = [["captured", "at-large"]]
}

/// What the selection options and the words of one command line ask for; amounts and spans wait for the context.
struct Selection {
  private var query = FugitiveQuery()
  private let minimumBounty: String?
  private let span: CalendarSpan?
  let group: FugitiveField?
  let fails: Bool
  /// Whether people are chosen by their due dates, which the list then shows.
  var isByDue: Bool { span != nil }
  let predicate: PredicateRequest
  /// The names of saved views.
  let views: [String]
  /// Whether the command line says in what order people come.
  let hasOrder: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    if arguments[SelectionOptions.captured] { query.isCaptured = true }
    if arguments[SelectionOptions.atLarge] { query.isCaptured = false }
    if arguments[SelectionOptions.trashed] { query.trash = .inside }
    query.tags = arguments.all(SelectionOptions.tag)
    // No tag is called so: somebody thought of edit --tag ?.
    if query.tags.contains("?") { throw .cannotChoose("--tag", instead: "--tag TAG") }
    query.words = try SearchArguments.words(arguments)
    minimumBounty = arguments[SelectionOptions.minimumBounty]
    fails = arguments[SelectionOptions.exitStatus]
    predicate = try PredicateRequest(arguments)
    views = arguments.all(PredicateOptions.view)
    hasOrder = arguments[SelectionOptions.sort] != nil
    if let text = arguments[SelectionOptions.due] {
      do {
        span = try CalendarSpan(parsing: text)
      } catch {
        throw .span(error, subject: "--due")
      }
    } else {
      span = nil
    }
    if let text = arguments[SelectionOptions.group] {
      let field = try FieldList.field(text, option: "--group")
      guard field.hasOrder else { throw .option("--group", value: text, .unorderedField(field)) }
      group = field
      query.order.append(.init(field))
    } else {
      group = nil
    }
    if let text = arguments[SelectionOptions.sort] {
      query.order += try Self.sortKeys(text)
    }
    if let text = arguments[SelectionOptions.limit] {
      query.limit = try WholeNumber.read(text, in: 1...Int(Int32.max), option: "--limit")
    }
  }

  /// The query, with what the clock and the configuration decide.
  func query(in context: Context) throws(Failure) -> FugitiveQuery {
    var query = query
    if let minimumBounty {
      do {
        query.minimumBounty =
          try Money(parsing: minimumBounty, defaultCurrency: context.currency).thousandths
      } catch {
        throw .money(error, subject: "--min-bounty")
      }
    }
    if let span {
      guard let latest = span.added(to: context.now) else {
        throw .span(.outOfRange(span.machineText), subject: "--due")
      }
      query.dueBy = latest
      if !hasOrder { query.order.append(.urgency(at: context.now)) }
    }
    return query
  }

  /// Reads the fields of `--sort`.
  static func sortKeys(_ text: String) throws(Failure) -> [FugitiveQuery.SortKey] {
    var keys: [FugitiveQuery.SortKey] = []
    for part in FieldList.names(in: text) {
      let pieces = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      let field = try FieldList.field(String(pieces[0]), option: "--sort")
      guard field.hasOrder else { throw .option("--sort", value: part, .unorderedField(field)) }
      switch pieces.count == 2 ? pieces[1] : "asc" {
      case "asc": keys.append(.init(field))
      case "desc": keys.append(.init(field, isDescending: true))
      default: throw .option("--sort", value: part, .badDirection)
      }
    }
    guard !keys.isEmpty else {
      throw .option("--sort", value: text, .emptyList(known: FugitiveField.allCases.map(\.name)))
    }
    return keys
  }
}
