import CCamera
import Glibc
import Testing

@testable import Camera

/// What drivers and signals can do while frames stream.
@Suite struct StreamingTests {
  /// The calls that can fail between opening and the first frame.
  private static let calls: [DriverCall] = [
    .queryCapability, .setFormat, .requestBuffers, .queryBuffer, .mmap, .queueBuffer, .streamOn,
    .dequeueBuffer,
  ]

  @Test(
    arguments: calls,
    [EIO, EBUSY, ENODEV, ENOMEM]) func `whatever fails, all is released`(
      call: DriverCall, errno: Int32
    )
  {
    var camera = FakeCamera()
    camera.failures = [call: [errno]]
    let system = FakeSystem(camera)
    let error: CameraError =
      switch errno {
      case EBUSY: .busy(path: "/dev/video0")
      case ENODEV: .unplugged(path: "/dev/video0")
      default: .driver(path: "/dev/video0", call: call.rawValue, errno: errno)
      }
    #expect(throws: error) { try Shots.take(on: system) }
    #expect(system.isClean && system.untidyCloses == 0)
  }

  @Test(arguments: [DriverCall.queryBuffer, .mmap, .queueBuffer])
  func `a failure at the third buffer releases the first two`(call: DriverCall) {
    var camera = FakeCamera()
    camera.failures = [call: [0, 0, EINVAL]]
    let system = FakeSystem(camera)
    #expect(
      throws: CameraError.driver(path: "/dev/video0", call: call.rawValue, errno: EINVAL)
    ) { try Shots.take(on: system) }
    #expect(system.isClean && system.untidyCloses == 0)
  }

  @Test(arguments: calls.filter { $0 != .mmap }) func `a signal between makes a request again`(
    call: DriverCall
  ) throws {
    var camera = FakeCamera()
    camera.failures = [call: [EINTR, EINTR]]
    let system = FakeSystem(camera)
    _ = try Shots.take(on: system)
    #expect(system.isClean)
  }

  @Test(arguments: [1, 2, 32] as [UInt32]) func `as many buffers are used as are granted`(
    count: UInt32
  ) throws {
    var camera = FakeCamera()
    camera.grantedCount = count
    camera.frames = Array(repeating: FakeFrame(flags: 0x40), count: 10) + [FakeFrame()]
    let system = FakeSystem(camera)
    #expect(try Shots.take(on: system).sequence == 10)
    #expect(system.calls.count { $0 == .queryBuffer } == count)
    #expect(system.isClean)
  }

  @Test(arguments: [0, 65, .max] as [UInt32]) func `no buffers, or far too many, are implausible`(
    count: UInt32
  ) {
    var camera = FakeCamera()
    camera.grantedCount = count
    let system = FakeSystem(camera)
    #expect(throws: CameraError.implausible(path: "/dev/video0", call: "VIDIOC_REQBUFS")) {
      try Shots.take(on: system)
    }
    #expect(system.isClean && system.untidyCloses == 0)
  }

  @Test(arguments: [0, 1 << 30, .max] as [UInt32]) func `buffers without a length are implausible`(
    length: UInt32
  ) {
    var camera = FakeCamera()
    camera.bufferLength = length
    #expect(throws: CameraError.implausible(path: "/dev/video0", call: "VIDIOC_QUERYBUF")) {
      try Shots.take(on: FakeSystem(camera))
    }
  }

  @Test(arguments: [4, .max] as [UInt32]) func `a buffer that was never made is implausible`(
    index: UInt32
  ) {
    var camera = FakeCamera()
    camera.frames = [FakeFrame(index: index)]
    let system = FakeSystem(camera)
    #expect(throws: CameraError.implausible(path: "/dev/video0", call: "VIDIOC_DQBUF")) {
      try Shots.take(on: system)
    }
    #expect(system.isClean && system.untidyCloses == 0)
  }

  /// A frame that is not sound.
  struct Bad: CustomTestStringConvertible {
    let testDescription: String
    let frame: FakeFrame
    var fourcc = FourCC.yuyv
    var isMultiplanar = false
  }

  static let bad = [
    Bad(testDescription: "flagged", frame: FakeFrame(flags: UInt32(V4L2_BUF_FLAG_ERROR))),
    Bad(testDescription: "empty", frame: FakeFrame(filled: 0)),
    Bad(testDescription: "short", frame: FakeFrame(filled: 255)),
    Bad(testDescription: "longer than its memory", frame: FakeFrame(filled: 513)),
    Bad(testDescription: "endless", frame: FakeFrame(filled: .max)),
    Bad(
      testDescription: "beginning at its end", frame: FakeFrame(filled: 300, start: 300),
      isMultiplanar: true),
    Bad(
      testDescription: "beginning far behind", frame: FakeFrame(filled: 300, start: .max),
      isMultiplanar: true),
    Bad(
      testDescription: "short behind its begin", frame: FakeFrame(filled: 355, start: 100),
      isMultiplanar: true),
    Bad(testDescription: "no JPEG", frame: FakeFrame(bytes: [0xFF, 0xD9]), fourcc: .mjpg),
    Bad(
      testDescription: "too short for a JPEG", frame: FakeFrame(bytes: [0xFF, 0xD8], filled: 3),
      fourcc: .mjpg),
  ]

  @Test(arguments: bad) func `a bad frame is passed over, and too many are an error`(bad: Bad)
    throws
  {
    var camera = FakeCamera()
    camera.formats = [FakeFormat(bad.fourcc)]
    if bad.isMultiplanar { camera.pieceCount = 1 }
    camera.frames = [bad.frame, bad.frame, FakeFrame(bytes: [0xFF, 0xD8, 0xFF], filled: 256)]
    let system = FakeSystem(camera)
    let frame = try Shots.take(on: system)
    #expect(frame.sequence == 2)
    #expect(frame.bytes.count == 256)

    var shot = Shots.plain()
    shot.badFrameLimit = 1
    #expect(throws: CameraError.badFrames(path: "/dev/video0", count: 2)) {
      try Shots.take(on: system, shot)
    }
    #expect(system.isClean && system.untidyCloses == 0)
  }

  @Test func `a frame that is not worth keeping is followed by the next, up to a limit`() throws {
    let system = FakeSystem()
    #expect(try Shots.take(on: system, isSound: { $0.sequence == 20 }).sequence == 20)
    #expect(throws: CameraError.badFrames(path: "/dev/video0", count: 21)) {
      try Shots.take(on: system, isSound: { _ in false })
    }
  }

  @Test func `a camera that stays silent is left at the deadline`() {
    var camera = FakeCamera()
    camera.frames = []
    let system = FakeSystem(camera)
    let begin = system.time
    var shot = Shots.plain()
    shot.deadline = .milliseconds(1234)
    #expect(throws: CameraError.timeout(path: "/dev/video0", after: .milliseconds(1234))) {
      try Shots.take(on: system, shot)
    }
    #expect((.milliseconds(1234) ... .milliseconds(1240)).contains(system.time - begin))
    #expect(system.isClean)
  }

  @Test func `the deadline is one for all frames`() {
    var shot = Shots.plain(warmUp: .frames(1000))
    shot.deadline = .seconds(2)
    #expect(throws: CameraError.timeout(path: "/dev/video0", after: .seconds(2))) {
      try Shots.take(on: FakeSystem(), shot)
    }
  }

  @Test func `signals while waiting do no harm`() throws {
    var camera = FakeCamera()
    camera.polls = [-EINTR, -EINTR]
    _ = try Shots.take(on: FakeSystem(camera))
  }

  @Test(arguments: [POLLERR, POLLIN | POLLERR, POLLHUP, POLLNVAL])
  func `a fault without a frame ends the waiting at once`(events: Int32) {
    var camera = FakeCamera()
    camera.polls = Array(repeating: events, count: 100_000)
    let system = FakeSystem(camera)
    #expect(throws: CameraError.driver(path: "/dev/video0", call: "VIDIOC_DQBUF", errno: EIO)) {
      try Shots.take(on: system)
    }
    #expect(system.pollCount == 1)
    #expect(system.isClean)
  }

  @Test func `a frame that is announced and never there does not keep the processor busy`() {
    var camera = FakeCamera()
    camera.frames = []
    camera.polls = Array(repeating: POLLIN, count: 100_000)
    let system = FakeSystem(camera)
    #expect(throws: CameraError.timeout(path: "/dev/video0", after: .seconds(10))) {
      try Shots.take(on: system)
    }
    #expect(system.pollCount <= 1000)
  }

  @Test func `giving up stops the stream, soon and with a signal at once`() {
    var camera = FakeCamera()
    camera.frames = []
    let system = FakeSystem(camera)
    let begin = system.time
    #expect(throws: CameraError.cancelled) {
      try Shots.take(on: system, isCancelled: { system.time - begin > .seconds(1) })
    }
    #expect(system.time - begin <= .milliseconds(1200))
    #expect(system.isClean && system.untidyCloses == 0)

    camera.polls = [-EINTR]
    let interrupted = FakeSystem(camera)
    #expect(throws: CameraError.cancelled) {
      try Shots.take(on: interrupted, isCancelled: { interrupted.pollCount > 0 })
    }
    #expect(interrupted.pollCount == 1)
    #expect(interrupted.isClean)
  }
}
