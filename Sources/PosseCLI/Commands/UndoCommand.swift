import CommandKit
import PosseStore

/// `posse undo`: takes back commands.
struct UndoCommand: Command {
  private static let count = Argument("N", .optional, help: "how many commands; 1 by default")

  static let signature = CommandSignature(
    name: "undo", summary: "take back the last commands",
    discussion: [
      """
      Takes back whole commands, the last first, whatever each of them touched; all N or none. A \
      command is refused when something that it touched is no longer as it left it, and nothing \
      before a purge can be taken back. What is taken \
      back can be brought back by redo until something new is changed.
      """
    ],
    output: "Nothing; what was taken back is said on standard error.",
    examples: [
      Example("posse undo", "take back the last command"),
      Example("posse undo 3", "take back the last three"),
    ],
    arguments: [count], seeAlso: ["redo", "history"])

  private let count: Int

  init(_ arguments: ParsedArguments) throws(Failure) {
    count = try StepCount.read(arguments[Self.count])
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let steps = try context.reversing(book, count: count, Book.undo)
    for step in steps { context.console.confirm(Wording.undid(step, in: context)) }
    return .done
  }
}
