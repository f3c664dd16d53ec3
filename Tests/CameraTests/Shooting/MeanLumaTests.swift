import Testing

@testable import Camera

/// How light a frame is.
@Suite struct MeanLumaTests {
  @Test(
    arguments: [
      (.yuyv, [200, 0, 200, 0], 200), (.yvyu, [200, 0, 200, 0], 200),
      (.uyvy, [0, 200, 0, 200], 200), (.nv12, [200], 200), (.grey, [200], 200),
      (.rgb3, [80, 160, 240], 150), (.bgr3, [240, 160, 80], 150), (.xr24, [240, 160, 80, 9], 150),
    ] as [(FourCC, [UInt8], Double)])
  func `the light is that of Y, or a mix of red, green and blue`(
    fourcc: FourCC, pixels: [UInt8], luma: Double
  ) throws {
    let layout = try #require(PixelLayout(fourcc))
    let length = 40 * layout.bytesPerPixel
    let line = (0..<length).map { pixels[$0 % pixels.count] }
    let plane = FramePlane(offset: 0, stride: length, lineLength: length, lineCount: 16)
    let frame = CameraFrame(
      bytes: Array(repeatElement(line, count: 16).joined()), fourcc: fourcc,
      size: FrameSize(width: 40, height: 16), planes: [plane],
      colour: FrameColour(colorspace: 0, encoding: 0, quantization: 0, transfer: 0), sequence: 0,
      path: "", card: "", time: 0, askedSize: FrameSize(width: 40, height: 16))
    #expect(frame.meanLuma == luma)
  }
}
