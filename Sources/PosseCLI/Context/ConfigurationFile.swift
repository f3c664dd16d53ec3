import CommandKit
import FileSystem

/// The configuration file: by `POSSE_CONFIG`, else at its place in the XDG folder.
struct ConfigurationFile {
  let environment: Environment

  /// The most bytes a configuration may have.
  private static let limit = 1 << 20

  /// Reads the file if there is one; what it says wrongly is warned of, line by line.
  func read(_ console: Console) throws(Failure) -> Configuration {
    guard let path else { return Configuration() }
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(path, limit: Self.limit)
    } catch {
      let isAbsent = [.system(.noSuchFile), .system(.notADirectory)].contains(error.reason)
      // A file that was named must be there; one at the usual place must not stop every command.
      if environment.bytes("POSSE_CONFIG") != nil { throw .configuration(error) }
      if !isAbsent { console.note(Wording.unreadableConfiguration(path, error.text)) }
      return Configuration()
    }
    let configuration = Configuration(parsing: bytes)
    for complaint in configuration.complaints {
      console.note(Wording.configuration(complaint, in: path))
    }
    return configuration
  }

  private var path: FilePath? {
    if let bytes = environment.bytes("POSSE_CONFIG") { return FilePath(bytes: bytes) }
    let folder = try? BookLocation.folder(of: .configuration, environment)
    return folder?.appending("config")
  }
}
