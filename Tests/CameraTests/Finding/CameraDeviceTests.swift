import CCamera
import Glibc
import Testing

@testable import Camera

/// What the list of cameras has, and what it leaves out.
@Suite struct CameraDeviceTests {
  /// A node, and whether it is a camera.
  struct Node: CustomTestStringConvertible {
    let testDescription: String
    let capabilities: Int32
    var deviceCapabilities: Int32?
    let isListed: Bool
  }

  private static let streaming = V4L2_CAP_STREAMING
  private static let capture = V4L2_CAP_VIDEO_CAPTURE

  static let nodes = [
    Node(testDescription: "old driver", capabilities: capture | streaming, isListed: true),
    Node(
      testDescription: "camera beside metadata", capabilities: 0x04A0_0001,
      deviceCapabilities: 0x0420_0001, isListed: true),
    Node(
      testDescription: "metadata beside a camera", capabilities: 0x04A0_0001,
      deviceCapabilities: 0x04A0_0000, isListed: false),
    Node(
      testDescription: "multiplanar", capabilities: 0,
      deviceCapabilities: V4L2_CAP_VIDEO_CAPTURE_MPLANE | streaming, isListed: true),
    Node(
      testDescription: "output", capabilities: V4L2_CAP_VIDEO_OUTPUT | streaming, isListed: false),
    Node(
      testDescription: "loopback, both input and output",
      capabilities: capture | V4L2_CAP_VIDEO_OUTPUT | streaming, isListed: true),
    Node(testDescription: "codec", capabilities: V4L2_CAP_VIDEO_M2M | streaming, isListed: false),
    Node(
      testDescription: "codec that claims to be a camera",
      capabilities: capture | V4L2_CAP_VIDEO_M2M_MPLANE | streaming, isListed: false),
    Node(testDescription: "reading only", capabilities: capture, isListed: false),
    Node(
      testDescription: "video text", capabilities: V4L2_CAP_VBI_CAPTURE | streaming, isListed: false
    ),
  ]

  @Test(arguments: nodes) func `only what takes pictures by streaming is listed`(node: Node) {
    var camera = FakeCamera()
    camera.capabilities = UInt32(node.capabilities)
    camera.deviceCapabilities = node.deviceCapabilities.map { UInt32($0) }
    let system = FakeSystem(camera)
    #expect(CameraDevice.all(on: system).count == (node.isListed ? 1 : 0))
    #expect(system.isClean)
  }

  @Test func `cameras are listed by number and not by name`() {
    let nodes = ["/dev/video10", "/dev/video9", "/dev/video0"]
    let system = FakeSystem(Dictionary(uniqueKeysWithValues: nodes.map { ($0, FakeCamera()) }))
    #expect(
      CameraDevice.all(on: system).map(\.path) == ["/dev/video0", "/dev/video9", "/dev/video10"])
  }

  @Test func `a camera is listed with formats, sizes, rates and links`() throws {
    var camera = FakeCamera()
    camera.formats = [
      FakeFormat(.yuyv, [(640, 480, [30, 15]), (0, 480, [30]), (70_000, 480, [30])]),
      FakeFormat(.yuyv), FakeFormat(FourCC("Y16 "), []),
    ]
    let system = FakeSystem(camera)
    system.links = [
      "/dev/v4l/by-id/usb-Fake-index0": "/dev/video0", "/dev/v4l/by-id/usb-Other": "/dev/video1",
    ]
    let device = try #require(CameraDevice.all(on: system).first)
    #expect(device.card == "Fake Cam")
    #expect(device.state == .free)
    #expect(device.links == ["usb-Fake-index0"])
    #expect(device.formats.map(\.fourcc) == [.yuyv, FourCC("Y16")])
    #expect(device.formats.map(\.isUnderstood) == [true, false])
    // Sizes that no camera has are passed over.
    let size = try #require(device.formats.first?.sizes.first)
    #expect(device.formats.first?.sizes.count == 1)
    #expect(size.size == FrameSize(width: 640, height: 480))
    #expect(size.fastestRate == 30)
  }

  @Test func `a camera in use is busy, and is asked for nothing that would change it`() {
    var camera = FakeCamera()
    camera.failures = [.requestBuffers: [EBUSY]]
    let system = FakeSystem(camera)
    #expect(CameraDevice.all(on: system).map(\.state) == [.busy])
    let changing: [DriverCall] = [.setFormat, .setParameters, .queueBuffer, .streamOn, .streamOff]
    #expect(!changing.contains(where: system.calls.contains))
  }

  @Test(arguments: [EINVAL, ENOTTY]) func `a driver that cannot give up buffers is free`(
    errno: Int32
  ) {
    var camera = FakeCamera()
    camera.failures = [.requestBuffers: [errno]]
    #expect(CameraDevice.all(on: FakeSystem(camera)).map(\.state) == [.free])
  }

  @Test(arguments: [
    (EACCES, CameraState.denied, "0"), (EPERM, .denied, "0"), (EBUSY, .busy, "0"),
    (EACCES, nil, "1"), (ENODEV, nil, "0"), (EIO, nil, "0"),
  ]) func `a node that does not open is listed as what the system knows of it`(
    errno: Int32, state: CameraState?, index: String
  ) {
    let system = FakeSystem()
    system.openFailures = ["/dev/video0": [errno]]
    system.lines = [
      "/sys/class/video4linux/video0/name": "Office Cam",
      "/sys/class/video4linux/video0/index": index,
    ]
    let devices = CameraDevice.all(on: system)
    #expect(devices.map(\.state) == (state.map { [$0] } ?? []))
    #expect(devices.allSatisfy { $0.card == "Office Cam" })
  }

  @Test(arguments: [V4L2_IN_ST_NO_SIGNAL, V4L2_IN_ST_NO_POWER, V4L2_IN_ST_NO_SYNC])
  func `a camera whose input is dead is without signal`(status: Int32) {
    var camera = FakeCamera()
    camera.inputStatus = UInt32(status)
    #expect(CameraDevice.all(on: FakeSystem(camera)).map(\.state) == [.withoutSignal])
  }

  @Test func `a driver that never ends its list is left`() {
    var camera = FakeCamera()
    camera.formats = (0..<1000).map { FakeFormat(FourCC(rawValue: $0), []) }
    #expect(CameraDevice.all(on: FakeSystem(camera)).first?.formats.count == 256)
  }
}
