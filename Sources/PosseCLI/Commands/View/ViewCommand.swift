import CommandKit

/// `posse view`: the commands about saved views.
enum ViewCommand {
  static let name = Argument(
    "NAME", .one, help: "the name of a view; case and accents count only where two differ by them",
    completion: .dynamic("views"))

  static let signature = CommandSignature(
    name: "view", summary: "save filters under names",
    discussion: [
      """
      A view is a predicate under a name, perhaps with the order and the fields of its list. \
      Views are part of the book: what is done to them stands in the history, and undo takes it \
      back.
      """
    ],
    output: "What its commands print; each says so in its own help.",
    examples: [Example("posse view list", "which views are there?")],
    subcommands: [
      ViewSaveCommand.signature, ViewListCommand.signature, ViewShowCommand.signature,
      ViewRemoveCommand.signature,
    ])
}
