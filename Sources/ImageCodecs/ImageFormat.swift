/// A picture format that can be decoded.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  case jpeg
  case png

  /// The name people know the format by.
  package var name: String {
    switch self {
    case .jpeg: "JPEG"
    case .png: "PNG"
    }
  }
}

extension ImageFormat {
  /// Creates the format that the first bytes show, or nil when it is neither JPEG nor PNG.
  ///
  /// Only content counts, never the name of a file. `SeenFormat` names what else it may be.
  package init?(sniffing bytes: [UInt8]) {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else {
      return nil
    }
  }
}
