import CommandKit

/// `posse restore`: out of the trash.
struct RestoreCommand: Command {
  static let signature = CommandSignature(
    name: "restore", summary: "take people out of the trash",
    output: "Nothing; each return is confirmed in a line on standard error.",
    examples: [
      Example("posse restore 12", "take one person out of the trash"),
      Example("posse list --trashed", "who is in it"),
    ],
    options: [.flag(ReferenceArguments.null)] + PredicateOptions.all,
    arguments: [ReferenceArguments.inTrash], seeAlso: ["remove", "list"])

  private let references: ReferenceArguments

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments, ReferenceArguments.inTrash, takesPredicate: true)
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    try TrashMove(goesIn: false, references: references).run(in: context)
  }
}
