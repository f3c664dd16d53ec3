@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct PreviewTests {
  private static let red: [UInt8] = [250, 0, 0]
  private static let green: [UInt8] = [0, 250, 0]
  private static let blue: [UInt8] = [0, 0, 250]
  private static let white: [UInt8] = [250, 250, 250]
  private static let quarters = [red, green, blue, white]

  /// The quarter that a place of a picture lies in, row by row.
  private static func quarter(_ x: Int, of width: Int, _ y: Int, of height: Int) -> Int {
    (y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)
  }

  private static func png(width: Int, height: Int) -> [UInt8] {
    let rows = (0..<height).map { y in
      (0..<width).flatMap { x in quarters[quarter(x, of: width, y, of: height)] }
    }
    return TestPNG(width: width, height: height, colorType: 2, rows: rows).bytes
  }

  /// Four coloured quarters, 256 by 128 pixels as stored.
  private static func jpeg(_ orientation: Int) -> [UInt8] {
    let blocks = (0..<16).flatMap { y in
      (0..<32).map { x in quarters[quarter(x, of: 32, y, of: 16)] }
    }
    let segment: (marker: UInt8, data: [UInt8]) = (
      0xE1, TestExif.orientation(orientation).segment
    )
    return TestJPEG(columns: 32, rows: 16, blocks: blocks, segments: [segment]).bytes
  }

  private static func preview(
    _ bytes: [UInt8], _ width: Int, _ height: Int
  ) throws -> PicturePreview {
    try ImageDeveloper.preview(.file(bytes), fitting: PixelSize(width: width, height: height))
  }

  /// The colours in the middle of the quarters, row by row.
  private static func middles(of mosaic: Mosaic) -> [[UInt8]] {
    let (width, height) = (mosaic.size.width, mosaic.size.height)
    return [(1, 1), (3, 1), (1, 3), (3, 3)].map { x, y in
      let start = 3 * (height * y / 4 * width + width * x / 4)
      return Array(mosaic.pixels[start..<start + 3])
    }
  }

  /// Smoothing rings a little beside edges.
  private static func areAlike(_ first: [[UInt8]], _ second: [[UInt8]]) -> Bool {
    zip(first, second).allSatisfy { pair in
      zip(pair.0, pair.1).allSatisfy { abs(Int($0) - Int($1)) <= 6 }
    }
  }

  @Test func `a picture is shrunk into the room`() throws {
    let preview = try Self.preview(Self.png(width: 200, height: 100), 40, 30)
    #expect(preview.mosaic.size == PixelSize(width: 40, height: 20))
    #expect(preview.uprightSize == PixelSize(width: 200, height: 100))
    #expect(preview.format == .png)
    #expect(Self.areAlike(Self.middles(of: preview.mosaic), Self.quarters))
  }

  @Test func `a picture that fits is shown pixel by pixel`() throws {
    let preview = try Self.preview(Self.png(width: 4, height: 2), 240, 240)
    #expect(preview.mosaic.size == PixelSize(width: 4, height: 2))
    #expect(
      preview.mosaic.pixels
        == [Self.red, Self.red, Self.green, Self.green].flatMap { $0 }
        + [Self.blue, Self.blue, Self.white, Self.white].flatMap { $0 })
  }

  @Test(
    arguments: [
      (1, [red, green, blue, white]), (2, [green, red, white, blue]),
      (3, [white, blue, green, red]), (4, [blue, white, red, green]),
      (5, [red, blue, green, white]), (6, [blue, red, white, green]),
      (7, [white, green, blue, red]), (8, [green, white, red, blue]),
    ])
  func `a picture is turned upright`(orientation: Int, quarters: [[UInt8]]) throws {
    for (room, long, short) in [(240, 240, 120), (64, 64, 32), (16, 16, 8)] {
      let preview = try Self.preview(Self.jpeg(orientation), room, room)
      let isTurned = orientation > 4
      #expect(
        preview.mosaic.size
          == PixelSize(width: isTurned ? short : long, height: isTurned ? long : short))
      let upright = PixelSize(width: 256, height: 128)
      #expect(preview.uprightSize == (isTurned ? upright.transposed : upright))
      #expect(preview.format == .jpeg)
      #expect(Self.areAlike(Self.middles(of: preview.mosaic), quarters))
    }
  }

  @Test(arguments: [
    (100, 50, 40, 30, 40, 20), (50, 100, 40, 30, 15, 30), (40, 30, 40, 30, 40, 30),
    (10, 10, 40, 30, 10, 10), (32_767, 1, 240, 240, 240, 1), (1, 32_767, 240, 240, 1, 240),
    (3000, 4000, 240, 240, 180, 240), (1000, 999, 10, 10, 10, 10), (7, 5, 1, 1, 1, 1),
    (300, 300, 500, 9000, 240, 240), (300, 200, 0, -7, 1, 1),
    (2_147_483_647, 2_147_483_647, .max, .max, 240, 240),
  ])
  func `the shape is kept and nothing enlarged`(
    width: Int, height: Int, across: Int, down: Int, expectedWidth: Int, expectedHeight: Int
  ) {
    let size = Mosaic.size(
      of: PixelSize(width: width, height: height), fitting: PixelSize(width: across, height: down))
    #expect(size == PixelSize(width: expectedWidth, height: expectedHeight))
  }

  @Test func `what is transparent lies on grey`() throws {
    let row: [UInt8] = [255, 0, 10, 0, 255, 0, 10, 255, 255, 0, 10, 128]
    let file = TestPNG(width: 3, height: 1, colorType: 6, rows: [row])
    let mosaic = try Self.preview(file.bytes, 9, 9).mosaic
    #expect(mosaic.pixels == [128, 128, 128, 255, 0, 10, 192, 64, 69])
  }

  @Test func `grey is grey`() throws {
    let file = TestPNG(width: 3, height: 1, colorType: 0, rows: [[0, 7, 255]])
    #expect(try Self.preview(file.bytes, 9, 9).mosaic.pixels == [0, 0, 0, 7, 7, 7, 255, 255, 255])
  }

  @Test func `a picture that stops early is shown as far as it goes`() throws {
    for whole in [Self.jpeg(1), Self.png(width: 80, height: 40)] {
      let cut = Array(whole.prefix(whole.count * 3 / 4))
      #expect(throws: ImageError.self) { try ImageDeveloper.develop(cut, recipe: .asIs) }
      let preview = try Self.preview(cut, 40, 20)
      #expect(preview.mosaic.size == PixelSize(width: 40, height: 20))
      let shown = Array(Self.middles(of: preview.mosaic).prefix(2))
      #expect(Self.areAlike(shown, Array(Self.quarters.prefix(2))))
      #expect(preview.mosaic.pixels.suffix(3).allSatisfy { abs(Int($0) - 128) <= 2 })
    }
  }

  @Test func `what cannot be developed cannot be previewed, for the same reason`() {
    let whole = Self.png(width: 80, height: 40)
    let cases: [([UInt8], ImageLimits)] = [
      ([], .standard), (Array("GIF89a".utf8), .standard), (Array(whole.prefix(20)), .standard),
      (whole, ImageLimits(side: 79)), (whole, ImageLimits(pixelCount: 3199)),
      (whole, ImageLimits(encodedByteCount: 100)), (Array(Self.jpeg(1).prefix(40)), .standard),
    ]
    for (bytes, limits) in cases {
      let developed = #expect(throws: ImageError.self) {
        try ImageDeveloper.develop(bytes, recipe: .asIs, limits: limits)
      }
      let previewed = #expect(throws: ImageError.self) {
        try ImageDeveloper.preview(
          .file(bytes), fitting: PixelSize(width: 9, height: 9), limits: limits)
      }
      #expect(developed == previewed)
    }
  }

  @Test(arguments: FrameFormat.allCases)
  func `frames have the colours that they are developed in`(_ format: FrameFormat) throws {
    let size = PixelSize(width: 64, height: 16)
    var frame = ColorBars.frame(format, size, .bt709, .full).picture
    if format == .mjpeg {
      let jpeg = CameraJPEG(factors: CameraJPEG.samplings[0].factors, size: size, hasTables: false)
      frame = .frame(FrameLayout(.mjpeg, size: size, planes: []), jpeg.bytes)
    }
    let preview = try ImageDeveloper.preview(frame, fitting: size)
    let image = try ImageDeveloper.develop(frame, recipe: .asIs)
    let decoded = try Decoded(image.png)
    #expect(preview.format == image.format)
    #expect(preview.mosaic.size == size)
    let pixels = (0..<16).flatMap { y in (0..<64).flatMap { decoded.pixel($0, y).prefix(3) } }
    #expect(preview.mosaic.pixels == pixels)
  }

  @Test(arguments: [(1, 1, 2), (1, 1, 4), (0, 0, 0), (-1, -1, 3), (241, 1, 723), (1, 241, 723)])
  func `pixels that are no mosaic are none`(width: Int, height: Int, count: Int) {
    let pixels = [UInt8](repeating: 0, count: count)
    #expect(Mosaic(size: PixelSize(width: width, height: height), pixels: pixels) == nil)
  }
}
