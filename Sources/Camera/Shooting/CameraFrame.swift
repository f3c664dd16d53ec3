/// One frame as a camera gave it.
package struct CameraFrame: Hashable, Sendable {
  /// A compressed picture, or all planes; every plane lies within.
  package let bytes: [UInt8]

  /// The format of the bytes.
  package let fourcc: FourCC

  /// Width and height, as the driver gives them and not as they were asked for.
  package let size: FrameSize

  /// Where the planes lie, in the order of the format; none if compressed.
  package let planes: [FramePlane]

  /// What the driver says of the colours.
  package let colour: FrameColour

  /// The number that the driver gave the frame; a gap means that frames were lost.
  package let sequence: UInt32

  /// The node that it came from.
  package let path: String

  /// The name of the camera.
  package let card: String

  /// When it was taken, in microseconds since 1970 UTC.
  package let time: Int64

  /// The size that was asked for.
  package let askedSize: FrameSize

  /// Puts a frame together, as a driver would give it.
  package init(
    bytes: [UInt8], fourcc: FourCC, size: FrameSize, planes: [FramePlane], colour: FrameColour,
    sequence: UInt32, path: String, card: String, time: Int64, askedSize: FrameSize
  ) {
    self.bytes = bytes
    self.fourcc = fourcc
    self.size = size
    self.planes = planes
    self.colour = colour
    self.sequence = sequence
    self.path = path
    self.card = card
    self.time = time
    self.askedSize = askedSize
  }

  /// Whether the bytes are a compressed picture.
  package var isCompressed: Bool { planes.isEmpty }
}
