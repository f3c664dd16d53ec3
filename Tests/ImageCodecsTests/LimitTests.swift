import ImageCodecs
import Raster
import Testing

@Suite struct LimitTests {
  /// A header alone: whoever looks past it before judging the size says truncated.
  private static func header(_ width: Int, _ height: Int) -> [UInt8] {
    let data = TestPNG.bigEndian(width) + TestPNG.bigEndian(height) + [8, 2, 0, 0, 0]
    return TestPNG.signature + TestPNG.chunk("IHDR", data) + TestPNG.chunk("IDAT", [])
  }

  @Test(arguments: [
    (20_000, 20_000, ImageError.Bound.pixelCount(100_000_000)), (32_768, 1, .side(32_767)),
    (1, 0x7FFF_FFFF, .side(32_767)), (10_000, 10_001, .pixelCount(100_000_000)),
  ])
  func `a size beyond a limit is refused from the header`(
    _ width: Int, _ height: Int, _ bound: ImageError.Bound
  ) {
    let size = PixelSize(width: width, height: height)
    #expect(throws: ImageError.tooLarge(size, limit: bound)) {
      _ = try ImageHeader(probing: Self.header(width, height))
    }
    #expect(throws: ImageError.tooLarge(size, limit: bound)) {
      _ = try ImageDeveloper.develop(Self.header(width, height), recipe: .asIs)
    }
  }

  @Test func `a size at the limit passes the header`() throws {
    #expect(try ImageHeader(probing: Self.header(10_000, 10_000)).bitDepth == 8)
    #expect(try ImageHeader(probing: Self.header(32_767, 1)).size.width == 32_767)
  }

  @Test func `a JPEG whose header promises too much is refused`() {
    let file = TestJPEG(columns: 1, rows: 1, width: 65_500, height: 65_500, blocks: [[1]])
    let size = PixelSize(width: 65_500, height: 65_500)
    #expect(throws: ImageError.tooLarge(size, limit: .side(32_767))) {
      _ = try ImageDeveloper.develop(file.bytes, recipe: .asIs)
    }
  }

  @Test func `too many bytes are not looked at`() {
    let bytes = Array(repeating: UInt8(0), count: 11)
    #expect(throws: ImageError.tooManyBytes(11, limit: 10)) {
      _ = try ImageDeveloper.develop(
        bytes, recipe: .asIs, limits: ImageLimits(encodedByteCount: 10))
    }
  }

  @Test func `a result beyond the limit is refused before decoding`() {
    #expect(
      throws: ImageError.resultTooLarge(PixelSize(width: 20_000, height: 1), limit: 16_384)
    ) {
      _ = try ImageDeveloper.develop(Self.header(20_000, 1), recipe: .asIs)
    }
  }

  @Test func `a result of too many bytes is refused`() throws {
    let rows = (0..<40).map { row in (0..<30).map { UInt8(truncatingIfNeeded: row * row * $0) } }
    let picture = TestPNG(width: 30, height: 40, colorType: 0, rows: rows).bytes
    let count = try ImageDeveloper.develop(picture, recipe: .asIs).png.count
    let size = PixelSize(width: 30, height: 40)
    let exact = ImageLimits(storedByteCount: count)
    #expect(try ImageDeveloper.develop(picture, recipe: .asIs, limits: exact).png.count == count)
    #expect(throws: ImageError.resultTooManyBytes(size, limit: count - 1)) {
      let limits = ImageLimits(storedByteCount: count - 1)
      _ = try ImageDeveloper.develop(picture, recipe: .asIs, limits: limits)
    }
  }

  @Test func `a crop outside is refused before decoding`() {
    let rect = PixelRect(x: 0, y: 0, width: 11, height: 10)
    let picture = PixelSize(width: 10, height: 10)
    #expect(throws: ImageError.crop(.outside(rect, picture: picture))) {
      _ = try ImageDeveloper.develop(
        Self.header(10, 10), recipe: ImageRecipe(crop: .rectangle(rect), maximumSide: .original))
    }
  }

  /// A grey progressive JPEG of eight blocks, one above the other, whose scans only repeat themselves.
  private static func progressive(scans: Int) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8]
    file += TestJPEG.segment(0xDB, [0] + Array(repeating: 1, count: 64))
    file += TestJPEG.segment(0xC2, [8, 0, 64, 0, 8, 1, 1, 0x11, 0])
    file += TestJPEG.segment(0xC4, [0, 1] + Array(repeating: 0, count: 15) + [0])
    file += TestJPEG.segment(0xC4, [0x10, 1] + Array(repeating: 0, count: 15) + [0])
    file += TestJPEG.segment(0xDA, [1, 1, 0, 0, 0, 0]) + [0]
    for _ in 1..<scans { file += TestJPEG.segment(0xDA, [1, 1, 0, 1, 63, 0]) + [0] }
    return file + [0xFF, 0xD9]
  }

  @Test func `scans are counted`() throws {
    #expect(
      try ImageDeveloper.develop(Self.progressive(scans: 100), recipe: .asIs).size
        == PixelSize(width: 8, height: 64))
    #expect(throws: ImageError.tooComplex(scans: 101, limit: 100)) {
      _ = try ImageDeveloper.develop(Self.progressive(scans: 101), recipe: .asIs)
    }
  }

  @Test func `memory for the coefficients of a progressive picture is bounded`() {
    let limits = ImageLimits(decoderByteCount: 1)
    let size = PixelSize(width: 8, height: 64)
    #expect(throws: ImageError.tooLarge(size, limit: .decoderByteCount(1))) {
      _ = try ImageDeveloper.develop(
        Self.progressive(scans: 2), recipe: .asIs, limits: limits)
    }
  }
}
