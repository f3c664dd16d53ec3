import Camera
import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake

/// Gathers the pictures of a command from their sources, and asks where the user has to choose.
///
/// Nothing is written, and no lock is held meanwhile.
struct PhotoGathering {
  let request: CameraRequest
  let recipe: ImageRecipe
  let keepsOriginal: Bool
  let darkroom: Darkroom
  let context: Context

  var console: Console { context.console }

  /// Finds out what a source comes to.
  func gather(_ word: SourceWord) throws(Failure) -> GatheredPicture {
    switch word {
    case .file(let path): return .source(.file(path))
    case .standardInput: return .source(.standardInput)
    case .camera(.automatic): return try shoot(with: context.cameraChoice ?? .automatic)
    case .camera(let choice): return try shoot(with: choice)
    case .library:
      guard console.canAsk else { throw .libraryNeedsTerminal }
      return try chooseFile()
    case .unsaid:
      guard console.canAsk else { throw .missingSource }
      return try askForSource()
    }
  }

  /// Lets the user name a file; nil if they back out.
  func askForPath() throws(Failure) -> GatheredPicture? {
    while true {
      switch console.ask(Wording.askPath) {
      case .line(let bytes):
        let path = context.home(in: FilePath(bytes: bytes))
        guard let problem = PictureFile.problem(with: path) else { return .source(.file(path)) }
        console.note(Wording.failedPhoto(PhotoError(source: .file(path), reason: problem)))
      case .interrupted: throw .interrupted
      case .cancelled, .unavailable: return nil
      }
    }
  }
}
