import FileSystem

/// Where the book lies: by `--db`, by `POSSE_DB`, or at its default place.
struct BookLocation {
  private let named: FilePath?
  private let environment: Environment

  init(option: [UInt8]?, environment: Environment) {
    named = (option ?? environment.bytes("POSSE_DB")).map { FilePath(bytes: $0) }
    self.environment = environment
  }

  /// Whether nobody named a book.
  var isDefault: Bool { named == nil }

  /// The path of the book.
  func path() throws(Failure) -> FilePath {
    if let named {
      guard !named.bytes.isEmpty else { throw .emptyPath(subject: "--db") }
      return named
    }
    return try Self.folder(of: .data, environment).appending("posse.db")
  }

  /// The folders that the XDG base directory specification names.
  enum XDGFolder: String {
    case data = "XDG_DATA_HOME"
    case configuration = "XDG_CONFIG_HOME"
    case state = "XDG_STATE_HOME"

    /// The path below the home folder that stands in for an unset variable.
    var fallback: String {
      switch self {
      case .data: ".local/share"
      case .configuration: ".config"
      case .state: ".local/state"
      }
    }
  }

  /// Returns this program's folder in an XDG folder; a relative path in a variable is passed over.
  static func folder(
    of kind: XDGFolder, _ environment: Environment
  ) throws(Failure) -> FilePath {
    try base(of: kind, environment).appending("posse")
  }

  /// Returns an XDG folder itself.
  static func base(
    of kind: XDGFolder, _ environment: Environment
  ) throws(Failure) -> FilePath {
    if let bytes = environment.bytes(kind.rawValue), FilePath(bytes: bytes).isAbsolute {
      return FilePath(bytes: bytes)
    }
    guard let home = environment.bytes("HOME") else { throw .noHome }
    return FilePath(bytes: home).appending(kind.fallback)
  }
}
