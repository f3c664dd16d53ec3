import CommandKit
import PosseModel
import PosseStore

/// `posse photo show`: the facts of photos.
struct PhotoShowCommand: Command {
  private static let json = Flag("json", help: "write a JSON array with all facts")

  static let signature = CommandSignature(
    name: "show", summary: "show the facts of photos",
    output: """
      For each photo its number, whom it shows, size, source, dates, digests and caption, one line \
      a fact. --json writes an array of objects as photo list does.
      """,
    examples: [
      Example("posse photo show 12", "the primary photo of a person"),
      Example("posse photo show p31 12/2", "one by number, one by its place in the list"),
    ],
    options: [.flag(json)],
    arguments: [PhotoCommand.photo], seeAlso: ["photo list", "photo export"])

  private let photos: PhotoArguments
  private let writesJSON: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    photos = try PhotoArguments(arguments)
    writesJSON = arguments[Self.json]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try photos.expanded(in: context)
    let book = try context.openBook()
    let references = try named.settled(in: book, context)
    let (found, people) = try references.found(in: book, context)
    let console = context.console
    if writesJSON {
      let text = JSONText.array(found.map { PhotoColumn.json($0, PhotoColumn.allCases) })
      console.write(text.compact(isVisible: console.facts.outputIsTerminal) + "\n")
      return .done
    }
    for (index, (photo, person)) in zip(found, people).enumerated() {
      if index > 0 { console.writeLine() }
      let width = console.facts.outputIsTerminal ? console.facts.width : nil
      for line in PhotoFacts.lines(of: photo, person, width: width) { console.writeLine(line) }
    }
    return .done
  }
}
