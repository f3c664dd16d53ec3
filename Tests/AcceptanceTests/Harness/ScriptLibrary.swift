import Foundation
import TestSupport
import Testing

/// The scripts of this folder.
enum ScriptLibrary {
  /// The name of a script: its path below `Scripts` without the ending.
  struct Name: Hashable, Sendable, CustomTestStringConvertible {
    var text: String

    /// The name as it stands in a test's report.
    var testDescription: String { text }

    /// The absolute path of the script's file.
    var path: String { "\(ScriptLibrary.folder)/\(text).txt" }
  }

  /// The folder of the scripts.
  static let folder = Repository.path("Tests/AcceptanceTests/Scripts")

  /// Every script, in the order of their names; those that begin as the variable `SCRIPTS` does if it is set.
  static let names: [Name] = {
    let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let beginning = ProcessInfo.processInfo.environment["SCRIPTS"] ?? ""
    return files.filter { $0.hasSuffix(".txt") && $0.hasPrefix(beginning) }.sorted().map {
      Name(text: String($0.dropLast(4)))
    }
  }()

  /// Gives the absolute path of a preparation that scripts name with `@ given`.
  static func preparation(_ name: String) -> String {
    "\(folder)/given/\(name).sh"
  }
}
