@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct PNGWritingTests {
  private static let sizes = [
    (1, 1), (1, 7), (7, 1), (2, 2), (3, 5), (16, 16), (33, 9), (64, 3), (100, 37),
  ]

  @Test(arguments: [1, 3, 4], sizes)
  func `what is written decodes to the same pixels`(
    _ channelCount: Int, _ sides: (Int, Int)
  ) throws {
    let size = PixelSize(width: sides.0, height: sides.1)
    var generator = SeededGenerator(seed: UInt64(size.width * 1000 + size.height + channelCount))
    // Noise, a ramp and flat areas draw different filters.
    let count = size.width * size.height * channelCount
    let ramp = (0..<count).map { UInt8(truncatingIfNeeded: $0 / channelCount * 3) }
    for bytes in [generator.bytes(count), ramp, Array(repeating: 77, count: count)] {
      let expected = Decoded(size: size, channelCount: channelCount, bytes: bytes)
      let bitmap = try Bitmap(expected)
      let png = try bitmap.encodedPNG(profile: nil)
      #expect(try Decoded(png) == expected)
      #expect(try bitmap.encodedPNG(profile: nil) == png)
    }
  }

  @Test func `there are the promised chunks and no other`() throws {
    let size = PixelSize(width: 2, height: 1)
    let bitmap = try Bitmap(Decoded(size: size, channelCount: 3, bytes: [1, 2, 3, 4, 5, 6]))
    let plain = chunks(of: try bitmap.encodedPNG(profile: nil))
    #expect(plain.map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(plain.allSatisfy { $0.isSound })
    #expect(plain[0].data == [0, 0, 0, 2, 0, 0, 0, 1, 8, 2, 0, 0, 0])
    #expect(plain[1].data == [0])
    let tagged = try bitmap.encodedPNG(profile: TestProfile.displayP3)
    #expect(chunks(of: tagged).map(\.name) == ["IHDR", "iCCP", "IDAT", "IEND"])
    #expect(chunks(of: tagged).allSatisfy { $0.isSound })
    #expect(PNGChunks(tagged).profile == .present(TestProfile.displayP3))
  }

  @Test(arguments: [(1, UInt8(0)), (3, 2), (4, 6)])
  func `the colour type fits`(_ channelCount: Int, _ colorType: UInt8) throws {
    let bytes = Array(repeating: UInt8(9), count: channelCount)
    let size = PixelSize(width: 1, height: 1)
    let bitmap = try Bitmap(Decoded(size: size, channelCount: channelCount, bytes: bytes))
    #expect(chunks(of: try bitmap.encodedPNG(profile: nil))[0].data[9] == colorType)
  }

  @Test func `smooth pictures are packed`() throws {
    let size = PixelSize(width: 256, height: 256)
    let bytes = (0..<256 * 256).map { UInt8(truncatingIfNeeded: $0 % 256 / 2 + $0 / 512) }
    let bitmap = try Bitmap(Decoded(size: size, channelCount: 1, bytes: bytes))
    #expect(try bitmap.encodedPNG(profile: nil).count < 2000)
  }
}

@Suite struct BitmapReductionTests {
  private func reduced(
    _ channelCount: Int, _ bytes: [UInt8], keepingColor: Bool = false
  ) throws -> [UInt8] {
    let size = PixelSize(width: bytes.count / channelCount, height: 1)
    var bitmap = try Bitmap(Decoded(size: size, channelCount: channelCount, bytes: bytes))
    try bitmap.reduce(keepingColor: keepingColor)
    #expect(bitmap.size == size)
    return [UInt8(bitmap.channelCount)] + bitmap.bytes
  }

  @Test func `opaque alpha and grey colour go`() throws {
    #expect(try reduced(4, [1, 1, 1, 255, 2, 2, 2, 255]) == [1, 1, 2])
    #expect(try reduced(4, [1, 2, 3, 255, 2, 2, 2, 255]) == [3, 1, 2, 3, 2, 2, 2])
    #expect(try reduced(4, [1, 1, 1, 255, 2, 2, 2, 254]) == [4, 1, 1, 1, 255, 2, 2, 2, 254])
    #expect(try reduced(3, [5, 5, 5, 6, 6, 6]) == [1, 5, 6])
    #expect(try reduced(3, [5, 5, 5, 6, 6, 7]) == [3, 5, 5, 5, 6, 6, 7])
  }

  @Test func `colour that must stay stays or comes back`() throws {
    #expect(try reduced(4, [1, 1, 1, 255], keepingColor: true) == [3, 1, 1, 1])
    #expect(try reduced(3, [1, 1, 1], keepingColor: true) == [3, 1, 1, 1])
    #expect(try reduced(1, [1, 2], keepingColor: true) == [3, 1, 1, 1, 2, 2, 2])
  }
}
