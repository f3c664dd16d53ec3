import CommandKit

/// `posse search`: people by words in their texts.
struct SearchCommand: Command {
  static let signature = CommandSignature(
    name: "search", summary: "find people by words in their texts",
    discussion: [
      """
      Looks into name, aliases, desc and notes of everybody outside the trash. Each of the WORDS \
      must be the beginning of a word somewhere in the texts of a person; case and accents do not \
      count. Words between double quotes must stand as whole words side by side in one text; the \
      quotes must reach posse, so they stand in single quotes for the shell. A part of a Chinese, \
      Japanese or Korean name is found anywhere in it.
      """,
      """
      There are no operators: whatever is no letter, digit or mark only separates words. With \
      filters, 'posse list WORDS' finds the same.
      """,
    ],
    output: """
      What list prints, in the same forms: a table on a terminal, elsewhere one line a person with \
      TAB between the fields, with --json one array. People are in the order of their numbers \
      unless -s says otherwise.
      """,
    examples: [
      Example("posse search scar cheek", "everybody with both words, wherever they stand"),
      Example("posse search '\"el chivato\"'", "these two words side by side"),
      Example("posse search voss --json=id,name", "for a script"),
    ],
    options: SelectionOptions.ordering + OutputOptions.all,
    exclusiveOptions: OutputOptions.exclusive, arguments: [SearchArguments.some],
    seeAlso: ["list", "show"])

  private let selection: Selection
  private let output: OutputPlan

  init(_ arguments: ParsedArguments) throws(Failure) {
    selection = try Selection(arguments)
    output = try OutputPlan(arguments)
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    try PeopleList(selection: selection, output: output).print(in: context)
  }
}
