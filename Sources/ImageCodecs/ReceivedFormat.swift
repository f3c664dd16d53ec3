/// What a picture was received as.
package enum ReceivedFormat: Hashable, Sendable {
  /// A file, or a frame that is one.
  case encoded(ImageFormat)

  /// A frame of plain samples.
  case raw(FrameFormat)

  /// A JPEG, from a file or as a frame.
  package static let jpeg = ReceivedFormat.encoded(.jpeg)

  /// A PNG.
  package static let png = ReceivedFormat.encoded(.png)

  /// The name people know the format by.
  package var name: String {
    switch self {
    case .encoded(let format): format.name
    case .raw(let format): format.name
    }
  }
}

extension ReceivedFormat: RawRepresentable {
  /// Creates the format of a name as `rawValue` gives it; a frame that is a JPEG is no raw one.
  package init?(rawValue: String) {
    if let format = ImageFormat(rawValue: rawValue) {
      self = .encoded(format)
    } else if let format = FrameFormat(rawValue: rawValue), format != .mjpeg {
      self = .raw(format)
    } else {
      return nil
    }
  }

  /// The name that one process tells another.
  package var rawValue: String {
    switch self {
    case .encoded(let format): format.rawValue
    case .raw(let format): format.rawValue
    }
  }
}
