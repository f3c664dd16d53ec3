import Camera
import FileSystem

/// Where a picture should come from, as a word of the command line names it.
enum SourceWord: Hashable {
  /// A picture file.
  case file(FilePath)
  /// `-`: standard input.
  case standardInput
  /// `camera` or `camera:DEVICE`.
  case camera(CameraChoice)
  /// `library`: a picture that the user chooses from there.
  case library
  /// Nothing was said: the user is asked.
  case unsaid

  private static let cameraPrefix = Array("camera:".utf8)

  /// Reads a word; what is none of the others is a path, so that `./camera` is a file.
  init(_ word: [UInt8]) {
    switch word {
    case Array("-".utf8): self = .standardInput
    case Array("library".utf8): self = .library
    case Array("camera".utf8): self = .camera(.automatic)
    case _ where word.starts(with: Self.cameraPrefix):
      let device = String(decoding: word.dropFirst(Self.cameraPrefix.count), as: UTF8.self)
      self = .camera(CameraChoice(parsing: device))
    default: self = .file(FilePath(bytes: word))
    }
  }

  /// Whether a camera may come to be used.
  var mayUseCamera: Bool {
    switch self {
    case .camera, .unsaid: true
    case .file, .standardInput, .library: false
    }
  }
}
