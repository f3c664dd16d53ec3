import Camera
import FileSystem

extension Context {
  /// The camera that `POSSE_CAMERA` or else the configuration names; nil for the first that can be used.
  var cameraChoice: CameraChoice? {
    guard let text = environment.text("POSSE_CAMERA") ?? configuration[.camera] else { return nil }
    // As it stands on a command line it is understood too.
    let prefix = "camera:"
    return CameraChoice(
      parsing: text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
  }

  /// Which folder is the picture library.
  var libraryLocation: LibraryLocation {
    get throws(Failure) {
      try LibraryLocation(environment: environment, configuration: configuration)
    }
  }

  /// The library as people write it; empty where nobody can tell.
  var libraryName: String {
    (try? libraryLocation)?.folder.abbreviated(home: homeFolder).displayText ?? ""
  }

  /// The home folder, if the environment names one.
  var homeFolder: FilePath? { environment.bytes("HOME").map { FilePath(bytes: $0) } }

  /// Puts the home folder in place of a `~` that begins a path, as a shell does.
  func home(in path: FilePath) -> FilePath {
    let mark = Array("~/".utf8)
    guard path.bytes.starts(with: mark), let homeFolder else { return path }
    return homeFolder.appending(
      FilePath(bytes: Array(path.bytes.dropFirst(mark.count).drop { $0 == UInt8(ascii: "/") })))
  }
}
