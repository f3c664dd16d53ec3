import CommandKit
import PosseModel
import PosseStore

/// `posse photo remove`: photos out of the book.
struct PhotoRemoveCommand: Command {
  static let signature = CommandSignature(
    name: "remove", aliases: ["rm"], summary: "remove photos",
    discussion: [
      "When the primary photo of a person is removed, the next by number takes its place."
    ],
    output: "Nothing; what was removed is said on standard error.",
    examples: [Example("posse photo remove p31", "remove one photo")],
    arguments: [PhotoCommand.photo], seeAlso: ["photo list"])

  private let photos: PhotoArguments

  init(_ arguments: ParsedArguments) throws(Failure) {
    photos = try PhotoArguments(arguments)
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try photos.expanded(in: context)
    let book = try context.openBook()
    let references = try named.settled(in: book, context)
    let (found, people) = try references.found(in: book, context)
    let going = try Consent.forPhotos(found, verb: "Remove").obtain(in: context).map(\.id)
    try context.write(book) { writer throws(Failure) in
      try storing { () throws(StoreError) in try writer.removePhotos(going) }
    }
    let removed = Set(going)
    for (photo, person) in zip(found, people) where removed.contains(photo.id) {
      context.console.confirm(Wording.removedPhoto(photo.id, person))
    }
    return .done
  }
}
