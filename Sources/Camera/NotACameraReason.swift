/// Why something that exists is no camera.
package enum NotACameraReason: String, Hashable, Sendable {
  /// It is a file, a folder or the like.
  case notADevice

  /// It is a device of another kind.
  case notVideo

  /// It is a video node that gives no pictures, such as one for metadata or for output.
  case noPictures

  /// It gives pictures, but not by streaming.
  case noStreaming
}
