/// A picture as it was received: nothing of it is known to be true.
package enum Picture: Hashable, Sendable {
  /// A file, which says itself what it is.
  case file([UInt8])

  /// A frame of a camera, cut at the bytes that its driver says it has.
  case frame(FrameLayout, [UInt8])

  /// The bytes as received.
  package var bytes: [UInt8] {
    switch self {
    case .file(let bytes), .frame(_, let bytes): bytes
    }
  }

  /// What is said of a frame; nil for a file.
  var layout: FrameLayout? {
    switch self {
    case .file: nil
    case .frame(let layout, _): layout
    }
  }
}
