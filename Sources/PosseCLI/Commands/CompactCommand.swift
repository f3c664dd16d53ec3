import CommandKit
import PosseStore

/// `posse compact`: makes the book's file as small as it can be.
struct CompactCommand: Command {
  static let signature = CommandSignature(
    name: "compact", summary: "make the file of the book smaller",
    discussion: [
      """
      Takes out the bytes of pictures and source records that nothing names any more, and gives \
      free space back. What a photo, someone in the trash or an undo could still need stays.
      """,
      """
      The book must not be in use by another program meanwhile, and its folder needs room for \
      twice its size. If something goes wrong the book stays as it was.
      """,
    ],
    output: "Nothing; what was gained is said on standard error.",
    examples: [
      Example("posse compact", "make the book smaller"),
      Example("posse photo remove p31 && posse compact", "undo still brings the photo back"),
    ],
    seeAlso: ["purge", "undo"])

  init(_ arguments: ParsedArguments) throws(Failure) {}

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let compaction = try context.compact(book)
    context.console.confirm(Wording.compacted(compaction))
    return .done
  }
}
