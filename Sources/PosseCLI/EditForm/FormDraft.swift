import FileSystem
import PosseModel

/// The file that a form is edited in: it lies in a folder of its own, which takes in what editors leave beside it.
final class FormDraft {
  private(set) var path: FilePath
  private var folder: FilePath
  private let environment: Environment
  private var written: [UInt8] = []
  /// Whether it held something of its user from the beginning.
  private let isTakenUp: Bool

  /// The most bytes of a draft that are read back.
  private static let limit = 64 << 20

  /// Makes the folder of a draft, open to nobody else.
  convenience init(of person: FugitiveID, _ environment: Environment) throws(Failure) {
    try self.init(person, in: try Self.folder(environment), environment)
  }

  /// Makes the folder of a draft that is only kept; without a person it is about someone new.
  convenience init(keptOf person: FugitiveID?, _ environment: Environment) throws(Failure) {
    guard let lasting = try? Self.lastingFolder(environment) else {
      try self.init(person, in: try Self.folder(environment), environment)
      return
    }
    try self.init(person, in: lasting, environment)
  }

  private init(
    _ person: FugitiveID?, in parent: FilePath, _ environment: Environment
  ) throws(Failure) {
    var generator = SystemRandomNumberGenerator()
    let number = UInt32.random(in: 100_000...999_999_999, using: &generator)
    let name = person.map { "edit-\($0.number)" } ?? "add"
    folder = parent.appending("\(name)-\(number)")
    path = folder.appending(Self.name)
    self.environment = environment
    isTakenUp = false
    do {
      try Folder.makeDirectories(folder, mode: 0o700)
    } catch {
      throw .form(.folder(error))
    }
  }

  /// Takes up a draft that was kept; nil for any other file, which stays as it is.
  init?(takingUp path: FilePath, _ environment: Environment) throws(Failure) {
    // The path is as somebody typed it, perhaps from where they stand.
    let path = Self.resolved(path)
    let folder = path.parent
    let folders = [try Self.folder(environment), try Self.lastingFolder(environment)]
    guard path == folder.appending(Self.name), folders.map(Self.resolved).contains(folder.parent)
    else { return nil }
    self.path = path
    self.folder = folder
    self.environment = environment
    isTakenUp = true
  }

  private static let name = "form.txt"

  private static func resolved(_ path: FilePath) -> FilePath { (try? path.resolved()) ?? path }

  /// The folder for drafts: that of the session, which is gone after it, else that for the state of programs.
  private static func folder(_ environment: Environment) throws(Failure) -> FilePath {
    if let bytes = environment.bytes("XDG_RUNTIME_DIR") {
      let runtime = FilePath(bytes: bytes)
      let kind = (try? FileStatus.ifPresent(runtime))?.kind
      if runtime.isAbsolute, kind == .directory, runtime.isWritable {
        return runtime.appending("posse")
      }
    }
    return try lastingFolder(environment)
  }

  /// The folder for drafts that are kept, which outlives the session.
  private static func lastingFolder(_ environment: Environment) throws(Failure) -> FilePath {
    try BookLocation.folder(of: .state, environment)
  }

  /// Writes the form.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try AtomicFile.write(bytes, to: path, mode: 0o600, overwrite: true)
    } catch {
      throw .file(error)
    }
    if written.isEmpty { written = bytes }
  }

  /// Reads back what the editor left.
  func read() throws(Failure) -> [UInt8] {
    do {
      return try FileReader.read(path, limit: Self.limit)
    } catch {
      throw .form(.draft(error))
    }
  }

  /// Reads a draft that a command line names; only a file, as anything else might be waited for.
  static func bytes(of path: FilePath) throws(Failure) -> [UInt8] {
    if let kind = (try? FileStatus.ifPresent(path))?.kind, kind != .regular, kind != .directory {
      throw .form(.notFile(path))
    }
    do {
      return try FileReader.read(path, limit: limit)
    } catch {
      throw .textFile(error, subject: "--draft")
    }
  }

  /// Takes the draft away, with all that lies beside it.
  func remove() { try? Folder.removeWithFiles(folder) }

  /// Leaves the draft to its user, unless it holds nothing of theirs; tells whether it stays.
  ///
  /// What is kept of a text is said by the caller. The draft moves to where it outlives the session.
  func keep(_ kept: (String) -> String = { $0 }) -> Bool {
    let isThere = (try? FileStatus.ifPresent(path)) != nil
    let bytes = try? read()
    guard isThere, isTakenUp || bytes != written else {
      remove()
      return false
    }
    if let bytes, let text = String(validating: bytes, as: UTF8.self) {
      let rest = Array(kept(text).utf8)
      if rest != bytes { try? write(rest) }
    }
    try? path.setPermissions(0o600)
    moveToLastingFolder()
    return true
  }

  /// Moves the draft with all that lies beside it; where that fails it stays.
  private func moveToLastingFolder() {
    guard let lasting = try? Self.lastingFolder(environment), folder.parent != lasting else {
      return
    }
    let target = lasting.appending(folder.lastComponent)
    do {
      try Folder.makeDirectories(target, mode: 0o700)
      for name in try Folder.entries(of: folder) {
        let bytes = try FileReader.read(folder.appending(name), limit: Self.limit)
        try AtomicFile.write(bytes, to: target.appending(name), mode: 0o600, overwrite: false)
      }
    } catch {
      try? Folder.removeWithFiles(target)
      return
    }
    remove()
    folder = target
    path = target.appending(Self.name)
  }
}
