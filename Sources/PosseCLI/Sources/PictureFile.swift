import FileSystem
import PhotoIntake

/// A file that a user just named, before it is read.
enum PictureFile {
  /// What keeps it from being read, as far as that can be told without opening it; nil if nothing does.
  static func problem(with path: FilePath) -> PhotoError.Reason? {
    do {
      switch try FileStatus(of: path).kind {
      case .regular, .symbolicLink, .pipe: return nil
      case .directory: return .directory
      case .socket: return .socket
      case .device: return .device
      }
    } catch {
      switch error.code {
      case .noSuchFile, .notADirectory: return .noSuchFile
      case .permissionDenied, .notPermitted: return .permissionDenied
      case let code: return .unreadable(code)
      }
    }
  }
}
