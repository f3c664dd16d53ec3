@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct FrameDevelopingTests {
  private static let sizes = [
    PixelSize(width: 160, height: 6), PixelSize(width: 161, height: 7),
    PixelSize(width: 17, height: 1), PixelSize(width: 16, height: 3),
  ]

  private func pixels(_ frame: TestFrame) throws -> Decoded {
    try Decoded(ImageDeveloper.develop(frame.picture, recipe: .asIs).png)
  }

  @Test(arguments: TestFrame.rawFormats, sizes)
  func `bars come out within 4 in every format, matrix and range`(
    _ format: FrameFormat, _ size: PixelSize
  ) throws {
    for matrix in FrameLayout.Matrix.allCases {
      for range in FrameLayout.SampleRange.allCases {
        for (padding, gap) in [(0, 0), (13, 0), (1, 64), (128, 1)] {
          var frame = ColorBars.frame(format, size, matrix, range)
          (frame.padding, frame.gap) = (padding, gap)
          let decoded = try pixels(frame)
          #expect(decoded.size == size)
          #expect(ColorBars.difference(of: decoded, format) <= 4, "\(matrix), \(range)")
        }
      }
    }
  }

  @Test func `the bars of the virtual driver come out within 4`() throws {
    for format in [FrameFormat.yuyv, .nv12, .yu12] {
      let size = PixelSize(width: 640, height: 2)
      let frame = TestFrame(format: format, size: size) { x, _ in
        ColorBars.measured[ColorBars.index(x: x, width: size.width)]
      }
      #expect(try ColorBars.difference(of: pixels(frame), format) <= 4)
    }
    let both = FrameLayout.Matrix.bt709
    for (index, color) in ColorBars.colors.enumerated() {
      let full = ColorBars.samples(of: color, .bt601, .full)
      let other = ColorBars.samples(of: color, both, .limited)
      #expect(abs(Int(full[0]) - Int(ColorBars.measuredFullLuma[index])) <= 2)
      #expect(abs(Int(other[0]) - Int(ColorBars.measuredLuma709[index])) <= 2)
    }
  }

  /// Else the tests above could not tell.
  @Test func `another matrix or range misses by more`() throws {
    let size = Self.sizes[0]
    let frame = ColorBars.frame(.yuyv, size, .bt601, .limited)
    for (matrix, range) in [
      (FrameLayout.Matrix.bt709, FrameLayout.SampleRange.limited), (.bt601, .full),
    ] {
      var layout = frame.layout
      (layout.matrix, layout.range) = (matrix, range)
      let image = try ImageDeveloper.develop(.frame(layout, frame.bytes), recipe: .asIs)
      #expect(try ColorBars.difference(of: Decoded(image.png), .yuyv) > 4)
    }
  }

  @Test(arguments: TestFrame.rawFormats)
  func `samples beyond what can be are clamped`(_ format: FrameFormat) throws {
    let extremes: [UInt8] = [0, 255, 1, 254, 16, 235, 240, 128]
    let frame = TestFrame(format: format, size: PixelSize(width: 16, height: 32)) { x, y in
      [extremes[x / 2], extremes[y / 2 % 8], extremes[(x / 2 + y / 2) % 8]]
    }
    let image = try ImageDeveloper.develop(frame.picture, recipe: .asIs)
    #expect(try Decoded(image.png).size == frame.size)
  }

  @Test(arguments: TestFrame.rawFormats)
  func `every pixel is at its place`(_ format: FrameFormat) throws {
    var generator = SeededGenerator(seed: 7)
    let size = PixelSize(width: 13, height: 9)
    // Equal luma and colours by twos, so that halved planes lose nothing.
    let noise = (0..<100).map { _ in generator.bytes(3).map { 64 + $0 / 2 } }
    let frame = TestFrame(format: format, size: size, padding: 5, gap: 3) { x, y in
      noise[y / 2 * 10 + x / 2]
    }
    let decoded = try pixels(frame)
    for y in 0..<size.height {
      for x in 0..<size.width {
        #expect(decoded.pixel(x, y) == decoded.pixel(x / 2 * 2, y / 2 * 2))
      }
    }
    let distinct = Set(
      (0..<5).flatMap { y in (0..<7).map { decoded.pixel(2 * $0, 2 * y) } })
    #expect(distinct.count > 30)
    if [.rgb3, .bgr3, .xr24].contains(format) {
      #expect(decoded.pixel(12, 8) == noise[46] + [255])
    }
  }

  private static let recipes = [
    ImageRecipe(maximumSide: .longestSide(20)),
    ImageRecipe(crop: .mugshot, maximumSide: .longestSide(33)),
    ImageRecipe(rotation: .quarter, isMirrored: true, crop: .square, maximumSide: .original),
    ImageRecipe(
      rotation: .half, crop: .ratio(3, 2), placement: .gravity(.southEast),
      maximumSide: .longestSide(31)),
    ImageRecipe(
      crop: .rectangle(PixelRect(x: 3, y: 5, width: 20, height: 9)), maximumSide: .original),
  ]

  /// A frame goes the way of every picture once its rows are pixels.
  @Test(arguments: TestFrame.rawFormats)
  func `a recipe makes of a frame what it makes of a file of its pixels`(
    _ format: FrameFormat
  ) throws {
    var generator = SeededGenerator(seed: 3)
    let noise = (0..<400).map { _ in generator.bytes(3).map { 100 + $0 / 5 } }
    let frame = TestFrame(format: format, size: PixelSize(width: 53, height: 41)) { x, y in
      noise[y / 8 * 16 + x / 4]
    }
    let file = try ImageDeveloper.develop(frame.picture, recipe: .asIs).png
    for recipe in Self.recipes {
      let fromFrame = try ImageDeveloper.develop(frame.picture, recipe: recipe)
      var fromFile = try ImageDeveloper.develop(file, recipe: recipe)
      #expect(fromFile.format == .png)
      fromFile.facts.format = .raw(format)
      #expect(fromFrame == fromFile)
    }
  }

  @Test(arguments: TestFrame.rawFormats)
  func `a frame tells what it was`(_ format: FrameFormat) throws {
    let frame = ColorBars.frame(format, PixelSize(width: 32, height: 20))
    let image = try ImageDeveloper.develop(frame.picture, recipe: .asIs)
    #expect(image.format == .raw(format))
    #expect(image.format.name == format.rawValue)
    #expect(image.size == frame.size && image.receivedPixels == frame.size)
    #expect(image.colorKind == (format == .grey ? .gray : .rgb))
    #expect(image.warnings.isEmpty && !image.hasProfile && image.exif == ExifFacts())
    #expect(!image.thumbnail.isEmpty)
  }

  /// Of the last column and row there is no colour then; that before it counts.
  @Test(arguments: TestFrame.rawFormats)
  func `odd sides may be rounded down by the driver`(_ format: FrameFormat) throws {
    for size in [
      PixelSize(width: 161, height: 7), PixelSize(width: 3, height: 3),
      PixelSize(width: 1, height: 1),
    ] {
      var frame = ColorBars.frame(format, size)
      frame.roundsDown = true
      let decoded = try pixels(frame)
      // In three columns the last is a bar of its own.
      if size.width != 3 { #expect(ColorBars.difference(of: decoded, format) <= 4) }
      #expect(frame.bytes.count == (try frame.layout.bytesNeeded))
    }
  }
}
