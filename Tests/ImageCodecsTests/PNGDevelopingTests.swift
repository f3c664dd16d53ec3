@testable import ImageCodecs
import Raster
import TestSupport
import Testing

@Suite struct PNGDevelopingTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var bitDepth = 8
    var colorType: UInt8
    var rows: [[UInt8]]
    var before: [(name: String, data: [UInt8])] = []
    var kind: ImageFacts.ColorKind
    var pixels: [[UInt8]]
    var testDescription: String { name }

    var png: TestPNG {
      TestPNG(
        width: pixels.count, height: 1, bitDepth: bitDepth, colorType: colorType, rows: rows,
        before: before)
    }
  }

  private static let palette: (name: String, data: [UInt8]) = (
    "PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9]
  )

  static let cases = [
    Case(
      name: "1-bit grey", bitDepth: 1, colorType: 0, rows: [[0b0101_0000]], kind: .gray,
      pixels: [[0, 0, 0, 255], [255, 255, 255, 255], [0, 0, 0, 255], [255, 255, 255, 255]]),
    Case(
      name: "2-bit grey", bitDepth: 2, colorType: 0, rows: [[0b0001_1011]], kind: .gray,
      pixels: [[0, 0, 0, 255], [85, 85, 85, 255], [170, 170, 170, 255], [255, 255, 255, 255]]),
    Case(
      name: "4-bit grey", bitDepth: 4, colorType: 0, rows: [[0x1F]], kind: .gray,
      pixels: [[17, 17, 17, 255], [255, 255, 255, 255]]),
    // 16 bits are rounded: 0x0080 is 0.498 of a step, 0x0081 is 0.502.
    Case(
      name: "16-bit grey", bitDepth: 16, colorType: 0, rows: [[0, 0x80, 0, 0x81, 0xFF, 0x7F]],
      kind: .gray, pixels: [[0, 0, 0, 255], [1, 1, 1, 255], [255, 255, 255, 255]]),
    Case(
      name: "16-bit RGB", bitDepth: 16, colorType: 2, rows: [[0x12, 0x12, 0xAB, 0xCD, 0, 0]],
      kind: .rgb, pixels: [[0x12, 0xAB, 0, 255]]),
    Case(
      name: "16-bit RGBA", bitDepth: 16, colorType: 6, rows: [[1, 1, 2, 2, 3, 3, 4, 4]],
      kind: .rgba, pixels: [[1, 2, 3, 4]]),
    Case(name: "RGB", colorType: 2, rows: [[1, 2, 3]], kind: .rgb, pixels: [[1, 2, 3, 255]]),
    Case(
      name: "grey RGB", colorType: 2, rows: [[7, 7, 7]], kind: .gray, pixels: [[7, 7, 7, 255]]),
    Case(
      name: "RGBA", colorType: 6, rows: [[1, 2, 3, 4, 5, 6, 7, 255]], kind: .rgba,
      pixels: [[1, 2, 3, 4], [5, 6, 7, 255]]),
    Case(
      name: "opaque RGBA", colorType: 6, rows: [[5, 6, 7, 255]], kind: .rgb,
      pixels: [[5, 6, 7, 255]]),
    Case(
      name: "grey and alpha", colorType: 4, rows: [[5, 6]], kind: .rgba, pixels: [[5, 5, 5, 6]]),
    Case(
      name: "grey and opaque alpha", colorType: 4, rows: [[5, 255]], kind: .gray,
      pixels: [[5, 5, 5, 255]]),
    Case(
      name: "palette", bitDepth: 2, colorType: 3, rows: [[0b0001_1011]], before: [palette],
      kind: .rgb,
      pixels: [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [9, 9, 9, 255]]),
    Case(
      name: "palette with alpha", colorType: 3, rows: [[1, 2]],
      before: [palette, ("tRNS", [255, 77])], kind: .rgba,
      pixels: [[0, 255, 0, 77], [0, 0, 255, 255]]),
    Case(
      name: "index beyond the palette", colorType: 3, rows: [[0, 9]], before: [palette], kind: .rgb,
      pixels: [[255, 0, 0, 255], [0, 0, 0, 255]]),
    Case(
      name: "grey with a transparent value", bitDepth: 2, colorType: 0, rows: [[0b0001_0000]],
      before: [("tRNS", [0, 1])], kind: .rgba, pixels: [[0, 0, 0, 255], [85, 85, 85, 0]]),
    Case(
      name: "16-bit grey with a transparent value", bitDepth: 16, colorType: 0,
      rows: [[1, 2, 1, 3]], before: [("tRNS", [1, 2])], kind: .rgba,
      pixels: [[1, 1, 1, 0], [1, 1, 1, 255]]),
    Case(
      name: "RGB with a transparent value", colorType: 2, rows: [[1, 2, 3, 1, 2, 4]],
      before: [("tRNS", [0, 1, 0, 2, 0, 3])], kind: .rgba, pixels: [[1, 2, 3, 0], [1, 2, 4, 255]]),
    Case(
      name: "gamma is ignored", colorType: 0, rows: [[100]],
      before: [("gAMA", TestPNG.bigEndian(20_000)), ("bKGD", [0, 9])], kind: .gray,
      pixels: [[100, 100, 100, 255]]),
  ]

  @Test(arguments: cases)
  func `each kind of pixel comes out right`(_ example: Case) throws {
    let image = try ImageDeveloper.develop(example.png.bytes, recipe: .asIs)
    let decoded = try Decoded(image.png)
    #expect(image.colorKind == example.kind)
    #expect(image.format == .png)
    #expect((0..<example.pixels.count).map { decoded.pixel($0, 0) } == example.pixels)
    #expect(chunks(of: image.png).map(\.name) == ["IHDR", "sRGB", "IDAT", "IEND"])
  }

  private static func gradient(
    _ before: [(name: String, data: [UInt8])] = [], after: [(name: String, data: [UInt8])] = []
  ) -> TestPNG {
    TestPNG(
      width: 4, height: 6, colorType: 2,
      rows: (0..<6).map { y in (0..<4).flatMap { [UInt8($0 * 10), UInt8(y * 20), 3] } },
      before: before, after: after)
  }

  @Test(arguments: Orientation.allCases, [false, true])
  func `an eXIf chunk before or behind the pixels turns them`(
    _ orientation: Orientation, _ isAfter: Bool
  ) throws {
    let exif = [("eXIf", TestExif.orientation(orientation.rawValue).block)]
    let file = isAfter ? Self.gradient(after: exif) : Self.gradient(exif)
    let image = try ImageDeveloper.develop(file.bytes, recipe: .asIs)
    let decoded = try Decoded(image.png)
    let stored = PixelSize(width: 4, height: 6)
    #expect(image.size == orientation.uprightSize(ofStored: stored))
    for y in 0..<image.size.height {
      for x in 0..<image.size.width {
        let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
        let place = orientation.storedRect(ofUpright: pixel, inStored: stored)
        #expect(decoded.pixel(x, y) == [UInt8(place.x * 10), UInt8(place.y * 20), 3, 255])
      }
    }
  }

  @Test func `a damaged eXIf chunk is ignored for the next sound one`() throws {
    var broken = TestPNG.chunk("eXIf", TestExif.orientation(3).block)
    broken[broken.count - 1] ^= 1
    let sound = TestPNG.chunk("eXIf", TestExif.orientation(6).block)
    let plain = Self.gradient().bytes
    let header = 8 + 25
    let file = plain[..<header] + broken + sound + plain[header...]
    let image = try ImageDeveloper.develop(Array(file), recipe: .asIs)
    #expect(image.exif.orientation == .turnedLeft)
    #expect(image.warnings == [.damagedAncillaryData])
  }

  @Test func `nothing but the picture is stored`() throws {
    let extra: [(name: String, data: [UInt8])] = [
      ("tEXt", Array("Comment\0secret".utf8)), ("pHYs", Array(repeating: 0, count: 9)),
      ("tIME", [7, 0xE3, 1, 1, 1, 1, 1]), ("eXIf", TestExif.orientation(1).block),
    ]
    let image = try ImageDeveloper.develop(Self.gradient(extra).bytes, recipe: .asIs)
    let plain = try ImageDeveloper.develop(Self.gradient().bytes, recipe: .asIs)
    #expect(image.png == plain.png)
  }

  @Test(
    arguments: [
      ([9, 16, 0, 1], ImageWarning.dynamicRangeIgnored), ([9, 18, 0, 1], .dynamicRangeIgnored),
      ([12, 13, 0, 1], .profileNotCarried), ([1, 13, 0, 1], nil), ([1, 13], nil),
    ] as [([UInt8], ImageWarning?)])
  func `coding points that are not kept are mentioned`(
    _ points: [UInt8], _ warning: ImageWarning?
  ) throws {
    let file = Self.gradient([("cICP", points)])
    let image = try ImageDeveloper.develop(file.bytes, recipe: .asIs)
    #expect(image.warnings == [warning].compactMap { $0 })
  }

  @Test func `a missing end is a warning and a tail is none`() throws {
    let file = Self.gradient().bytes
    let whole = try ImageDeveloper.develop(file, recipe: .asIs)
    for count in 1...12 {
      let cut = try ImageDeveloper.develop(file.dropLast(count) + [], recipe: .asIs)
      #expect(cut.png == whole.png)
      #expect(cut.warnings == [.missingEnd])
    }
    #expect(try ImageDeveloper.develop(file + [1, 2, 3], recipe: .asIs) == whole)
  }

  @Test func `every prefix is taken whole or refused`() throws {
    let exif = [
      ("eXIf", TestExif.orientation(6).block), ("iCCP", TestProfile.chunk(TestProfile.sRGB)),
    ]
    let file = Self.gradient(exif).bytes
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

  @Test func `a cut is refused with its row`() throws {
    let noisy = TestPNG(
      width: 100, height: 100, colorType: 0, rows: Array(repeating: Array(0..<100), count: 100))
    let file = noisy.bytes
    #expect(throws: ImageError.truncated(.png, row: 49, height: 100)) {
      // 33 bytes of header, 8 of the chunk, 7 of the stream, 101 a row.
      _ = try ImageDeveloper.develop(Array(file[..<(48 + 101 * 50 - 1)]), recipe: .asIs)
    }
  }

  @Test func `every changed byte of the pixels is noticed`() throws {
    let file = Self.gradient().bytes
    let critical = [8..<33, 33..<(file.count - 12)]
    for index in critical.joined() {
      var damaged = file
      damaged[index] ^= 0x10
      #expect(throws: ImageError.self) {
        _ = try ImageDeveloper.develop(damaged, recipe: .asIs)
      }
    }
  }

  @Test func `a wrong Adler sum is noticed although the pixels are all there`() throws {
    var file = TestPNG.signature + TestPNG.chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
    var stream = TestPNG.stored([0, 77])
    stream[stream.count - 1] ^= 1
    file += TestPNG.chunk("IDAT", stream) + TestPNG.chunk("IEND", [])
    let error = #expect(throws: ImageError.self) {
      _ = try ImageDeveloper.develop(file, recipe: .asIs)
    }
    guard case .corrupt(.png, _) = error else {
      Issue.record("refused as \(String(describing: error))")
      return
    }
  }
}
