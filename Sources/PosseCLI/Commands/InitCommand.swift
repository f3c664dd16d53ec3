import CommandKit
import FileSystem
import PosseStore

/// `posse init`: a new, empty book.
struct InitCommand: Command {
  private static let path = Argument(
    "PATH", .optional, help: "where to put the book", completion: .files, takesBytes: true)

  static let signature = CommandSignature(
    name: "init", summary: "make a new, empty book",
    discussion: [
      """
      Makes a book at PATH, else where --db or POSSE_DB say, else at its default place, whose \
      folders are made too. The folder of any other path must exist. The file is readable by its \
      owner only.
      """
    ],
    output: "Nothing; where the book lies is said on standard error.",
    examples: [
      Example("posse init", "make the default book"),
      Example("posse init cases/2026.db", "make a book of its own for a case"),
    ],
    arguments: [path], seeAlso: ["add"])

  private let given: [UInt8]?

  init(_ arguments: ParsedArguments) throws(Failure) {
    given = arguments.bytes(Self.path)
    guard given?.isEmpty != true else { throw .emptyPath(subject: "PATH") }
    guard given == nil || !arguments.isGiven("db") else {
      throw .usage(arguments.refused("the book is named twice", advice: "leave out --db"))
    }
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let settings = context.settings
    let book: Book
    if let given {
      book = try storing { () throws(StoreError) in
        try Book.create(at: FilePath(bytes: given), settings: settings)
      }
    } else {
      book = try context.makeBook(at: try context.location.path(), settings: settings)
    }
    context.console.confirm(Wording.madeBook(book.path))
    return .done
  }
}
