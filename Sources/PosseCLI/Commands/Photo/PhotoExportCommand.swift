import CommandKit
import FileSystem
import PosseModel
import PosseStore

/// `posse photo export`: stored pictures as PNG files.
struct PhotoExportCommand: Command {
  private static let output = Option(
    "output", short: "o", value: "FILE|DIR|-",
    help: "write to FILE, into DIR, or to standard output; the present folder by default",
    completion: .files, takesBytes: true)
  private static let force = Flag("force", help: "replace files that exist")

  static let signature = CommandSignature(
    name: "export", summary: "write photos as PNG files",
    discussion: [
      """
      Writes each picture whole or not at all and replaces nothing without --force. In a folder \
      the files are named p31.png after the number of the photo.
      """
    ],
    output: "The picture with -o -, else nothing; each file is named on standard error.",
    examples: [
      Example("posse photo export 12 -o koehler.png", "the primary photo of a person"),
      Example("posse photo export p31 p32 -o prints/", "two photos into a folder"),
    ],
    options: [.option(output), .flag(force)] + PredicateOptions.all,
    arguments: [PhotoCommand.photos], seeAlso: ["photo list"])

  private let photos: PhotoArguments
  private let target: [UInt8]?
  private let replaces: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    photos = try PhotoArguments(arguments, takesPredicate: true)
    target = arguments.bytes(Self.output)
    replaces = arguments[Self.force]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try photos.expanded(in: context)
    let book = try context.openBook(for: named.people)
    let references = try named.settled(
      in: book, context, takesSeveral: target != Array("-".utf8))
    let found = try context.read(book) { reader throws(Failure) in try references.photos(reader) }
    let console = context.console
    if target == Array("-".utf8) {
      guard found.count == 1 else { throw .severalPhotos(found.count) }
      guard !console.facts.outputIsTerminal else { throw .pictureToTerminal }
      let bytes = try bytes(of: found[0], book, context)
      console.write(bytes)
      return .done
    }
    let targets = try self.targets(for: found)
    if !replaces {
      for path in targets {
        // Asked for all before the first is written, so that nothing is written when one is refused.
        let present = (try? FileStatus.ifPresent(path, followingLinks: false)) ?? nil
        if present != nil { throw .file(FileWriteError(path: path, reason: .alreadyExists)) }
      }
    }
    for (photo, path) in zip(found, targets) {
      let bytes = try bytes(of: photo, book, context)
      do {
        try AtomicFile.write(bytes, to: path, mode: 0o600, overwrite: replaces)
      } catch {
        throw .file(error)
      }
      console.confirm(Wording.exported(photo, path))
    }
    return .done
  }

  private func bytes(
    of photo: Photo, _ book: Book, _ context: Context
  ) throws(Failure) -> [UInt8] {
    let bytes = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.pngBytes(of: photo) }
    }
    guard let bytes else { throw .pictureMissing(photo.id) }
    return bytes
  }

  /// The file for each photo: one that is named, or one of its own in a folder.
  private func targets(for photos: [Photo]) throws(Failure) -> [FilePath] {
    let path = target.map { FilePath(bytes: $0) } ?? FilePath(".")
    let status = (try? FileStatus.ifPresent(path)) ?? nil
    if status?.kind == .directory {
      return photos.map { photo in
        let name = "\(photo.id).png"
        return target == nil ? FilePath(name) : path.appending(name)
      }
    }
    guard photos.count == 1 else { throw .needsFolder(path, count: photos.count) }
    return [path]
  }
}
