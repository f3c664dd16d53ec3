import CommandKit
import PosseStore

/// `posse redo`: brings back commands that were taken back.
struct RedoCommand: Command {
  private static let count = Argument("N", .optional, help: "how many commands; 1 by default")

  static let signature = CommandSignature(
    name: "redo", summary: "bring back what undo took back",
    discussion: [
      """
      Brings back whole commands, the one taken back last first; all N or none. Once something new \
      was changed there is nothing to bring back any more.
      """
    ],
    output: "Nothing; what was brought back is said on standard error.",
    examples: [Example("posse redo", "bring back the command that was taken back last")],
    arguments: [count], seeAlso: ["undo", "history"])

  private let count: Int

  init(_ arguments: ParsedArguments) throws(Failure) {
    count = try StepCount.read(arguments[Self.count])
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let steps = try context.reversing(book, count: count, Book.redo)
    for step in steps { context.console.confirm(Wording.redid(step, in: context)) }
    return .done
  }
}
