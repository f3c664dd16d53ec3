@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct JPEGDevelopingTests {
  /// Six blocks of different colours, three across.
  private static let colors: [[UInt8]] = [
    [255, 0, 0], [0, 255, 0], [0, 0, 255], [10, 20, 30], [200, 100, 50], [255, 255, 255],
  ]

  private static func picture(_ segments: [(marker: UInt8, data: [UInt8])] = []) -> TestJPEG {
    TestJPEG(columns: 3, rows: 2, blocks: colors, segments: segments)
  }

  @Test func `blocks of colour come out exactly`() throws {
    let image = try ImageDeveloper.develop(Self.picture().bytes, recipe: .asIs)
    let decoded = try Decoded(image.png)
    #expect(image.size == PixelSize(width: 24, height: 16))
    #expect(image.format == .jpeg)
    #expect(image.colorKind == .rgb)
    #expect(image.warnings.isEmpty)
    for (index, color) in Self.colors.enumerated() {
      #expect(decoded.pixel(index % 3 * 8 + 3, index / 3 * 8 + 4) == color + [255])
    }
  }

  @Test(arguments: Orientation.allCases, [false, true])
  func `the picture stands upright`(_ orientation: Orientation, _ isBigEndian: Bool) throws {
    let exif = TestExif.orientation(orientation.rawValue, isBigEndian: isBigEndian)
    let file = Self.picture([(0xE1, exif.segment)]).bytes
    let image = try ImageDeveloper.develop(file, recipe: .asIs)
    let decoded = try Decoded(image.png)
    let stored = PixelSize(width: 24, height: 16)
    #expect(image.size == orientation.uprightSize(ofStored: stored))
    #expect(image.receivedPixels == image.size)
    for y in 0..<image.size.height {
      for x in 0..<image.size.width {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        let place = orientation.storedRect(ofUpright: pixel, inStored: stored)
        let color = Self.colors[place.y / 8 * 3 + place.x / 8]
        #expect(decoded.pixel(x, y) == color + [255])
      }
    }
  }

  @Test(arguments: Orientation.allCases)
  func `a crop is in upright coordinates`(_ orientation: Orientation) throws {
    let exif = TestExif.orientation(orientation.rawValue)
    let file = Self.picture([(0xE1, exif.segment)]).bytes
    let whole = try Decoded(try ImageDeveloper.develop(file, recipe: .asIs).png)
    let rect = PixelRect(x: 5, y: 3, width: 9, height: 11)
    let recipe = ImageRecipe(crop: .rectangle(rect), maximumSide: .original)
    let cropped = try Decoded(try ImageDeveloper.develop(file, recipe: recipe).png)
    #expect(cropped.size == rect.size)
    for y in 0..<11 {
      for x in 0..<9 { #expect(cropped.pixel(x, y) == whole.pixel(x + 5, y + 3)) }
    }
  }

  @Test func `grey stays grey`() throws {
    let file = TestJPEG(columns: 2, rows: 1, blocks: [[17], [255]])
    let image = try ImageDeveloper.develop(file.bytes, recipe: .asIs)
    #expect(image.colorKind == .gray)
    #expect(try Decoded(image.png).pixel(8, 0) == [255, 255, 255, 255])
  }

  /// Adobe stores inverted inks, others do not.
  @Test(
    arguments: [
      (true, [200, 100, 50, 255], [200, 100, 50]), (true, [200, 100, 50, 128], [100, 50, 25]),
      (true, [255, 255, 255, 0], [0, 0, 0]), (false, [0, 155, 205, 0], [255, 100, 50]),
      (false, [0, 0, 0, 255], [0, 0, 0]),
    ] as [(Bool, [UInt8], [UInt8])])
  func `inks become light`(_ isAdobe: Bool, _ inks: [UInt8], _ color: [UInt8]) throws {
    let adobe: [UInt8] = Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
    var file = TestJPEG(columns: 1, rows: 1, blocks: [inks])
    if isAdobe { file.segments = [(0xEE, adobe)] }
    let image = try ImageDeveloper.develop(file.bytes, recipe: .asIs)
    #expect(try Decoded(image.png).pixel(0, 0) == color + [255])
  }

  @Test func `two components are no picture`() {
    let file = TestJPEG(columns: 1, rows: 1, blocks: [[1, 2]])
    let error = #expect(throws: ImageError.self) {
      _ = try ImageDeveloper.develop(file.bytes, recipe: .asIs)
    }
    guard case .unsupportedVariant(.jpeg, _) = error else {
      Issue.record("refused as \(String(describing: error))")
      return
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `shrinking while decoding keeps the blocks in place`(_ power: Int) throws {
    // 16x16 blocks, left half dark, top half red: big enough for every scale.
    let blocks = (0..<256).map { index -> [UInt8] in
      [index / 16 < 8 ? 255 : 0, index % 16 < 8 ? 40 : 180, 90]
    }
    let file = TestJPEG(columns: 16, rows: 16, blocks: blocks)
    let side = 128 >> power
    let recipe = ImageRecipe(maximumSide: .longestSide(side))
    let image = try ImageDeveloper.develop(file.bytes, recipe: recipe)
    let decoded = try Decoded(image.png)
    #expect(decoded.size == PixelSize(width: side, height: side))
    let (near, far) = (side / 8, side - 1 - side / 8)
    #expect(difference(decoded.pixel(near, near), [255, 40, 90, 255]) <= 2)
    #expect(difference(decoded.pixel(far, near), [255, 180, 90, 255]) <= 2)
    #expect(difference(decoded.pixel(near, far), [0, 40, 90, 255]) <= 2)
    #expect(difference(decoded.pixel(far, far), [0, 180, 90, 255]) <= 2)
  }

  @Test func `a scale is only taken when a factor of two is left`() throws {
    func eighths(_ side: Int, _ target: Int, _ format: ReceivedFormat = .jpeg) throws -> Int {
      let size = PixelSize(width: side, height: side)
      let recipe = ImageRecipe(maximumSide: .longestSide(target))
      let upright = Upright(format: format, storedSize: size, exif: ExifFacts(), recipe: recipe)
      return try DevelopmentPlan(
        keeping: PixelRect(whole: size), of: upright, recipe: recipe, limits: .standard
      ).eighths
    }
    #expect(try eighths(3999, 1000) == 8)
    #expect(try eighths(4000, 1000) == 4)
    #expect(try eighths(7999, 1000) == 4)
    #expect(try eighths(8000, 1000) == 2)
    #expect(try eighths(16_000, 1000) == 1)
    #expect(try eighths(32_000, 10) == 1)
    #expect(try eighths(16_000, 1000, .png) == 8)
    #expect(try eighths(16_000, 1000, .raw(.yuyv)) == 8)
  }

  @Test func `the first EXIF segment counts`() throws {
    let segments: [(marker: UInt8, data: [UInt8])] = [
      (0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8)),
      (0xE1, TestExif.orientation(6).segment), (0xE1, TestExif.orientation(3).segment),
    ]
    let image = try ImageDeveloper.develop(Self.picture(segments).bytes, recipe: .asIs)
    #expect(image.exif.orientation == .turnedLeft)
  }

  @Test func `bytes behind the end do not matter`() throws {
    let file = Self.picture().bytes
    let plain = try ImageDeveloper.develop(file, recipe: .asIs)
    let tail = Array(repeating: UInt8(0xA5), count: 5000)
    #expect(try ImageDeveloper.develop(file + tail, recipe: .asIs) == plain)
    #expect(try ImageDeveloper.develop(file + file, recipe: .asIs) == plain)
  }

  @Test func `a missing end is a warning`() throws {
    var file = Self.picture()
    file.hasEnd = false
    let image = try ImageDeveloper.develop(file.bytes, recipe: .asIs)
    #expect(image.warnings == [.missingEnd])
    let whole = try ImageDeveloper.develop(Self.picture().bytes, recipe: .asIs)
    #expect(image.png == whole.png)
  }

  @Test func `a cut is refused with its row`() {
    let blocks = (0..<64).map { [UInt8(truncatingIfNeeded: $0 * 37)] }
    let file = TestJPEG(columns: 4, rows: 16, blocks: blocks, hasEnd: false).bytes
    #expect(throws: ImageError.truncated(.jpeg, row: 120, height: 128)) {
      _ = try ImageDeveloper.develop(file.dropLast(3) + [], recipe: .asIs)
    }
  }

  @Test func `every prefix is taken whole or refused`() throws {
    let exif = TestExif.orientation(6).segment
    let file = Self.picture([(0xE1, exif)] + TestProfile.segments(TestProfile.gray, size: 50)).bytes
    let whole = try ImageDeveloper.develop(file, recipe: .asIs)
    for count in 0..<file.count {
      do {
        let image = try ImageDeveloper.develop(Array(file[..<count]), recipe: .asIs)
        #expect(image.png == whole.png)
        #expect(image.warnings.contains(.missingEnd))
      } catch {
        switch error {
        case .truncated, .unsupportedFormat: break
        default: Issue.record(Comment("\(count): \(error)"))
        }
      }
    }
  }

  @Test(arguments: [UInt8(0x01), 0x80, 0xFF])
  func `every changed byte is survived`(_ change: UInt8) throws {
    let exif = TestExif.orientation(6).segment
    let file = Self.picture([(0xE1, exif)]).bytes
    var taken = 0
    // A changed size may ask for much work; the limits keep the test short.
    let limits = ImageLimits(pixelCount: 100_000)
    for index in file.indices {
      var damaged = file
      damaged[index] ^= change
      do {
        let image = try ImageDeveloper.develop(damaged, recipe: .asIs, limits: limits)
        _ = try Decoded(image.png)
        taken += 1
      } catch is ImageError {}
    }
    #expect(taken > 0)
  }
}
