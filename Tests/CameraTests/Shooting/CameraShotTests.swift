import CCamera
import Glibc
import Testing

@testable import Camera

/// What a shot gives, and what becomes of it when a request fails.
@Suite struct CameraShotTests {
  @Test func `a frame has its bytes, planes and circumstances`() throws {
    var camera = FakeCamera()
    camera.stride = 40
    let system = FakeSystem(camera)
    let frame = try Shots.take(on: system)
    #expect(frame.bytes == Array(repeating: 100, count: 512))
    #expect(frame.planes == [FramePlane(offset: 0, stride: 40, lineLength: 32, lineCount: 8)])
    #expect(frame.size == FrameSize(width: 16, height: 8))
    #expect((frame.fourcc, frame.path, frame.card) == (.yuyv, "/dev/video0", "Fake Cam"))
    #expect((frame.time, frame.sequence) == (1_772_395_500_000_000, 0))
    #expect(!frame.isCompressed)
    #expect(frame.meanLuma == 100)
    #expect(system.isClean && system.untidyCloses == 0)
  }

  @Test func `the size is that of the driver, and the one that was asked for is told`() throws {
    var camera = FakeCamera()
    camera.formats = [FakeFormat(.yuyv, [(32, 16, [30])])]
    camera.bentSize = FrameSize(width: 16, height: 8)
    let frame = try Shots.take(on: FakeSystem(camera))
    #expect(frame.size == FrameSize(width: 16, height: 8))
    #expect(frame.askedSize == FrameSize(width: 32, height: 16))
  }

  @Test func `a format that the driver bends into another is decided by what it says`() throws {
    var camera = FakeCamera()
    camera.formats = [FakeFormat(.mjpg), FakeFormat(.uyvy)]
    camera.bentFormat = .uyvy
    #expect(try Shots.take(on: FakeSystem(camera)).fourcc == .uyvy)
    camera.bentFormat = FourCC("RGGB")
    #expect(throws: CameraError.noFormat(path: "/dev/video0", offered: [.mjpg, .uyvy])) {
      try Shots.take(on: FakeSystem(camera))
    }
  }

  @Test func `a format that is refused is followed by the next`() throws {
    var camera = FakeCamera()
    camera.formats = [FakeFormat(.yuyv), FakeFormat(.uyvy)]
    camera.failures = [.setFormat: [EINVAL]]
    #expect(try Shots.take(on: FakeSystem(camera)).fourcc == .uyvy)
  }

  @Test func `multiplanar frames lose what stands before them, and pieces are joined`() throws {
    var camera = FakeCamera()
    camera.pieceCount = 1
    camera.frames = [FakeFrame(bytes: [1, 2, 3], filled: 384, start: 128)]
    var frame = try Shots.take(on: FakeSystem(camera))
    #expect(frame.bytes.count == 256)
    #expect(frame.bytes.starts(with: [1, 2, 3, 100]))

    camera = FakeCamera()
    camera.pieceCount = 3
    camera.formats = [FakeFormat(FourCC("YM12"))]
    let system = FakeSystem(camera)
    frame = try Shots.take(on: system)
    #expect(frame.fourcc == .yu12)
    #expect(frame.bytes.count == 512 + 256 + 128)
    #expect(frame.planes.map(\.offset) == [0, 512, 768])
    #expect(frame.planes.map(\.stride) == [16, 8, 8])
    #expect(system.isClean)
  }

  @Test func `a number of pieces that the format does not have is implausible`() {
    var camera = FakeCamera()
    camera.pieceCount = 2
    #expect(throws: CameraError.implausible(path: "/dev/video0", call: "VIDIOC_S_FMT")) {
      try Shots.take(on: FakeSystem(camera))
    }
  }

  @Test func `lines shorter than their pixels and sizes of nothing are implausible`() {
    var camera = FakeCamera()
    camera.stride = 31
    #expect(throws: CameraError.implausible(path: "/dev/video0", call: "VIDIOC_S_FMT")) {
      try Shots.take(on: FakeSystem(camera))
    }
    camera.bentSize = FrameSize(width: 0, height: 0)
    #expect(throws: CameraError.implausible(path: "/dev/video0", call: "VIDIOC_S_FMT")) {
      try Shots.take(on: FakeSystem(camera))
    }
  }

  @Test(
    arguments: [V4L2_FIELD_INTERLACED, V4L2_FIELD_ALTERNATE, V4L2_FIELD_TOP, V4L2_FIELD_SEQ_BT]
      .map(\.rawValue))
  func `half pictures are refused`(field: UInt32) {
    var camera = FakeCamera()
    camera.field = field
    #expect(throws: CameraError.interlaced(path: "/dev/video0")) {
      try Shots.take(on: FakeSystem(camera))
    }
  }

  @Test func `no signal is told before anything is set`() {
    var camera = FakeCamera()
    camera.inputStatus = UInt32(V4L2_IN_ST_NO_SIGNAL)
    let system = FakeSystem(camera)
    #expect(throws: CameraError.noSignal(path: "/dev/video0")) { try Shots.take(on: system) }
    #expect(!system.calls.contains(.setFormat))
  }

  @Test func `a rate and an input that cannot be had do no harm`() throws {
    var camera = FakeCamera()
    camera.failures = [
      .setParameters: [ENOTTY], .getInput: [ENOTTY], .getFormat: [EINVAL],
      .enumerateIntervals: [EINVAL, EINVAL],
    ]
    _ = try Shots.take(on: FakeSystem(camera))
  }

  @Test(
    arguments: [
      (ENOENT, .missing(path: "/dev/video0")), (ENOTDIR, .missing(path: "/dev/video0")),
      (EACCES, .denied(path: "/dev/video0")), (EPERM, .denied(path: "/dev/video0")),
      (EBUSY, .busy(path: "/dev/video0")), (ENODEV, .unplugged(path: "/dev/video0")),
      (ENXIO, .missing(path: "/dev/video0")), (ELOOP, .missing(path: "/dev/video0")),
      (ENAMETOOLONG, .missing(path: "/dev/video0")),
      (EMFILE, .driver(path: "/dev/video0", call: "open", errno: EMFILE)),
    ] as [(Int32, CameraError)])
  func `a node that does not open tells why`(errno: Int32, error: CameraError) {
    let system = FakeSystem()
    system.openFailures = ["/dev/video0": [EINTR, errno]]
    #expect(throws: error) { try Shots.take(on: system) }
  }

  @Test func `what is no camera is told apart`() {
    var camera = FakeCamera()
    camera.isCharacterDevice = false
    #expect(throws: CameraError.notACamera(path: "/dev/video0", .notADevice)) {
      try Shots.take(on: FakeSystem(camera))
    }
    camera = FakeCamera()
    camera.failures = [.queryCapability: [ENOTTY]]
    #expect(throws: CameraError.notACamera(path: "/dev/video0", .notVideo)) {
      try Shots.take(on: FakeSystem(camera))
    }
    camera = FakeCamera()
    camera.capabilities = UInt32(V4L2_CAP_VIDEO_CAPTURE)
    let system = FakeSystem(camera)
    #expect(throws: CameraError.notACamera(path: "/dev/video0", .noStreaming)) {
      try Shots.take(on: system)
    }
    #expect(system.isClean)
    #expect(throws: CameraError.missing(path: "/dev/video0\0/dev/video1")) {
      try CameraShot(path: "/dev/video0\0/dev/video1").take(on: system, clock: { 0 })
    }
  }
}
