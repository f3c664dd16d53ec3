import Glibc
import Testing

@testable import Camera

/// Which camera is meant.
@Suite struct CameraChoiceTests {
  @Test(
    arguments: [
      ("", .automatic), ("/dev/video2", .path("/dev/video2")), ("2", .number(2)),
      ("007", .number(7)), ("99999999999999999999", .name("99999999999999999999")),
      ("C920", .name("C920")), ("usb-Cam-index0", .name("usb-Cam-index0")), ("-1", .name("-1")),
      ("./null", .path("./null")), ("by-id/x", .path("by-id/x")),
      ("٣", .name("٣")),
    ] as [(String, CameraChoice)])
  func `a choice is read from what is given`(text: String, choice: CameraChoice) {
    #expect(CameraChoice(parsing: text) == choice)
  }

  /// A camera in some state.
  private static func camera(_ card: String = "Fake Cam", _ fourcc: FourCC = .yuyv) -> FakeCamera {
    var camera = FakeCamera()
    camera.card = card
    camera.formats = [FakeFormat(fourcc)]
    return camera
  }

  private static func busy() -> FakeCamera {
    var camera = camera()
    camera.failures = [.requestBuffers: [EBUSY]]
    return camera
  }

  private static func dead() -> FakeCamera {
    var camera = camera()
    camera.inputStatus = 2
    return camera
  }

  @Test func `without a choice the first that can be used is taken`() throws {
    let raw = Self.camera("Sensor", FourCC("RGGB"))
    let system = FakeSystem([
      "/dev/video0": raw, "/dev/video1": Self.busy(), "/dev/video2": Self.dead(),
      "/dev/video4": Self.camera(), "/dev/video7": Self.camera(),
    ])
    #expect(try CameraChoice.automatic.findPath(on: system) == "/dev/video4")
    #expect(system.isClean)
  }

  @Test func `if none can be used the reason is the most hopeful one`() {
    let raw = Self.camera("Sensor", FourCC("RGGB"))
    let system = FakeSystem([
      "/dev/video0": raw, "/dev/video1": Self.dead(), "/dev/video2": Self.camera(),
      "/dev/video3": Self.busy(),
    ])
    func reason() -> CameraError? {
      #expect(throws: CameraError.self) { try CameraChoice.automatic.findPath(on: system) }
    }
    system.openFailures = ["/dev/video2": [EACCES, EACCES, EACCES]]
    #expect(reason() == .busy(path: "/dev/video3"))
    system.cameras["/dev/video3"] = nil
    #expect(reason() == .denied(path: "/dev/video2"))
    system.cameras["/dev/video2"] = nil
    #expect(reason() == .noSignal(path: "/dev/video1"))
    system.cameras["/dev/video1"] = nil
    #expect(reason() == .noFormat(path: "/dev/video0", offered: [FourCC("RGGB")]))
    system.cameras = [:]
    #expect(reason() == .noCamera)
  }

  private let named = FakeSystem([
    "/dev/video0": Self.camera("HD Webcam C920"),
    "/dev/video2": Self.camera("Integrated IR Camera"),
    "/dev/video4": Self.camera("Integrated Camera"),
  ])

  @Test(
    arguments: [
      ("c920", "/dev/video0"), ("WEBCAM", "/dev/video0"), ("ir c", "/dev/video2"),
      ("integrated camera", "/dev/video4"), ("/dev/video9", "/dev/video9"), ("9", "/dev/video9"),
      ("usb-C920-index0", "/dev/video0"),
    ]) func `a choice leads to a node`(text: String, path: String) throws
  {
    named.links = ["/dev/v4l/by-id/usb-C920-index0": "/dev/video0"]
    #expect(try CameraChoice(parsing: text).findPath(on: named) == path)
  }

  @Test func `a part that several names have is an error that names them`() {
    let matches = [
      CameraMatch(path: "/dev/video2", card: "Integrated IR Camera"),
      CameraMatch(path: "/dev/video4", card: "Integrated Camera"),
    ]
    #expect(throws: CameraError.ambiguous("integr", matches: matches)) {
      try CameraChoice(parsing: "integr").findPath(on: named)
    }
    #expect(throws: CameraError.noMatch("Attic")) {
      try CameraChoice(parsing: "Attic").findPath(on: named)
    }
  }
}
