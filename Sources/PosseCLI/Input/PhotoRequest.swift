import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake
import PosseModel
import PosseStore

/// The pictures that a command line asks to take, and how.
struct PhotoRequest {
  var sources: [PhotoSource]
  private let picture: PictureRequest
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
    picture = try PictureRequest(arguments)
    caption = try CheckedText.read(
      arguments[PhotoOptions.caption], as: .caption, subject: "--caption")
    taken = arguments[PhotoOptions.taken]
    skipsBad = arguments[PhotoOptions.skipBad]
    canSkip = arguments.command.options.contains(.flag(PhotoOptions.skipBad))
    makesPrimary = arguments[PhotoOptions.primary]
    keepsOriginal = arguments[PhotoOptions.keepOriginal]
  }

  /// Reads and develops every picture, before anything is written; the failures come together.
  ///
  /// Throws when one cannot be taken, unless bad ones are to be passed over.
  func received(in context: Context) throws(Failure) -> ReceivedPhotos {
    let received = try developed(in: context)
    guard received.failures.isEmpty || skipsBad else {
      throw .photos(received.failures, of: sources.count, canSkip: canSkip)
    }
    return received
  }

  private func developed(in context: Context) throws(Failure) -> ReceivedPhotos {
    var received = ReceivedPhotos()
    guard !sources.isEmpty else { return received }
    let takenAt = try takenMoment(in: context)
    for source in sources where source == .standardInput { try context.claimStandardInput() }
    var results = [Result<ReceivedPhoto, PhotoError>?](repeating: nil, count: sources.count)
    let darkroom = try context.darkroom(forgoesSandbox: picture.forgoesSandbox)
    try context.developing(sources.count, in: darkroom) { step throws(DarkroomError) in
      try darkroom.receive(
        sources, recipe: picture.recipe(in: context),
        keepOriginal: keepsOriginal || context.configuration.keepsOriginal
      ) { index, result in
        results[index] = result
        step()
      }
    }
    for (source, result) in zip(sources, results) {
      switch result {
      case .success(let photo):
        received.photos.append(
          .init(source: source, received: photo, caption: caption, takenAt: takenAt))
      case .failure(let error): received.failures.append(error)
      case nil: break
      }
    }
    return received
  }

  /// The date that `--taken` gives; `unknown` takes away what the picture itself says.
  private func takenMoment(in context: Context) throws(Failure) -> ReceivedPhotos.TakenAt {
    guard let taken else { return .asWritten }
    return .given(
      try DateOption.read(taken, subject: "--taken", allowsFuture: false, in: context))
  }
}
