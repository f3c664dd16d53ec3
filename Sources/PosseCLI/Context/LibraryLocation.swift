import FileSystem

/// Which folder is the picture library, and who says so.
struct LibraryLocation: Hashable {
  /// Where the choice of a folder comes from.
  enum Origin: Hashable {
    /// The variable `POSSE_LIBRARY`.
    case environment
    /// The key `library` of the configuration.
    case configuration
    /// The user's folders as the desktop keeps them, in this file.
    case userFolders(FilePath)
    /// Nobody: it is `Pictures` in the home folder.
    case usual
  }

  let folder: FilePath
  let origin: Origin

  /// Finds the folder, which need not exist; throws `Failure.noHome` when it would lie in a home that is unknown.
  init(environment: Environment, configuration: Configuration) throws(Failure) {
    if let bytes = environment.bytes("POSSE_LIBRARY") {
      // A shell puts the home folder in place of a tilde only where it is not quoted.
      if let text = String(validating: bytes, as: UTF8.self) {
        self.init(folder: try Self.expanded(text, environment), origin: .environment)
      } else {
        self.init(folder: FilePath(bytes: bytes), origin: .environment)
      }
    } else if let value = configuration[.library] {
      self.init(folder: try Self.expanded(value, environment), origin: .configuration)
    } else {
      let home = try Self.home(environment)
      let file = try BookLocation.base(of: .configuration, environment).appending("user-dirs.dirs")
      if let bytes = try? FileReader.read(file, limit: Self.fileLimit),
        let folder = UserFolders(parsing: bytes, home: home).pictures
      {
        self.init(folder: folder, origin: .userFolders(file))
      } else {
        self.init(folder: home.appending("Pictures"), origin: .usual)
      }
    }
  }

  private init(folder: FilePath, origin: Origin) {
    self.folder = folder
    self.origin = origin
  }

  /// Puts the home folder in place of a `~` at the start.
  private static func expanded(
    _ value: String, _ environment: Environment
  ) throws(Failure) -> FilePath {
    guard value == "~" || value.utf8.starts(with: "~/".utf8) else { return FilePath(value) }
    let rest = value.utf8.dropFirst().drop { $0 == UInt8(ascii: "/") }
    return try home(environment).appending(FilePath(bytes: Array(rest)))
  }

  private static func home(_ environment: Environment) throws(Failure) -> FilePath {
    guard let home = environment.bytes("HOME") else { throw .noHome }
    return FilePath(bytes: home)
  }

  private static let fileLimit = 1 << 20
}
