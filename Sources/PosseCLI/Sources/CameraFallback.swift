import FileSystem

/// What to do without asking when a camera fails.
enum CameraFallback: Hashable {
  /// Take the newest picture in or below this folder.
  case library(FilePath)
  /// Take this file.
  case file(FilePath)
  /// Go on without a picture.
  case skip

  /// Reads `library:PATH`, `file:PATH` or `skip`; nil if it is none of these.
  init?(parsing bytes: [UInt8]) {
    func path(after prefix: String) -> FilePath? {
      guard bytes.starts(with: prefix.utf8), bytes.count > prefix.utf8.count else { return nil }
      return FilePath(bytes: Array(bytes.dropFirst(prefix.utf8.count)))
    }
    if bytes == Array("skip".utf8) {
      self = .skip
    } else if let path = path(after: "library:") {
      self = .library(path)
    } else if let path = path(after: "file:") {
      self = .file(path)
    } else {
      return nil
    }
  }
}
