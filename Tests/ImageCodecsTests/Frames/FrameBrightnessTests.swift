import ImageCodecs
import Raster
import Testing

@Suite struct FrameBrightnessTests {
  private let size = PixelSize(width: 129, height: 67)

  private func mean(_ frame: TestFrame) throws -> Int? {
    try FrameBrightness.mean(of: frame.bytes, layout: frame.layout)
  }

  @Test(arguments: TestFrame.rawFormats)
  func `one brightness everywhere is the mean`(_ format: FrameFormat) throws {
    let isLuma = ![.rgb3, .bgr3, .xr24, .grey].contains(format)
    for range in FrameLayout.SampleRange.allCases {
      let isLimited = isLuma && range == .limited
      for (sample, expected) in [
        (0, 0), (16, isLimited ? 0 : 16), (126, isLimited ? 128 : 126),
        (235, isLimited ? 255 : 235), (255, 255),
      ] {
        var frame = TestFrame(format: format, size: size, padding: 9, gap: 5) { _, _ in
          isLuma ? [UInt8(sample), 200, 30] : Array(repeating: UInt8(sample), count: 3)
        }
        frame.range = range
        #expect(try mean(frame) == expected, "\(range), \(sample)")
      }
    }
  }

  @Test func `green is brighter than red, and red than blue`() throws {
    for format in [FrameFormat.rgb3, .bgr3, .xr24] {
      let means = try [[0, 255, 0], [255, 0, 0], [0, 0, 255]].map { color in
        try mean(TestFrame(format: format, size: size) { _, _ in color.map { UInt8($0) } })
      }
      #expect(means == [150, 76, 29])
    }
  }

  @Test func `every part of the frame counts`() throws {
    for (across, down) in [(true, true), (true, false), (false, true), (false, false)] {
      let frame = TestFrame(format: .grey, size: PixelSize(width: 200, height: 100)) { x, y in
        [(x < 100) == across && (y < 50) == down ? 200 : 0]
      }
      #expect(try mean(frame) == 50)
    }
  }

  @Test func `what is no frame has none`() throws {
    let frame = ColorBars.frame(.nv12, size)
    let needed = try frame.layout.bytesNeeded
    #expect(throws: FrameProblem.tooFewBytes(needed - 1, needed: needed)) {
      try FrameBrightness.mean(of: Array(frame.bytes[..<(needed - 1)]), layout: frame.layout)
    }
    let layout = FrameLayout(.mjpeg, size: size, planes: [])
    #expect(try FrameBrightness.mean(of: [0xFF, 0xD8, 0xFF], layout: layout) == nil)
  }
}
