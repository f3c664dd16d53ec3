import CommandKit
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore

/// `posse photo crop`: a new photo out of a stored one.
struct PhotoCropCommand: Command {
  static let signature = CommandSignature(
    name: "crop", summary: "make a cropped photo of a stored one",
    discussion: [
      """
      Makes a new photo and keeps the old one. The crop is taken from the bytes as received where \
      they were kept and are a JPEG or PNG, turned as their EXIF says, else from the stored picture; so what --rotate and \
      --flip did to a kept original when it was added has to be said again. Caption, date and \
      source are inherited. --rotate and --flip may stand in place of a crop.
      """
    ],
    output: """
      The number of each new photo when standard output is not a terminal; what was made is said \
      on standard error.
      """,
    examples: [
      Example("posse photo crop p31 --crop mugshot", "4:5, laid where the head is"),
      Example("posse photo crop p31 --rotate 90", "turned clockwise"),
      Example("posse photo crop 12 --crop 400x500+120+40 --primary", "a part by its pixels"),
    ],
    options: PictureOptions.all + [.flag(PhotoOptions.primary)],
    exclusiveOptions: PictureOptions.exclusive,
    arguments: [PhotoCommand.photo], seeAlso: ["photo add", "photo primary"])

  private let photos: PhotoArguments
  private let picture: PictureRequest
  private let makesPrimary: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    photos = try PhotoArguments(arguments)
    picture = try PictureRequest(arguments)
    guard picture.changesPicture else {
      throw .usage(
        arguments.refused(
          "--crop is missing", advice: "write --crop WxH+X+Y, A:B, square or mugshot"))
    }
    makesPrimary = arguments[PhotoOptions.primary]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let named = try photos.expanded(in: context)
    let book = try context.openBook()
    let references = try named.settled(in: book, context)
    let parents = try context.read(book) { reader throws(Failure) in try references.photos(reader) }
    let made = try developed(parents, book, in: context)
    let stored = try context.write(book) { writer throws(Failure) in
      var stored: [Photo] = []
      for (parent, developed) in zip(parents, made) {
        let new = try NewPhoto(developed, madeFrom: parent)
        stored.append(
          try storing { () throws(StoreError) in
            // The parent may have gone since it was read.
            _ = try writer.reader.owner(of: parent.id)
            let number = try writer.addPhoto(new, to: parent.fugitive, makesPrimary: makesPrimary)
            return try writer.reader.photo(number)
          })
      }
      return stored
    }
    for (index, (photo, developed)) in zip(stored, made).enumerated() {
      if !context.console.facts.outputIsTerminal { context.console.write("\(photo.id)\n") }
      context.console.confirm(
        Wording.cropped(photo, fromOriginal: parents[index].hasUsableOriginal))
      for warning in developed.facts.warnings {
        context.console.note(Wording.pictureWarning(warning, photo.id))
      }
    }
    return .done
  }

  /// Develops all pictures before anything is written; each is read when its turn comes.
  private func developed(
    _ parents: [Photo], _ book: Book, in context: Context
  ) throws(Failure) -> [DevelopedPhoto] {
    var results = [Result<DevelopedPhoto, PhotoError.Reason>?](
      repeating: nil, count: parents.count)
    var unreadable: Failure?
    var recipe = picture.recipe(in: context)
    // What was taken as it is stays so.
    if parents.contains(where: { $0.warnings.contains(ImageWarning.truncated.rawValue) }) {
      recipe.isLenient = true
    }
    let darkroom = try context.darkroom(
      forgoesSandbox: picture.forgoesSandbox, limits: .ofStored)
    try context.developing(parents.count, in: darkroom) { step throws(DarkroomError) in
      try darkroom.develop(
        count: parents.count, recipe: recipe,
        received: { index throws(PhotoError.Reason) in
          do throws(Failure) {
            return try bestPicture(of: parents[index], book, context)
          } catch {
            unreadable = unreadable ?? error
            throw .empty
          }
        },
        finished: { index, result in
          results[index] = result
          step()
        })
    }
    if let unreadable { throw unreadable }
    var made: [DevelopedPhoto] = []
    for (parent, result) in zip(parents, results) {
      switch result {
      case .success(let photo): made.append(photo)
      case .failure(let reason): throw .storedPicture(parent.id, reason)
      case nil: throw .pictureMissing(parent.id)
      }
    }
    return made
  }

  private func bestPicture(
    of photo: Photo, _ book: Book, _ context: Context
  ) throws(Failure) -> Picture {
    if photo.hasUsableOriginal {
      let original = try context.read(book) { reader throws(Failure) in
        try storing { () throws(StoreError) in try reader.originalBytes(of: photo) }
      }
      if let original { return photo.picture(ofOriginal: original) }
    }
    let bytes = try context.read(book) { reader throws(Failure) in
      try storing { () throws(StoreError) in try reader.pngBytes(of: photo) }
    }
    guard let bytes else { throw .pictureMissing(photo.id) }
    return .file(bytes)
  }
}
