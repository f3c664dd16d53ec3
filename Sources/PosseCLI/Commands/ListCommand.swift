import CommandKit
import PosseModel
import PosseStore

/// `posse list`: people by filter, in any form.
struct ListCommand: Command {
  static let signature = CommandSignature(
    name: "list", aliases: ["ls"], summary: "list people",
    discussion: [
      """
      Lists everybody outside the trash, or those who pass every filter given. People are in the \
      order of their numbers, with --due in the order of their due dates; people without a value \
      come last either way.
      """
    ],
    output: """
      On a terminal an aligned table with a header, fitted to the width; long cells end in an \
      ellipsis, and captured and captdate share a column. Elsewhere one line a person with TAB \
      between the fields, no header, nothing cut. The same rows either way. The fields are id, \
      name, bounty, captured, captdate, place and tags unless -F names others; --json writes all.
      """,
    examples: [
      Example("posse list --captured -s captdate:desc", "who was captured, latest first"),
      Example("posse list --due 14d", "deadlines of the next two weeks"),
      Example("posse list --tag fta --json=id,name | jq -r '.[].name'", "names for a script"),
      Example("posse list -T '{id}\\t{name}\\t{bounty:money}'", "lines of one's own making"),
    ],
    options: SelectionOptions.all + [.flag(PredicateOptions.explain)] + OutputOptions.all,
    exclusiveOptions: SelectionOptions.exclusive + OutputOptions.exclusive,
    seeAlso: ["show", "capture"])

  private let selection: Selection
  private let output: OutputPlan
  private let explains: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    selection = try Selection(arguments)
    output = try OutputPlan(arguments)
    explains = arguments[PredicateOptions.explain]
    guard !explains || !selection.predicate.isEmpty else {
      throw .usage(
        arguments.refused(
          "--explain explains a predicate", advice: "name one with --where"))
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    var query = try selection.query(in: context)
    let predicate = try selection.predicate.checked(in: context)
    query.predicate = predicate?.checked
    if explains, let predicate {
      try PredicateExplanation(predicate, query: query, in: context)
        .write(asJSON: output.format == .json, on: context.console)
      return .done
    }
    let isTerminal = context.console.facts.outputIsTerminal
    let format = output.format(onTerminal: isTerminal)
    let fields = output.fields(for: format)
    var wanted = fields
    var extra: [FugitiveField] = []
    if let group = selection.group { extra.append(group) }
    if format == .table, isTerminal { extra += [.captured, .bounty] }
    for field in extra where !wanted.contains(field) { wanted.append(field) }
    let book = try context.openBook()
    if query.predicate != nil { try context.usePredicates(book) }
    let showsFooter = format == .table && isTerminal
    let (rows, total) = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in
        let rows = try reader.list(query, fields: wanted)
        let isCut = showsFooter && query.limit == rows.count
        return (rows, isCut ? try reader.count(query) : nil)
      }
    }
    if format == .table, context.usesPager { context.startPager() }
    RecordPrinter(
      format: format, fields: fields, endsWithNull: output.endsWithNull, group: selection.group
    ).print(rows, on: context.console)
    // The total belongs below the table, which a pager may still hold.
    context.console.finishPaging()
    if format == .table, isTerminal {
      context.console.confirm(
        ListFooter.line(for: rows, inTrash: query.trash == .inside, total: total))
    }
    return rows.isEmpty && selection.fails ? .notFound : .done
  }
}
