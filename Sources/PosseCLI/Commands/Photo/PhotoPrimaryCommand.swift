import CommandKit
import PosseModel
import PosseStore

/// `posse photo primary`: the photo that stands for a person.
struct PhotoPrimaryCommand: Command {
  static let signature = CommandSignature(
    name: "primary", summary: "make photos the primary ones",
    discussion: ["The primary photo is the one that stands for a person and comes first in lists."],
    output: "Nothing; what changed is said on standard error.",
    examples: [Example("posse photo primary 12/2", "the second photo becomes the primary one")],
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
    for (index, photo) in found.enumerated() {
      if let rival = found[..<index].first(where: { $0.fugitive == photo.fugitive }) {
        throw .rivalPrimaries(rival.id, photo.id, of: photo.fugitive)
      }
    }
    let changing = try Consent.forPhotos(
      found.filter { !$0.isPrimary }, verb: "Make", "primary"
    ).obtain(in: context)
    if !changing.isEmpty {
      try context.write(book) { writer throws(Failure) in
        for photo in changing {
          _ = try storing { () throws(StoreError) in try writer.makePrimary(photo.id) }
        }
      }
    }
    let changed = Set(changing.map(\.id))
    for (photo, person) in zip(found, people)
    where photo.isPrimary || changed.contains(photo.id) {
      context.console.confirm(
        photo.isPrimary
          ? Wording.alreadyPrimary(photo.id, person) : Wording.madePrimary(photo.id, person))
    }
    return .done
  }
}
