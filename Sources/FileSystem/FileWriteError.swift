/// Why a file could not be put in place; nothing of it is left behind.
package struct FileWriteError: Error, Hashable, Sendable {
  /// What went wrong.
  package enum Reason: Hashable, Sendable {
    /// A file of that name exists and may not be replaced.
    case alreadyExists
    /// The path names a folder.
    case directory
    /// The path names a device, pipe or socket, which is never replaced.
    case notRegularFile
    /// The folder that should hold the file does not exist.
    case missingFolder
    /// The device is full, the quota used up, or the file larger than allowed.
    case noSpace
    /// The system refused for another reason.
    case system(ErrorNumber)
  }

  /// The file that was to be written.
  package let path: FilePath
  /// What went wrong.
  package let reason: Reason

  /// Puts a failure together.
  package init(path: FilePath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The reason in words, in lower case, without a full stop.
  package var text: String {
    switch reason {
    case .alreadyExists: "file exists"
    case .directory: "is a directory"
    case .notRegularFile: "is not a regular file"
    case .missingFolder: "the folder does not exist"
    case .noSpace: "no space left on device"
    case .system(let code): code.reason
    }
  }
}

extension FileWriteError.Reason {
  /// Sorts what the system reported.
  init(_ error: SystemError) {
    switch error.code {
    case .fileExists: self = .alreadyExists
    case .isADirectory: self = .directory
    case .noSuchFile, .notADirectory: self = .missingFolder
    case .noSpace, .quotaExceeded, .fileTooLarge: self = .noSpace
    default: self = .system(error.code)
    }
  }
}
