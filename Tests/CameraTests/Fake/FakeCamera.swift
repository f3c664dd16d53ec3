import CCamera

@testable import Camera

/// A camera whose driver does as it is told, lies included.
struct FakeCamera {
  var card = "Fake Cam"
  var capabilities: UInt32 = UInt32(V4L2_CAP_VIDEO_CAPTURE | V4L2_CAP_STREAMING)
  var deviceCapabilities: UInt32?
  var isCharacterDevice = true

  var formats: [FakeFormat] = [FakeFormat(.yuyv)]
  /// What `VIDIOC_S_FMT` makes of a format; nil leaves it.
  var bentFormat: FourCC?
  var bentSize: FrameSize?
  var stride: UInt32 = 0
  var field = V4L2_FIELD_NONE.rawValue
  /// The pieces of memory of a frame; the driver is multiplanar if there are any.
  var pieceCount: Int?
  var inputStatus: UInt32 = 0
  var grantedCount: UInt32 = 4
  var bufferLength: UInt32?

  /// What each frame is, in turn; the last is repeated.
  ///
  /// With none, nothing ever comes.
  var frames = [FakeFrame()]

  /// The `errno` with which requests fail, by the name in C: one after the other, 0 being success.
  var failures: [DriverCall: [Int32]] = [:]
  /// What `poll` answers before it tells the truth: events, or `errno` as a negative number.
  var polls: [Int32] = []
}

/// A format of a fake camera.
struct FakeFormat {
  var fourcc: FourCC
  /// Sizes, each with frames a second.
  var sizes: [(FrameSize, [UInt32])]
  var range: SizeRange?

  init(
    _ fourcc: FourCC, _ sizes: [(Int, Int, [UInt32])] = [(16, 8, [30])], range: SizeRange? = nil
  ) {
    self.fourcc = fourcc
    self.sizes = sizes.map { (FrameSize(width: $0.0, height: $0.1), $0.2) }
    self.range = range
  }
}

/// A frame of a fake camera.
struct FakeFrame {
  /// All bytes have this value, unless there are `bytes`.
  var level: UInt8 = 100
  /// The first bytes.
  var bytes: [UInt8] = []
  /// How many bytes the driver says it filled; nil for all.
  var filled: UInt32?
  var start: UInt32 = 0
  var flags: UInt32 = 0
  /// The number of the buffer that the driver claims; nil for the truth.
  var index: UInt32?
  /// How long it takes to come.
  var delay = Duration.milliseconds(33)
}
