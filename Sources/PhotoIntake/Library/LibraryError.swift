package import FileSystem

/// Why a library gives no pictures.
package struct LibraryError: Error, Hashable, Sendable {
  /// The folder of the library.
  package let folder: FilePath

  /// What is the matter with it.
  package let reason: Reason

  /// Creates an error.
  package init(folder: FilePath, reason: Reason) {
    self.folder = folder
    self.reason = reason
  }

  /// What can be the matter with a library.
  package enum Reason: Hashable, Sendable {
    /// There is no such folder.
    case missing

    /// The path names something else.
    case notAFolder

    /// Reading is not permitted.
    case permissionDenied

    /// The system reports another error; its code tells which.
    case unreadable(ErrorNumber)

    /// There is not one picture in the folders that could be read; so many could not.
    case noPicture(unreadableFolderCount: Int)
  }
}

extension LibraryError.Reason {
  /// Sorts what went wrong with opening the folder.
  init(_ code: ErrorNumber) {
    switch code {
    case .noSuchFile: self = .missing
    case .notADirectory: self = .notAFolder
    case .permissionDenied, .notPermitted: self = .permissionDenied
    default: self = .unreadable(code)
    }
  }
}
