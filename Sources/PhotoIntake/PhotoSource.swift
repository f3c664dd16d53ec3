package import FileSystem

/// Where a photo comes from.
package enum PhotoSource: Hashable, Sendable {
  /// A file; its name plays no part in telling its format.
  case file(FilePath)

  /// Standard input, read to its end.
  case standardInput

  /// What kind of source it is.
  package var kind: Kind {
    switch self {
    case .file: .file
    case .standardInput: .standardInput
    }
  }

  /// The kinds of sources, by the names they are kept under.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case file
    case standardInput = "stdin"
  }
}
