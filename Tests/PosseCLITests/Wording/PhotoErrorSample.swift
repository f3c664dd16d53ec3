import FileSystem
import PhotoIntake

/// Pictures that cannot be taken.
enum PhotoErrorSample {
  /// A file that is not there.
  static func make(_ name: String) -> PhotoError {
    PhotoError(source: .file(FilePath(name)), reason: .noSuchFile)
  }
}
