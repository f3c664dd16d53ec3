import CommandKit
import PosseModel
import PosseStore

/// `posse list`: people by filter, in any form.
struct ListCommand: Command {
  static let signature = CommandSignature(
    name: "list", aliases: ["ls"], summary: "list people",
    discussion: [
      """
      Lists everybody outside the trash, or those who pass every filter given: flags, words, saved \
      views and predicates add up. A predicate is explained in 'posse help predicates'. People are in the \
      order of their numbers, with --due by urgency: who is overdue first, then by the end of the \
      due date, which for a month or a year is its last day. --due shows captured people as well, \
      whom the summary of posse alone leaves out as --at-large does. People without a value come \
      last whatever the order.
      """,
      """
      WORDS look into names, aliases, desc and notes as 'posse search' does, and join the other \
      filters.
      """,
    ],
    output: """
      On a terminal an aligned table with a header, fitted to the width; long cells end in an \
      ellipsis, and captured and captdate share a column. Elsewhere one line a person with TAB \
      between the fields, no header, nothing cut. The same rows either way. The fields are id, \
      name, bounty, captured, captdate, place and tags unless -F names others, with --due also due \
      behind the name; --json writes all. Tables and sentences say 'overdue' of a deadline that has \
      passed for someone at large.
      """,
    examples: [
      Example(
        "posse list -w 'captured == YES AND bounty >= 5000' -s captdate:desc",
        "by a predicate, latest capture first"),
      Example("posse list --captured -s captdate:desc", "who was captured, latest first"),
      Example("posse list --due 14d", "deadlines of the next two weeks"),
      Example("posse list --tag fta --json=id,name | jq -r '.[].name'", "names for a script"),
      Example("posse list --at-large blue eyes", "who is at large and has both words"),
      Example("posse list -T '{id}\\t{name}\\t{bounty:money}'", "lines of one's own making"),
    ],
    options: SelectionOptions.all + [.flag(PredicateOptions.explain)] + OutputOptions.all,
    exclusiveOptions: SelectionOptions.exclusive + OutputOptions.exclusive,
    arguments: [SearchArguments.any], seeAlso: ["search", "show", "capture"])

  private let selection: Selection
  private let output: OutputPlan
  private let explains: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    selection = try Selection(arguments)
    output = try OutputPlan(arguments)
    explains = arguments[PredicateOptions.explain]
    guard !explains || !selection.predicate.isEmpty || !selection.views.isEmpty else {
      throw .usage(
        arguments.refused(
          "--explain explains a predicate", advice: "name one with --where"))
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    try PeopleList(selection: selection, output: output, explains: explains).print(in: context)
  }
}
