import Chronology
import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore
import Raster

/// The pictures that a command line asks to take, and how.
struct PhotoRequest {
  let sources: [PhotoSource]
  private let crop: Crop?
  private let maximumSize: OutputSize?
  private let caption: String?
  private let taken: String?
  let skipsBad: Bool
  /// Whether the command has the option to pass over bad pictures.
  private let canSkip: Bool
  let makesPrimary: Bool
  private let keepsOriginal: Bool

  init(_ arguments: ParsedArguments, sources words: [[UInt8]]) throws(Failure) {
    sources = words.map { word in
      word == Array("-".utf8) ? .standardInput : .file(FilePath(bytes: word))
    }
    crop = try Self.crop(arguments)
    maximumSize = try Self.maximumSize(arguments)
    caption = try CheckedText.read(
      arguments[PhotoOptions.caption], as: .caption, subject: "--caption")
    taken = arguments[PhotoOptions.taken]
    skipsBad = arguments[PhotoOptions.skipBad]
    canSkip = arguments.command.options.contains(.flag(PhotoOptions.skipBad))
    makesPrimary = arguments[PhotoOptions.primary]
    keepsOriginal = arguments[PhotoOptions.keepOriginal]
  }

  static func crop(_ arguments: ParsedArguments) throws(Failure) -> Crop? {
    guard let text = arguments[PhotoOptions.crop] else { return nil }
    do {
      return try Crop(parsing: text)
    } catch {
      throw .crop(error, subject: "--crop")
    }
  }

  static func maximumSize(_ arguments: ParsedArguments) throws(Failure) -> OutputSize? {
    guard let text = arguments[PhotoOptions.maximumSize] else { return nil }
    do {
      return try OutputSize(parsing: text)
    } catch {
      throw .option("--max-size", value: text, .notASize(limit: OutputSize.largestSide))
    }
  }

  /// Reads and develops every picture, before anything is written; the failures come together.
  ///
  /// Throws when one cannot be taken, unless bad ones are to be passed over.
  func received(in context: Context) throws(Failure) -> ReceivedPhotos {
    var received = ReceivedPhotos()
    guard !sources.isEmpty else { return received }
    let recipe = ImageRecipe(
      crop: crop, maximumSide: maximumSize ?? context.configuration.photoSize)
    let takenAt = try takenMoment(in: context)
    for source in sources {
      if source == .standardInput { try context.claimStandardInput() }
      do {
        let photo = try PhotoReceiver.receive(
          source, recipe: recipe, keepOriginal: keepsOriginal || context.configuration.keepsOriginal
        )
        var new = NewPhoto(photo)
        new.caption = caption
        if let takenAt { new.takenAt = takenAt.moment }
        received.photos.append(.init(source: source, received: photo, new: new))
      } catch {
        received.failures.append(error)
      }
    }
    guard received.failures.isEmpty || skipsBad else {
      throw .photos(received.failures, of: sources.count, canSkip: canSkip)
    }
    return received
  }

  /// The date that `--taken` gives; `unknown` takes away what the picture itself says.
  private func takenMoment(in context: Context) throws(Failure) -> (moment: Moment?, Void)? {
    guard let taken else { return nil }
    return (
      try DateOption.read(taken, subject: "--taken", allowsFuture: false, in: context), ()
    )
  }
}

/// Pictures that are ready to be stored, and those that are not.
struct ReceivedPhotos {
  struct Item {
    let source: PhotoSource
    let received: ReceivedPhoto
    var new: NewPhoto
    /// Whether the user said that a picture of somebody else shows this person too.
    var isConfirmed = false
  }

  var photos: [Item] = []
  var failures: [PhotoError] = []
  /// The pictures that the user left out when asked.
  var declined: [PhotoSource] = []
}
