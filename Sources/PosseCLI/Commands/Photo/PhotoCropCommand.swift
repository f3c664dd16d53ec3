import CommandKit
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore
import Raster

/// `posse photo crop`: a new photo out of a stored one.
struct PhotoCropCommand: Command {
  static let signature = CommandSignature(
    name: "crop", summary: "make a cropped photo of a stored one",
    discussion: [
      """
      Makes a new photo and keeps the old one. The crop is taken from the bytes as received where \
      they were kept, else from the stored picture; caption, date and source are inherited.
      """
    ],
    output: """
      The number of each new photo when standard output is not a terminal; what was made is said \
      on standard error.
      """,
    examples: [
      Example("posse photo crop p31 --crop 4:5", "the largest centred part of that shape"),
      Example("posse photo crop 12 --crop 400x500+120+40 --primary", "a part by its pixels"),
    ],
    options: [
      .option(PhotoOptions.crop), .option(PhotoOptions.maximumSize), .flag(PhotoOptions.primary),
    ],
    arguments: [PhotoCommand.photo], seeAlso: ["photo add", "photo primary"])

  private let photos: PhotoArguments
  private let crop: Crop
  private let maximumSize: OutputSize?
  private let makesPrimary: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    photos = try PhotoArguments(arguments)
    guard let crop = try PhotoRequest.crop(arguments) else {
      throw .usage(
        arguments.refused("--crop is missing", advice: "write --crop WxH+X+Y, A:B or square"))
    }
    self.crop = crop
    maximumSize = try PhotoRequest.maximumSize(arguments)
    makesPrimary = arguments[PhotoOptions.primary]
  }

  func run(in context: Context) throws(Failure) -> ExitStatus {
    let references = try photos.expanded(in: context)
    let book = try context.openBook()
    let recipe = ImageRecipe(
      crop: crop, maximumSide: maximumSize ?? context.configuration.photoSize)
    let sources = try context.read(book) { reader throws(Failure) in
      var sources: [(photo: Photo, bytes: [UInt8])] = []
      for photo in try references.photos(reader) {
        let bytes = try storing { () throws(StoreError) in try reader.bestBytes(of: photo) }
        guard let bytes else { throw .pictureMissing(photo.id) }
        sources.append((photo, bytes))
      }
      return sources
    }
    var made: [(parent: Photo, new: NewPhoto)] = []
    for source in sources {
      do {
        let image = try ImageDeveloper.develop(source.bytes, recipe: recipe)
        made.append((source.photo, NewPhoto(image, croppedFrom: source.photo)))
      } catch {
        throw .storedPicture(source.photo.id, error)
      }
    }
    let stored = try context.write(book) { writer throws(Failure) in
      try storing { () throws(StoreError) in
        var stored: [Photo] = []
        for (parent, new) in made {
          let number = try writer.addPhoto(
            new, to: parent.fugitive, makesPrimary: makesPrimary)
          stored.append(try writer.reader.photo(number))
        }
        return stored
      }
    }
    for photo in stored {
      if !context.console.facts.outputIsTerminal { context.console.write("\(photo.id)\n") }
      context.console.confirm(Wording.cropped(photo))
    }
    return .done
  }
}
