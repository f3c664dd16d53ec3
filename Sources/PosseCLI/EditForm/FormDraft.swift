import FileSystem
import PosseModel

/// The file that a form is edited in: it lies in a folder of its own, which takes in what editors leave beside it.
final class FormDraft {
  let path: FilePath
  private let folder: FilePath
  private var written: [UInt8] = []
  /// Whether it held something of its user from the beginning.
  private let isTakenUp: Bool

  /// The most bytes of a draft that are read back.
  private static let limit = 64 << 20

  /// Makes the folder of a draft, open to nobody else; without a person it is about someone new.
  init(of person: FugitiveID?, _ environment: Environment) throws(Failure) {
    var generator = SystemRandomNumberGenerator()
    let number = UInt32.random(in: 100_000...999_999_999, using: &generator)
    let name = person.map { "edit-\($0.number)" } ?? "add"
    folder = try Self.folder(environment).appending("\(name)-\(number)")
    path = folder.appending(Self.name)
    isTakenUp = false
    do {
      try Folder.makeDirectories(folder, mode: 0o700)
    } catch {
      throw .form(.folder(error))
    }
  }

  /// Takes up a draft that was kept; nil for any other file, which stays as it is.
  init?(takingUp path: FilePath, _ environment: Environment) throws(Failure) {
    let folder = path.parent
    guard path == folder.appending(Self.name), folder.parent == (try Self.folder(environment))
    else { return nil }
    self.path = path
    self.folder = folder
    isTakenUp = true
  }

  private static let name = "form.txt"

  /// The folder for drafts: that of the session, which is gone after it, else that for the state of programs.
  private static func folder(_ environment: Environment) throws(Failure) -> FilePath {
    if let bytes = environment.bytes("XDG_RUNTIME_DIR") {
      let runtime = FilePath(bytes: bytes)
      let kind = (try? FileStatus.ifPresent(runtime))?.kind
      if runtime.isAbsolute, kind == .directory, runtime.isWritable {
        return runtime.appending("posse")
      }
    }
    return try BookLocation.folder(of: .state, environment)
  }

  /// Writes the form.
  func write(_ text: String) throws(Failure) {
    let bytes = Array(text.utf8)
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

  /// Reads the text of a draft that a command line names.
  static func text(of path: FilePath) throws(Failure) -> String {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: limit, nonblocking: false)
    } catch {
      throw .textFile(error, subject: "--draft")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notText(path, subject: "--draft")
    }
    return FormText.withoutRemarks(FormText.plain(text))
  }

  /// Takes the draft away, with all that lies beside it.
  func remove() { try? Folder.removeWithFiles(folder) }

  /// Leaves the draft to its user, unless it holds nothing of theirs; tells whether it stays.
  func keep() -> Bool {
    let isThere = (try? FileStatus.ifPresent(path)) != nil
    guard isThere, isTakenUp || (try? read()) != written else {
      remove()
      return false
    }
    try? path.setPermissions(0o600)
    return true
  }
}
