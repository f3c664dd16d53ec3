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

extension PhotoSource {
  /// The last part of the path as given, escaped where it is not plain text; nil for standard input.
  var fileName: String? {
    guard case .file(let path) = self else { return nil }
    let name = path.lastComponent
    return name.text ?? name.displayText
  }

  /// Reads the source whole.
  func contents(limit: Int) throws(PhotoError.Reason) -> [UInt8] {
    let bytes: [UInt8]
    do {
      switch self {
      case .file(let path): bytes = try FileReader.read(path, limit: limit, unchanging: true)
      case .standardInput: bytes = try FileReader.readStandardInput(limit: limit)
      }
    } catch {
      throw PhotoError.Reason(error.reason)
    }
    guard !bytes.isEmpty else { throw .empty }
    return bytes
  }
}
