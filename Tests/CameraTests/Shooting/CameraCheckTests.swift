import CCamera
import Glibc
import Testing

@testable import Camera

/// What would keep a shot from beginning, and that finding out leaves nothing behind.
@Suite struct CameraCheckTests {
  private let shot = Shots.plain()

  /// Checks, and makes sure that nothing is left over, come what may.
  private func check(_ system: FakeSystem) throws(CameraError) {
    defer {
      #expect(system.isClean && system.untidyCloses == 0)
      let claiming: [DriverCall] = [.requestBuffers, .queryBuffer, .queueBuffer, .streamOn]
      #expect(!claiming.contains(where: system.calls.contains))
      #expect(system.pollCount == 0)
    }
    try shot.check(on: system)
  }

  @Test func `a camera that is ready is left as it was`() throws {
    let system = FakeSystem()
    try check(system)
    #expect(system.calls.contains(.setFormat))
    _ = try Shots.take(on: system)
  }

  @Test(arguments: [.setFormat, .open] as [DriverCall])
  func `a camera in use is told at once`(call: DriverCall) {
    var camera = FakeCamera()
    camera.failures = [.setFormat: [EBUSY]]
    let system = FakeSystem(camera)
    if call == .open { system.openFailures = ["/dev/video0": [EBUSY]] }
    #expect(throws: CameraError.busy(path: "/dev/video0")) { try check(system) }
  }

  @Test(arguments: [V4L2_IN_ST_NO_SIGNAL, V4L2_IN_ST_NO_POWER])
  func `no signal is told before anything is set`(status: Int32) {
    var camera = FakeCamera()
    camera.inputStatus = UInt32(status)
    let system = FakeSystem(camera)
    #expect(throws: CameraError.noSignal(path: "/dev/video0")) { try check(system) }
    #expect(!system.calls.contains(.setFormat))
  }

  @Test(arguments: [
    (EACCES, CameraError.denied(path: "/dev/video0")),
    (ENOENT, .missing(path: "/dev/video0")), (ENODEV, .unplugged(path: "/dev/video0")),
  ]) func `a node that does not open tells why`(errno: Int32, error: CameraError) {
    let system = FakeSystem()
    system.openFailures = ["/dev/video0": [errno]]
    #expect(throws: error) { try check(system) }
    #expect(system.calls.isEmpty)
  }

  @Test func `a format that cannot be had is told`() {
    var camera = FakeCamera()
    camera.formats = [FakeFormat(FourCC("Y16"))]
    #expect(throws: CameraError.noFormat(path: "/dev/video0", offered: [FourCC("Y16")])) {
      try check(FakeSystem(camera))
    }
    camera = FakeCamera()
    camera.field = V4L2_FIELD_INTERLACED.rawValue
    #expect(throws: CameraError.interlaced(path: "/dev/video0")) { try check(FakeSystem(camera)) }
  }

  @Test func `what is no camera is told`() {
    var camera = FakeCamera()
    camera.capabilities = UInt32(V4L2_CAP_VIDEO_CAPTURE)
    #expect(throws: CameraError.notACamera(path: "/dev/video0", .noStreaming)) {
      try check(FakeSystem(camera))
    }
  }
}
