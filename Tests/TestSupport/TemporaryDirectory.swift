import Foundation

/// A fresh folder for one test, removed with all it holds when the value goes away.
package final class TemporaryDirectory: Sendable {
  /// The absolute path, without links in it.
  package let path: String

  /// Makes a folder of mode 0700 in the system's folder for temporary files.
  package init() throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    // Short, since the path stands in lines that a terminal may wrap.
    let folder = parent.appendingPathComponent("posse-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Gives the path of something in the folder, whether it exists or not.
  package func path(_ name: String) -> String {
    "\(path)/\(name)"
  }

  /// Writes a file into the folder, making the folders above it, and gives its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    let file = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes UTF-8 text into a file of the folder and gives its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Reads a whole file of the folder.
  package func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }
}
