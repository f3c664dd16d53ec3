import Camera
import PhotoIntake

/// Cameras that give what was settled beforehand, and remember how they were used.
final class FakeCameras: CameraAccess {
  private let cameras: [CameraDevice]
  private let holding: [CameraHolder]
  private var results: [Result<CameraFrame, CameraError>]
  private(set) var shots: [CameraShot] = []
  private(set) var checkCount = 0

  /// Gives one result after the other, and the last one again and again.
  init(
    _ cameras: [CameraDevice] = [], results: [Result<CameraFrame, CameraError>] = [],
    holding: [CameraHolder] = []
  ) {
    self.cameras = cameras
    self.results = results
    self.holding = holding
  }

  static func device(
    _ path: String = "/dev/video0", name: String = "Fake \u{1B}Cam", state: CameraState = .free,
    formats: [CameraFormat] = [format(.rgb3)]
  ) -> CameraDevice {
    CameraDevice(
      path: path, card: name, driver: "fake", bus: "usb-1", links: ["usb-fake-index0"],
      formats: formats, state: state)
  }

  static func format(_ fourcc: FourCC) -> CameraFormat {
    CameraFormat(
      fourcc: fourcc, name: "RGB", isCompressed: false,
      sizes: [
        OfferedSize(
          size: FrameSize(width: 16, height: 12),
          intervals: [FrameInterval(1, 30), FrameInterval(2, 15)].compactMap(\.self))
      ], range: nil)
  }

  /// A frame of one colour, asked for in another size.
  static func frame(
    red: UInt8 = 200, path: String = "/dev/video0", name: String = "Fake \u{1B}Cam"
  ) -> CameraFrame {
    CameraFrame(
      bytes: Array(repeatElement([red, 10, 20], count: 16 * 12).joined()), fourcc: .rgb3,
      size: FrameSize(width: 16, height: 12),
      planes: [FramePlane(offset: 0, stride: 48, lineLength: 48, lineCount: 12)],
      colour: FrameColour(colorspace: 8, encoding: 0, quantization: 0, transfer: 0), sequence: 0,
      path: path, card: name, time: 1_772_395_500_000_000,
      askedSize: FrameSize(width: 32, height: 24))
  }

  func devices() -> [CameraDevice] { cameras }

  func path(of choice: CameraChoice) throws(CameraError) -> String {
    switch choice {
    case .path(let path): return path
    case .number(let number): return "/dev/video\(number)"
    case .name(let name): throw .noMatch(name)
    case .automatic:
      if let camera = cameras.first(where: \.isUsable) { return camera.path }
      guard let camera = cameras.first else { throw .noCamera }
      throw camera.state == .denied ? .denied(path: camera.path) : .busy(path: camera.path)
    }
  }

  func holders(of path: String) -> [CameraHolder] { holding }

  func check(_ shot: CameraShot) throws(CameraError) {
    checkCount += 1
    if case .failure(let error) = results.first { throw error }
  }

  func take(
    _ shot: CameraShot, clock: () -> Int64, isCancelled: () -> Bool,
    meanLuma: (CameraFrame) -> Double?, isSound: (CameraFrame) -> Bool
  ) throws(CameraError) -> CameraFrame {
    shots.append(shot)
    guard let result = results.first else { throw .unplugged(path: shot.path) }
    if results.count > 1 { results.removeFirst() }
    let frame = try result.get()
    guard isSound(frame) else { throw .badFrames(path: shot.path, count: 1) }
    return frame
  }
}
