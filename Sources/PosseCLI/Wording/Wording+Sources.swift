import CommandKit
import FileSystem
import ImageCodecs
import PhotoIntake
import Raster

/// Where pictures come from.
extension Wording {
  static let noCameras: TerminalLine = "There is no camera."

  static let photoTitle: TerminalLine = "Photo"

  static let askPath = LineQuestion(
    "File path",
    explanation: "Type the path of a JPEG or PNG; ~/ is your home folder. Enter alone goes back.")

  static let askInstead = ChoiceQuestion(
    "Photo:",
    choices: [
      .init("l", "library", meaning: "chooses a picture of the library"),
      .init("f", "file path", meaning: "takes the file that you name"),
      .init("r", "retry", meaning: "tries the camera again"),
      .init("s", "skip", meaning: "goes on without a picture"),
    ])

  static func askKeep(_ photo: ReceivedPhoto, preview: [TerminalLine]) -> ChoiceQuestion {
    ChoiceQuestion(
      "Keep this?",
      details: preview
        + [photo.camera.map { frame($0) + " from " + cameraName($0) }].compactMap(\.self),
      choices: [
        .init("y", "yes", meaning: "keeps the photo"),
        .init("r", "retake", meaning: "takes another"),
        .init("d", "discard", meaning: "goes on without a photo"),
      ], usual: 0)
  }

  static let askCaptureWithout = Question(
    "Record the capture without it?",
    explanation: "y records the capture without this picture; n or Enter changes nothing.")

  static let askAddWithout = Question(
    "Add the person without it?",
    explanation: "y adds the person without this picture; n or Enter changes nothing.")

  static func countdown(_ seconds: Int) -> TerminalLine {
    seconds == 1 ? "Shooting in 1 second" : "Shooting in \(seconds) seconds"
  }

  /// The frame that a camera gave, and the size that was asked for where it is another.
  static func frame(_ camera: CameraFacts) -> TerminalLine {
    let frame: TerminalLine =
      "\(camera.size.width)x\(camera.size.height) \(camera.pixelFormat)"
    guard camera.size != camera.askedSize else { return frame }
    return frame + " (\(camera.askedSize.width)x\(camera.askedSize.height) was asked for)"
  }

  /// A camera by name and node.
  static func cameraName(_ camera: CameraFacts) -> TerminalLine {
    camera.name.isEmpty ? "\(short: camera.path)" : "\(short: camera.name) (\(short: camera.path))"
  }

  /// Why the library is opened although a camera was to be offered.
  static func libraryInstead(_ reason: PhotoError.Reason) -> TerminalLine {
    clause(reason) + "; choose from the library."
  }

  static let noLibrary: TerminalLine =
    "posse: no library is known; name one by POSSE_LIBRARY or library in the configuration"

  /// Why there is no preview, without advice.
  static func noPreview(_ reason: PhotoError.Reason) -> TerminalLine {
    "(no preview: " + PictureWording.reason(reason) + ")"
  }

  static func libraryFailed(_ error: LibraryError) -> TerminalLine {
    "posse: library \(path: error.folder): " + reason(error.reason)
  }

  static func cameraFailed(_ reason: PhotoError.Reason) -> TerminalLine {
    "posse: " + PictureWording.reason(reason)
  }

  static func goingOnWithout(_ reason: PhotoError.Reason) -> TerminalLine {
    warning(clause(reason) + "; going on without a photo")
  }

  static func taking(_ path: FilePath, insteadOf reason: PhotoError.Reason) -> TerminalLine {
    warning(clause(reason) + "; taking \(path: path) instead")
  }

  /// What is the matter with a camera, without advice.
  private static func clause(_ reason: PhotoError.Reason) -> TerminalLine {
    guard case .camera(let error, let holders) = reason else {
      return PictureWording.reason(reason)
    }
    return CameraWording.clause(error, heldBy: holders)
  }
}
