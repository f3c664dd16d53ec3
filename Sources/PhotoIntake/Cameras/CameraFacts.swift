import Camera
package import Raster

/// What is known of the camera that a photo was taken with, and of the frame.
package struct CameraFacts: Hashable, Sendable {
  /// The name of the camera as its driver gives it; any text.
  package let name: String

  /// The node, such as `/dev/video0`.
  package let path: String

  /// The four letters of the pixel format, such as `YUYV`.
  package let pixelFormat: String

  /// The size of the frame in pixels.
  package let size: PixelSize

  /// The size that the camera was asked for.
  package let askedSize: PixelSize

  /// When the frame was taken, in microseconds since 1970 UTC.
  package let time: Int64

  init(_ frame: CameraFrame) {
    name = frame.card
    path = frame.path
    pixelFormat = frame.fourcc.description
    size = PixelSize(width: frame.size.width, height: frame.size.height)
    askedSize = PixelSize(width: frame.askedSize.width, height: frame.askedSize.height)
    time = frame.time
  }
}
