@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct ThumbnailTests {
  private func bitmap(
    _ width: Int, _ height: Int, _ channelCount: Int, _ make: (Int) -> [UInt8]
  ) throws -> Bitmap {
    try Bitmap(
      Decoded(
        size: PixelSize(width: width, height: height), channelCount: channelCount,
        bytes: make(width * height * channelCount)))
  }

  private func noise(_ width: Int, _ height: Int, _ channelCount: Int) throws -> Bitmap {
    var generator = SeededGenerator(seed: UInt64(width + height + channelCount))
    return try bitmap(width, height, channelCount) { generator.bytes($0) }
  }

  @Test(arguments: [1, 3, 4], [(160, 160), (400, 300), (300, 1000), (7, 90)])
  func `noise fits`(_ channelCount: Int, _ sides: (Int, Int)) throws {
    let source = try noise(sides.0, sides.1, channelCount)
    let thumbnail = try #require(try source.thumbnail(profile: nil))
    #expect(thumbnail.png.count < 20_000)
    let decoded = try Decoded(thumbnail.png)
    #expect(decoded.size == thumbnail.size)
    #expect(decoded.channelCount == channelCount)
    #expect(thumbnail.size.longestSide >= min(64, source.size.longestSide))
  }

  @Test(arguments: [
    (1, 1, 1, 1), (1, 16_384, 1, 160), (16_384, 1, 160, 1), (1200, 1500, 128, 160),
    (160, 160, 160, 160), (161, 161, 160, 160), (20, 30, 20, 30), (3, 2, 3, 2),
  ])
  func `the shape stays and nothing grows`(
    _ width: Int, _ height: Int, _ wantedWidth: Int, _ wantedHeight: Int
  ) throws {
    let source = try bitmap(width, height, 1) { Array(repeating: 90, count: $0) }
    let thumbnail = try #require(try source.thumbnail(profile: nil))
    #expect(thumbnail.size == PixelSize(width: wantedWidth, height: wantedHeight))
    #expect(try Decoded(thumbnail.png).bytes.allSatisfy { $0 == 90 })
    #expect(!thumbnail.hasProfile)
  }

  @Test func `a profile is carried where it fits`() throws {
    let source = try bitmap(300, 300, 3) { Array(repeating: 90, count: $0) }
    let profile = TestProfile.displayP3
    let thumbnail = try #require(try source.thumbnail(profile: profile))
    #expect(thumbnail.hasProfile)
    #expect(PNGChunks(thumbnail.png).profile == .present(profile))
    #expect(thumbnail.size == PixelSize(width: 160, height: 160))
  }

  @Test(arguments: [25_000, 100_000])
  func `a profile that is too long is dropped`(_ count: Int) throws {
    var generator = SeededGenerator(seed: 9)
    let profile = generator.bytes(count)
    let source = try bitmap(300, 300, 3) { Array(repeating: 90, count: $0) }
    let thumbnail = try #require(try source.thumbnail(profile: profile))
    #expect(!thumbnail.hasProfile)
    #expect(thumbnail.size == PixelSize(width: 160, height: 160))
    #expect(chunks(of: thumbnail.png).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  /// What is asked for, with a PNG of so many bytes per pixel and a profile as long as it is.
  private func tried(
    _ picture: PixelSize, bytesPerPixel: Int, profile: [UInt8]?
  ) throws -> (asked: [String], found: Thumbnail?) {
    var asked: [String] = []
    let found = try Thumbnail.firstFitting(picture, profile: profile) {
      (size, profile) throws(ImageError) in
      asked.append("\(size)\(profile == nil ? "" : "+")")
      let count = size.width * size.height * bytesPerPixel + (profile?.count ?? 0)
      return Array(repeating: 0, count: count)
    }
    return (asked, found)
  }

  @Test func `sizes are tried from the largest down`() throws {
    let picture = PixelSize(width: 1000, height: 1000)
    let small = try tried(picture, bytesPerPixel: 4, profile: nil)
    #expect(
      small.asked == ["160x160", "144x144", "128x128", "112x112", "96x96", "80x80", "64x64"])
    #expect(small.found?.size == PixelSize(width: 64, height: 64))
    let none = try tried(picture, bytesPerPixel: 20, profile: nil)
    #expect(none.asked.last == "32x32" && none.asked.count == 9)
    #expect(none.found == nil)
  }

  @Test func `exactly the limit is too much`() throws {
    let picture = PixelSize(width: 100, height: 100)
    #expect(try tried(picture, bytesPerPixel: 2, profile: nil).found?.size.width == 96)
  }

  @Test func `a profile goes before the very small sizes do`() throws {
    let picture = PixelSize(width: 1000, height: 1000)
    let profile = Array(repeating: UInt8(0), count: 5000)
    let kept = try tried(picture, bytesPerPixel: 1, profile: profile)
    #expect(kept.asked == ["160x160+", "144x144+", "128x128+", "112x112+"])
    #expect(kept.found?.hasProfile == true)
    let dropped = try tried(picture, bytesPerPixel: 2, profile: profile)
    #expect(dropped.asked.suffix(2) == ["112x112", "96x96"])
    #expect(dropped.found?.hasProfile == false)
  }

  @Test func `a picture that is small anyway is tried once each way`() throws {
    let picture = PixelSize(width: 50, height: 40)
    let profile = Array(repeating: UInt8(0), count: 30_000)
    let result = try tried(picture, bytesPerPixel: 1, profile: profile)
    #expect(result.asked == ["50x40+", "50x40"])
  }
}
