import CommandKit
import PosseModel
import PosseStore

/// `posse view remove`: a saved view out of the book.
struct ViewRemoveCommand: Command {
  static let signature = CommandSignature(
    name: "remove", aliases: ["rm"], summary: "remove a saved view",
    discussion: ["Nobody is removed with it."],
    output: "Nothing; what was removed is said on standard error.",
    examples: [Example("posse view rm hot", "forget the view hot")],
    arguments: [ViewCommand.name], seeAlso: ["view list", "undo"])

  private let name: String

  init(_ arguments: ParsedArguments) throws(Failure) {
    name = try ViewName.read(arguments)
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let view = try context.write(book) { writer throws(Failure) in
      try storing { () throws(StoreError) in try writer.removeView(named: name) }
    }
    context.console.confirm(Wording.removedView(view.name))
    return .done
  }
}
