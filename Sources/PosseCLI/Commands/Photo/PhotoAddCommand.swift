import CommandKit
import PosseModel
import PosseStore

/// `posse photo add`: pictures from files, standard input, cameras and the library.
struct PhotoAddCommand: Command {
  private static let sources = Argument(
    "SRC", .any,
    help: "picture files, - for standard input, camera, camera:DEVICE or library",
    completion: .filesAnd("sources"), takesBytes: true)

  private static let json = OptionalValueOption(
    "json", value: "FIELDS",
    help: "write the new photos as a JSON array, with all fields or FIELDS",
    listedValues: PhotoColumn.allCases.map(\.rawValue))

  static let signature = CommandSignature(
    name: "add", aliases: ["new"], summary: "attach pictures to a person",
    discussion: [
      """
      Takes JPEG and PNG, told apart by content. Each picture is turned upright, cropped, shrunk \
      and stored as PNG without the metadata, of which date, place and camera are kept in the \
      record. Either every picture is stored or none, unless --skip-bad is given. A picture that \
      the person has already is not stored again.
      """,
      """
      camera takes a photo with the first camera that can be used, or the one that POSSE_CAMERA or \
      the configuration names; camera:DEVICE names one by path, number, or part of its name, as posse photo devices \
      lists them. library lets you choose from your pictures, newest first. Without SRC you are \
      asked, on a terminal. A photo just taken is shown and may be taken again; --yes keeps it. \
      When a camera fails, or gives no frame for ten seconds, you are offered the library, a file, \
      another try, or to go without; without a terminal the command fails unless --camera-fallback \
      says what to do.
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
      Example("posse photo add 12 camera --countdown 3", "taken now, in three seconds"),
      Example("curl -s https://example.org/p.jpg | posse photo add 12 -", "from a pipe"),
    ],
    options: [
      .optionalValue(json)
    ] + PictureOptions.all + [
      .flag(PhotoOptions.skipBad),
      .option(PhotoOptions.caption), .option(PhotoOptions.taken), .flag(PhotoOptions.primary),
      .flag(PhotoOptions.keepOriginal),
    ] + CameraOptions.all,
    exclusiveOptions: PictureOptions.exclusive,
    arguments: [ReferenceArguments.one, sources],
    seeAlso: ["photo devices", "photo list", "photo crop"])

  /// Whom the pictures show; nil to choose from a list.
  private let reference: String?
  private let request: PhotoRequest
  private let jsonColumns: [PhotoColumn]?

  init(_ arguments: ParsedArguments) throws(Failure) {
    reference = arguments[ReferenceArguments.one]
    let pictures = arguments.allBytes(Self.sources)
    try StandardInputText.refuseTwice([reference].compactMap(\.self), pictures)
    request = try PhotoRequest(
      arguments, sources: pictures.isEmpty ? [.unsaid] : pictures.map(SourceWord.init))
    jsonColumns = try PhotoColumn.asked(arguments[Self.json])
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try ReferenceArguments([reference].compactMap(\.self)).expanded(in: context)
    let book = try context.openBook()
    let references = try context.settled(named, scope: .live, in: book, takesSeveral: false)
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
    // A program that reads JSON gets either photos or the reason why there are none.
    if jsonColumns != nil, stored.results.isEmpty, !pictures.declined.isEmpty { throw .declined }
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
