import CommandKit
import PosseModel
import PosseStore

/// `posse photo add`: pictures from files and standard input.
struct PhotoAddCommand: Command {
  private static let sources = Argument(
    "SRC", .some, help: "picture files; - reads a picture from standard input",
    completion: .files, takesBytes: true)

  private static let json = OptionalValueOption(
    "json", value: "FIELDS",
    help: "write the new photos as a JSON array, with all fields or FIELDS",
    listedValues: PhotoColumn.allCases.map(\.rawValue))

  static let signature = CommandSignature(
    name: "add", summary: "attach pictures to a person",
    discussion: [
      """
      Takes JPEG and PNG, told apart by content. Each picture is turned upright, cropped, shrunk \
      and stored as PNG without the metadata, of which date, place and camera are kept in the \
      record. Either every picture is stored or none, unless --skip-bad is given. A picture that \
      the person has already is not stored again.
      """,
      """
      Pixels of a crop count in the picture as it stands after turning and flipping. A truncated \
      picture is refused unless --lenient is given; what was odd about a picture is kept with the \
      photo. Decoding happens in processes of its own that can reach neither files nor network; \
      on a system that cannot confine them, --no-sandbox is needed.
      """,
    ],
    output: """
      The number of each new photo, such as p31, one a line, when standard output is not a \
      terminal; what became of each picture is said on standard error. --json writes an array of \
      the new photos in place of the numbers.
      """,
    examples: [
      Example("posse photo add 12 mug.jpg --crop 4:5", "a cropped photo"),
      Example("posse photo add koehler front.jpg side.png --caption booking", "two pictures"),
      Example("curl -s https://example.org/p.jpg | posse photo add 12 -", "from a pipe"),
    ],
    options: [
      .optionalValue(json)
    ] + PictureOptions.all + [
      .flag(PhotoOptions.skipBad),
      .option(PhotoOptions.caption), .option(PhotoOptions.taken), .flag(PhotoOptions.primary),
      .flag(PhotoOptions.keepOriginal),
    ],
    exclusiveOptions: PictureOptions.exclusive,
    arguments: [ReferenceArguments.one, sources], seeAlso: ["photo list", "photo crop"])

  /// Whom the pictures show; nil to choose from a list.
  private let reference: String?
  /// What is said once that is known, when there is nothing to attach.
  private let missing: UsageError
  private let request: PhotoRequest
  private let jsonColumns: [PhotoColumn]?

  init(_ arguments: ParsedArguments) throws(Failure) {
    reference = arguments[ReferenceArguments.one]
    missing = UsageError(command: arguments.path, .missingArgument(Self.sources.name))
    let pictures = arguments.allBytes(Self.sources)
    try StandardInputText.refuseTwice([reference].compactMap(\.self), pictures)
    request = try PhotoRequest(arguments, sources: pictures)
    jsonColumns = try PhotoColumn.asked(arguments[Self.json])
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try ReferenceArguments([reference].compactMap(\.self)).expanded(in: context)
    let book = try context.openBook()
    let references = try context.settled(named, scope: .live, in: book, takesSeveral: false)
    if request.sources.isEmpty { throw .usage(missing) }
    let id = try context.read(book) { reader throws(Failure) in
      let ids = try reader.people(references, scope: .live)
      guard ids.count == 1 else { throw .severalPeople(reference ?? "", count: ids.count) }
      return ids[0]
    }
    let received = try request.received(in: context)
    let pictures = try request.confirmed(received, for: [id], book, in: context)
    var stored = StoredPhotos()
    if !pictures.photos.isEmpty {
      stored = try context.write(book) { writer throws(Failure) in
        try writer.reader.confirmLive([id])
        return try request.store(pictures, for: [id], writer)
      }
    }
    if let jsonColumns {
      context.console.write(json: stored.photos.map { PhotoColumn.json($0, jsonColumns) })
    } else {
      stored.announce(on: context.console)
    }
    stored.report(pictures, on: context.console)
    for failure in pictures.failures { context.console.note(Wording.failedPhoto(failure)) }
    if request.sources.count > 1 {
      context.console.confirm(
        Wording.addedPhotos(stored.added.count, failed: pictures.failures.count))
    }
    guard pictures.failures.isEmpty else { return .failed }
    return stored.results.isEmpty && !pictures.declined.isEmpty ? .cancelled : .done
  }
}
