import CommandKit
import FileSystem
import Interchange
import PosseModel
import PosseStore

/// `posse place import`: a whole list of states, ZIP codes and cities.
struct PlaceImportCommand: Command {
  private static let file = Argument(
    "FILE", .one, help: "comma-separated values; - is standard input", completion: .files,
    takesBytes: true)
  private static let dryRun = ValueOptions.dryRun

  static let signature = CommandSignature(
    name: "import", summary: "add the places of a list of ZIP codes",
    discussion: [
      """
      The first line of FILE names the columns, in any order and case: state, with codes or names; \
      zip, also called zip_code or postal_code; and city, also called primary_city. Other columns are \
      passed over, and of several columns for the state one with codes is taken. FILE is UTF-8 with \
      commas, semicolons or TABs between its cells, or what a first line such as sep=; names.
      """,
      """
      Places that are there already stay as they are. Lines that hold no place are told by their \
      number and left out; ZIP codes that a spreadsheet took the zeros from get them back. All of it is one step, and undo takes it back.
      """,
      """
      A line whose ZIP code does not begin as those of its state do is left out as well, unless the \
      book holds a place with that pair or --force is given. A place that is given by a pair of state \
      and ZIP code gets the city of the list.
      """,
    ],
    output: "Nothing; what was added and left out is said on standard error.",
    examples: [
      Example("posse place import us-zips.csv --dry-run", "what is in it?"),
      Example("cut -d, -f1-3 us-zips.csv | posse place import -", "from standard input"),
    ],
    options: [.flag(dryRun), .flag(ValueOptions.force)], arguments: [file],
    seeAlso: ["place list", "place add"])

  /// The largest list that is read, in bytes: a full one with many columns has a tenth of that.
  private static let limit = 64 << 20
  /// The most lines without a place that are told one by one.
  private static let shownRejects = 20

  private let path: FilePath?
  private let isRehearsal: Bool
  private let believesZIP: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    let bytes = arguments.bytes(Self.file) ?? []
    guard !bytes.isEmpty else { throw .emptyPath(subject: Self.file.name) }
    path = bytes == Array("-".utf8) ? nil : FilePath(bytes: bytes)
    isRehearsal = arguments[Self.dryRun]
    believesZIP = arguments[ValueOptions.force]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let book = try context.openBook()
    let bytes = try bytes(in: context)
    var list: PlaceListReader
    do throws(PlaceListError) {
      list = try PlaceListReader(bytes)
    } catch {
      throw .placeList(path, .list(error))
    }
    let believed = try believed(list.doubts.map(\.place), book, in: context)
    list.settleDoubts { believed.contains($0) }
    for choice in list.choices where !context.console.isQuiet {
      context.console.note(PlaceListWording.choice(choice, of: path))
    }
    let added = try store(list.places, book, in: context)
    for reject in list.rejects.prefix(Self.shownRejects) {
      context.console.note(PlaceListWording.reject(reject, of: path))
    }
    if list.rejects.count > Self.shownRejects {
      context.console.note(PlaceListWording.moreRejects(list.rejects.count - Self.shownRejects))
    }
    context.console.confirm(
      PlaceListWording.imported(added, of: list, from: path, isRehearsal: isRehearsal))
    return list.rejects.isEmpty ? .done : .failed
  }

  private func bytes(in context: Context) throws(Failure) -> [UInt8] {
    if path == nil { try context.claimStandardInput() }
    do throws(FileReadError) {
      guard let path else { return try FileReader.readStandardInput(limit: Self.limit) }
      return try FileReader.read(path, limit: Self.limit, nonblocking: false)
    } catch {
      throw .placeList(path, .file(error))
    }
  }

  /// The places that are taken though their ZIP codes are not known to belong to their states.
  private func believed(
    _ places: [Place], _ book: Book, in context: Context
  ) throws(Failure) -> Set<Place> {
    guard !places.isEmpty, !believesZIP else { return Set(places) }
    return try context.read(book) { reader throws(Failure) in
      var believed: Set<Place> = []
      for place in Set(places) {
        do throws(StoreError) {
          try reader.confirmPair(of: place)
          believed.insert(place)
        } catch .foreignZIP {
          continue
        } catch {
          throw .store(error)
        }
      }
      return believed
    }
  }

  private func store(
    _ places: [Place], _ book: Book, in context: Context
  ) throws(Failure) -> Int {
    let progress = ProgressLine(on: context.console) { PlaceListWording.progress($0, of: $1) }
    // What is said next begins on a line of its own, an error too.
    defer { progress.finish() }
    let work = { (writer: BookWriter) throws(Failure) -> Int in
      try storing { () throws(StoreError) in
        try writer.importPlaces(places) { progress.show($0, of: places.count) }
      }
    }
    return isRehearsal ? try context.rehearse(book, work) : try context.write(book, work)
  }
}
