import Camera
import Foundation
import TestSupport

@testable import PhotoIntake

/// Frames as cameras give them, sound and not.
enum CameraFrames {
  /// Eight by four pixels, all of one colour.
  static let yuyv = frame(
    Array([90, 100, 90, 170].map(UInt8.init).repeated(16)), .yuyv, width: 8, height: 4,
    planes: [FramePlane(offset: 0, stride: 16, lineLength: 16, lineCount: 4)])

  /// The same, of which the driver says more than there is.
  static let short = frame(
    Array(yuyv.bytes.dropLast()), .yuyv, width: 8, height: 4, planes: yuyv.planes)

  static let unknown = frame(yuyv.bytes, FourCC("Y16"), width: 8, height: 4, planes: yuyv.planes)

  static func jpeg(_ bytes: [UInt8]) -> CameraFrame { frame(bytes, .mjpg, width: 16, height: 16) }

  static let garbage = jpeg([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2] + (0..<100))

  /// A portrait as JPEG.
  static func portrait() throws -> [UInt8] {
    let path = Repository.path("Samples/portraits/doroteo-arango.jpg")
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// The portrait without its second half.
  static func cutPortrait() throws -> [UInt8] {
    let bytes = try portrait()
    return Array(bytes.prefix(bytes.count / 2))
  }

  /// A small JPEG with codes in its data that no table has, and more data than it needs.
  static var damaged: CameraFrame {
    let picture = WarmUpPictures.jpeg
    let data = picture.count - 6..<picture.count - 2
    var bytes = Array(picture[..<data.lowerBound]) + [0xFF, 0, 0xFF, 0]
    bytes += Array(picture[data]).repeated(20) + [0xFF, 0xD9]
    return jpeg(bytes)
  }

  private static func frame(
    _ bytes: [UInt8], _ fourcc: FourCC, width: Int, height: Int, planes: [FramePlane] = []
  ) -> CameraFrame {
    CameraFrame(
      bytes: bytes, fourcc: fourcc, size: FrameSize(width: width, height: height), planes: planes,
      colour: FrameColour(colorspace: 8, encoding: 0, quantization: 0, transfer: 0), sequence: 3,
      path: "/dev/video0", card: "Fake Cam\u{1B}", time: 1_772_395_500_000_000,
      askedSize: FrameSize(width: 640, height: 480))
  }
}

extension Array {
  fileprivate func repeated(_ count: Int) -> [Element] {
    (0..<count).flatMap { _ in self }
  }
}
