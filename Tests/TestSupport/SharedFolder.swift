import Foundation

/// The folder `shared` beside the repository, with test material too large or not free enough to ship.
///
/// Tests that need it skip when it is absent. `POSSE_SHARED` names another place.
package enum SharedFolder {
  /// The absolute path, or nil when there is no such folder.
  package static let path: String? = {
    let named = ProcessInfo.processInfo.environment["POSSE_SHARED"]
    let folder = named ?? URL(fileURLWithPath: Repository.root + "/../shared").standardized.path
    return FileManager.default.fileExists(atPath: folder + "/.") ? folder : nil
  }()

  /// Whether the folder is there.
  package static var isPresent: Bool { path != nil }

  /// Gives the absolute path of something in the folder, or nil when it is not there.
  package static func path(_ name: String) -> String? {
    guard let path else { return nil }
    let full = "\(path)/\(name)"
    return FileManager.default.fileExists(atPath: full) ? full : nil
  }
}
