import CommandKit

/// `posse remove`: into the trash.
struct RemoveCommand: Command {
  static let signature = CommandSignature(
    name: "remove", aliases: ["rm"], summary: "put people in the trash",
    discussion: [
      """
      People in the trash are left out everywhere but in list --trashed, show, restore and purge. \
      Nothing of them is lost before purge.
      """
    ],
    output: "Nothing; each removal is confirmed in a line on standard error.",
    examples: [
      Example("posse remove 12", "put one person in the trash"),
      Example("posse restore 12", "and take the person out again"),
    ],
    options: [.flag(ReferenceArguments.null)] + PredicateOptions.all,
    arguments: [ReferenceArguments.some], seeAlso: ["restore", "purge", "list"])

  private let references: ReferenceArguments

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(arguments, ReferenceArguments.some, takesPredicate: true)
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    try TrashMove(goesIn: true, references: references).run(in: context)
  }
}
