import CommandKit
import ImageCodecs
import PhotoIntake
import PosseModel

/// The pictures that a command line asks to take, and how.
struct PhotoRequest {
  /// Where they should come from, in the order given.
  var sources: [SourceWord]
  let picture: PictureRequest
  let camera: CameraRequest
  let caption: String?
  private let taken: String?
  let skipsBad: Bool
  /// Whether the command has the option to pass over bad pictures.
  let canSkip: Bool
  let makesPrimary: Bool
  private let keepsOriginal: Bool

  init(_ arguments: ParsedArguments, sources: [SourceWord]) throws(Failure) {
    self.sources = sources
    picture = try PictureRequest(arguments)
    camera = try CameraRequest(arguments, sources: sources)
    caption = try CheckedText.read(
      arguments[PhotoOptions.caption], as: .caption, subject: "--caption")
    taken = arguments[PhotoOptions.taken]
    skipsBad = arguments[PhotoOptions.skipBad]
    canSkip = arguments.command.options.contains(.flag(PhotoOptions.skipBad))
    makesPrimary = arguments[PhotoOptions.primary]
    keepsOriginal = arguments[PhotoOptions.keepOriginal]
  }

  /// Whether the bytes are kept as received.
  func keepsOriginal(in context: Context) -> Bool {
    keepsOriginal || context.configuration.keepsOriginal
  }

  /// The date that `--taken` gives; `unknown` takes away what the picture itself says.
  func takenMoment(in context: Context) throws(Failure) -> ReceivedPhotos.TakenAt {
    guard let taken else { return .asWritten }
    return .given(
      try DateOption.read(taken, subject: "--taken", allowsFuture: false, in: context))
  }
}
