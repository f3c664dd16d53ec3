@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct ResamplingTests {
  private func resampled(
    _ source: Decoded, _ box: DevelopmentPlan.Box, to width: Int, _ height: Int,
    _ orientation: Orientation = .upright
  ) throws -> Decoded {
    let bitmap = try Bitmap(source)
    let result = try bitmap.resampled(
      DevelopmentPlan(
        box, to: PixelSize(width: width, height: height), orientation: orientation))
    return Decoded(size: result.size, channelCount: result.channelCount, bytes: result.bytes)
  }

  private func noise(_ width: Int, _ height: Int, _ channelCount: Int) -> Decoded {
    var generator = SeededGenerator(seed: UInt64(width + height * channelCount))
    return Decoded(
      size: PixelSize(width: width, height: height), channelCount: channelCount,
      bytes: generator.bytes(width * height * channelCount))
  }

  private func whole(_ source: Decoded) -> DevelopmentPlan.Box {
    .init(x: 0, y: 0, width: Double(source.size.width), height: Double(source.size.height))
  }

  /// The pixels that the orientation table of EXIF asks for, one by one.
  private func turned(_ source: Decoded, _ orientation: Orientation) -> Decoded {
    let size = orientation.uprightSize(ofStored: source.size)
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        let place = orientation.storedRect(
          ofUpright: PixelRect(x: x, y: y, width: 1, height: 1), inStored: source.size)
        let start = (place.y * source.size.width + place.x) * source.channelCount
        bytes += source.bytes[start..<start + source.channelCount]
      }
    }
    return Decoded(size: size, channelCount: source.channelCount, bytes: bytes)
  }

  @Test(arguments: Orientation.allCases, [1, 3, 4])
  func `turning alone moves every pixel to its place`(
    _ orientation: Orientation, _ channelCount: Int
  ) throws {
    for (width, height) in [(1, 1), (5, 3), (1, 40), (70, 33)] {
      let source = noise(width, height, channelCount)
      let result = try resampled(source, whole(source), to: width, height, orientation)
      #expect(result == turned(source, orientation))
    }
  }

  @Test(arguments: Orientation.allCases, [1, 3, 4])
  func `scaling and turning is turning what was scaled`(
    _ orientation: Orientation, _ channelCount: Int
  ) throws {
    let source = noise(40, 30, channelCount)
    let upright = try resampled(source, whole(source), to: 13, 7)
    let result = try resampled(source, whole(source), to: 13, 7, orientation)
    #expect(result == turned(upright, orientation))
  }

  @Test func `a crop without scaling takes exactly its pixels`() throws {
    let source = noise(20, 10, 3)
    let result = try resampled(source, .init(x: 3, y: 4, width: 5, height: 6), to: 5, 6)
    for y in 0..<6 {
      for x in 0..<5 { #expect(result.pixel(x, y) == source.pixel(x + 3, y + 4)) }
    }
  }

  @Test(arguments: [1, 3, 4], [(1, 1), (3, 2), (7, 7), (10, 1), (19, 9)])
  func `a flat picture stays flat`(_ channelCount: Int, _ target: (Int, Int)) throws {
    for value in [UInt8(0), 1, 127, 200, 255] {
      let source = Decoded(
        size: PixelSize(width: 20, height: 10), channelCount: channelCount,
        bytes: Array(repeating: value, count: 200 * channelCount))
      let result = try resampled(source, whole(source), to: target.0, target.1)
      // Colour under no alpha is gone either way.
      #expect(result.bytes.allSatisfy { $0 == value })
    }
  }

  @Test func `a very long side shrinks to one pixel of its mean`() throws {
    let bytes = (0..<30_000).map { UInt8($0 < 15_000 ? 0 : 200) }
    let source = Decoded(
      size: PixelSize(width: 30_000, height: 1), channelCount: 1, bytes: bytes)
    let result = try resampled(source, whole(source), to: 1, 1)
    #expect((98...102).contains(Int(result.bytes[0])))
  }

  @Test func `colour under no alpha does not bleed`() throws {
    // Transparent white beside opaque red: halves of red must stay pure red.
    let pixel: (Int) -> [UInt8] = { $0 % 8 < 4 ? [255, 255, 255, 0] : [200, 0, 0, 255] }
    let source = Decoded(
      size: PixelSize(width: 32, height: 32), channelCount: 4,
      bytes: (0..<32 * 32).flatMap { pixel($0 % 32) })
    let result = try resampled(source, whole(source), to: 11, 11)
    for y in 0..<11 {
      for x in 0..<11 {
        let found = result.pixel(x, y)
        guard found[3] > 0 else { continue }
        #expect(abs(Int(found[0]) - 200) <= 1 && found[1] <= 1 && found[2] <= 1)
      }
    }
  }

  @Test func `pixels outside of the crop take no part`() throws {
    var source = Decoded(
      size: PixelSize(width: 40, height: 40), channelCount: 1,
      bytes: Array(repeating: 255, count: 1600))
    for y in 10..<30 { for x in 10..<30 { source.bytes[y * 40 + x] = 50 } }
    let box = DevelopmentPlan.Box(x: 10, y: 10, width: 20, height: 20)
    #expect(try resampled(source, box, to: 7, 9).bytes.allSatisfy { $0 == 50 })
  }

  /// An independent reference: the same filter in doubles, both axes at once.
  @Test func `the filter is Lanczos of three lobes`() throws {
    let source = noise(24, 18, 1)
    let result = try resampled(source, whole(source), to: 10, 7)
    func weights(_ position: Int, _ scale: Double, _ count: Int) -> [Double] {
      let center = (Double(position) + 0.5) * scale
      let raw = (0..<count).map { index -> Double in
        let x = (Double(index) + 0.5 - center) / scale
        guard abs(x) < 3 else { return 0 }
        return sinc(x) * sinc(x / 3)
      }
      let sum = raw.reduce(0, +)
      return raw.map { $0 / sum }
    }
    for y in 0..<7 {
      let down = weights(y, 18.0 / 7, 18)
      for x in 0..<10 {
        let across = weights(x, 2.4, 24)
        // Rows are rounded and clamped before columns are made, as in the program.
        var value = 0.0
        for column in 0..<24 {
          let sum = (0..<18).reduce(0.0) { $0 + down[$1] * Double(source.bytes[$1 * 24 + column]) }
          value += across[column] * min(255, max(0, sum.rounded()))
        }
        let expected = min(255, max(0, value.rounded()))
        #expect(abs(Double(result.bytes[y * 10 + x]) - expected) <= 1)
      }
    }
  }
}
