import FileSystem
import Foundation

/// Symbolic links that tests lay.
enum Link {
  static func make(at path: String, to target: FilePath) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: String(decoding: target.bytes, as: UTF8.self))
  }
}
