package import Camera
package import FileSystem

/// Where a photo comes from.
package enum PhotoSource: Hashable, Sendable {
  /// A file; its name plays no part in telling its format.
  case file(FilePath)

  /// Standard input, read to its end.
  case standardInput

  /// A picture of the library.
  case library(FilePath)

  /// A camera, as it was named.
  case camera(CameraChoice)

  /// What kind of source it is.
  package var kind: Kind {
    switch self {
    case .file: .file
    case .standardInput: .standardInput
    case .library: .library
    case .camera: .camera
    }
  }

  /// The kinds of sources, by the names they are kept under.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case file
    case standardInput = "stdin"
    case library
    case camera
  }
}

extension PhotoSource {
  /// The file to read, if there is one.
  private var path: FilePath? {
    switch self {
    case .file(let path), .library(let path): path
    case .standardInput, .camera: nil
    }
  }

  /// The last part of the path as given, escaped where it is not plain text; nil where there is no path.
  var fileName: String? {
    guard let name = path?.lastComponent else { return nil }
    return name.text ?? name.displayText
  }

  /// Reads the source whole; a camera has to be shot with.
  func contents(limit: Int) throws(PhotoError.Reason) -> [UInt8] {
    let bytes: [UInt8]
    if case .camera = self { throw .device }
    do {
      bytes =
        if let path {
          try FileReader.read(path, limit: limit, unchanging: true)
        } else { try FileReader.readStandardInput(limit: limit) }
    } catch {
      throw PhotoError.Reason(error.reason)
    }
    guard !bytes.isEmpty else { throw .empty }
    return bytes
  }
}
