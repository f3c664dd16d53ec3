import Foundation

/// Where the files of this repository lie, found from the place of this source file.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 {
      folder.deleteLastPathComponent()
    }
    return folder.path
  }()

  /// The folder of sample files.
  package static let samples = path("Samples")

  /// Gives the absolute path of a file of the repository, whether it exists or not.
  package static func path(_ name: String) -> String {
    "\(root)/\(name)"
  }

  /// Reads a text file of the repository.
  package static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
