import FileSystem
import Foundation

/// A folder of its own for one test, removed at the end.
final class ScratchFolder {
  let path: FilePath

  init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("posse-files-\(UUID().uuidString)")
    // Other users get in whatever the umask: some tests give up the rights of root.
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    path = FilePath(folder.path)
  }

  deinit {
    if let text = path.text { try? FileManager.default.removeItem(atPath: text) }
  }

  func file(_ name: String) -> FilePath { path.appending(name) }

  func url(_ name: String) -> URL { URL(fileURLWithPath: "\(path.displayText)/\(name)") }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: url(name))
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url(name).path, withDestinationPath: target)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url(name), withIntermediateDirectories: true)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path.displayText).sorted()
  }
}
