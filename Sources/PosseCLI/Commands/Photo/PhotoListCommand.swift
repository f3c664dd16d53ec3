import CommandKit
import PosseModel
import PosseStore

/// `posse photo list`: the photos of people.
struct PhotoListCommand: Command {
  private static let json = OptionalValueOption(
    "json", value: "FIELDS", help: "write a JSON array, with all fields or FIELDS",
    listedValues: PhotoColumn.allCases.map(\.rawValue))

  static let signature = CommandSignature(
    name: "list", aliases: ["ls"], summary: "list photos",
    discussion: ["Lists the photos of the people named, or every photo; the primary one first."],
    output: """
      On a terminal a table; elsewhere one line a photo with TAB between id, fugitive, primary, \
      width, height, size, source, takenAt, file and caption. --json writes an array of objects.
      """,
    examples: [
      Example("posse photo list 12", "the photos of one person"),
      Example("posse photo list --json=id,sha256", "digests of all photos"),
    ],
    options: [.optionalValue(json), .flag(OutputOptions.null)],
    arguments: [ReferenceArguments.some], seeAlso: ["photo show", "photo add"])

  private let references: ReferenceArguments
  private let jsonColumns: [PhotoColumn]?

  init(_ arguments: ParsedArguments) throws(Failure) {
    references = try ReferenceArguments(
      arguments.all(ReferenceArguments.some), endsWithNull: arguments[OutputOptions.null])
    jsonColumns = try PhotoColumn.asked(arguments[Self.json])
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try references.expanded(in: context)
    let namesEverybody = named.isEmpty
    let book = try context.openBook()
    let references =
      namesEverybody ? named : try context.settled(named, scope: .live, in: book)
    let photos = try context.read(book) { reader throws(Failure) in
      if namesEverybody {
        return try storing { () throws(StoreError) in try reader.allPhotos() }
      }
      let ids = try reader.people(references, scope: .live)
      return try storing { () throws(StoreError) in try reader.photos(of: ids) }
    }
    let console = context.console
    if let jsonColumns {
      console.write(json: photos.map { PhotoColumn.json($0, jsonColumns) })
    } else if console.facts.outputIsTerminal {
      if context.usesPager { context.startPager() }
      PhotoTable.print(photos, on: console)
    } else {
      for photo in photos {
        let cells = PhotoColumn.piped.map { $0.value(of: photo).pipedText }
        var line: [UInt8] = []
        DelimitedText.addTSV(cells, to: &line)
        console.write(line)
      }
    }
    return .done
  }
}
