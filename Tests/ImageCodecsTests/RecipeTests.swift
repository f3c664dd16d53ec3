@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// Turning by hand, mirroring and placement on the whole way from bytes to PNG.
@Suite struct RecipeTests {
  private static let colors: [[UInt8]] = [
    [255, 0, 0], [0, 255, 0], [0, 0, 255], [255, 255, 0], [0, 255, 255], [255, 0, 255],
  ]

  /// Three by two pixels, with an orientation in EXIF.
  private static func file(_ orientation: Orientation) -> [UInt8] {
    let rows = [Array(colors[..<3].joined()), Array(colors[3...].joined())]
    let exif = TestExif.orientation(orientation.rawValue).block
    return TestPNG(width: 3, height: 2, colorType: 2, rows: rows, before: [("eXIf", exif)]).bytes
  }

  private func grid(_ png: [UInt8]) throws -> [[[UInt8]]] {
    let picture = try Decoded(png)
    return (0..<picture.size.height).map { y in
      (0..<picture.size.width).map { x in Array(picture.pixel(x, y).prefix(3)) }
    }
  }

  @Test(arguments: Orientation.allCases, Rotation.allCases)
  func `turning by hand goes on from upright`(
    _ orientation: Orientation, _ rotation: Rotation
  ) throws {
    let file = Self.file(orientation)
    let upright = try ImageDeveloper.develop(file, recipe: .asIs)
    #expect(upright.exif.orientation == orientation)
    var expected = try grid(upright.png)
    for _ in 0..<rotation.rawValue / 90 {
      expected = expected[0].indices.map { column in expected.reversed().map { $0[column] } }
    }
    var recipe = ImageRecipe(rotation: rotation, maximumSide: .original)
    let turned = try ImageDeveloper.develop(file, recipe: recipe)
    #expect(try grid(turned.png) == expected)
    #expect(turned.receivedPixels == upright.size)
    recipe.isMirrored = true
    let mirrored = try ImageDeveloper.develop(file, recipe: recipe)
    #expect(try grid(mirrored.png) == expected.map { $0.reversed() })
  }

  @Test func `the crop counts in the turned picture`() throws {
    let recipe = ImageRecipe(
      rotation: .quarter, crop: .square, placement: .gravity(.south), maximumSide: .original)
    let image = try ImageDeveloper.develop(Self.file(.upright), recipe: recipe)
    #expect(image.size == PixelSize(width: 2, height: 2))
    #expect(
      try grid(image.png) == [
        [Self.colors[4], Self.colors[1]], [Self.colors[5], Self.colors[2]],
      ])
  }

  /// Grey noise in the last quarter of a row, nothing elsewhere.
  private func striking(_ size: PixelSize, atEnd: Bool) -> TestPNG {
    var generator = SeededGenerator(seed: 2)
    let start = atEnd ? size.width * 3 / 4 : 0
    let rows = (0..<size.height).map { _ in
      (0..<size.width).map { x in
        let byte = UInt8(truncatingIfNeeded: generator.next())
        return (start..<start + size.width / 4).contains(x) ? byte : 128
      }
    }
    return TestPNG(width: size.width, height: size.height, colorType: 0, rows: rows)
  }

  @Test(arguments: [40, 200, 900], [false, true])
  func `attention finds what there is at every size`(_ height: Int, _ atEnd: Bool) throws {
    let size = PixelSize(width: 2 * height, height: height)
    let file = striking(size, atEnd: atEnd).bytes
    let whole = try Decoded(file)
    let image = try ImageDeveloper.develop(
      file, recipe: ImageRecipe(crop: .mugshot, maximumSide: .original))
    let decoded = try Decoded(image.png)
    #expect(decoded.size == PixelSize(width: height * 4 / 5, height: height))
    // All of the noise is inside: as many samples differ from the ground as before.
    let count = { (picture: Decoded) in picture.bytes.count { $0 != 128 } }
    #expect(count(decoded) == count(whole))
    let centred = try ImageDeveloper.develop(
      file, recipe: ImageRecipe(crop: .mugshot, placement: .center, maximumSide: .original))
    #expect(count(try Decoded(centred.png)) < count(whole) / 2)
  }

  @Test(arguments: [Orientation.turnedLeft, .turnedRight, .upsideDown, .transposed])
  func `attention looks at the picture as it will stand`(_ orientation: Orientation) throws {
    var file = striking(PixelSize(width: 300, height: 150), atEnd: true)
    let exif = TestExif.orientation(orientation.rawValue).block
    file.before = [("eXIf", exif)]
    let image = try ImageDeveloper.develop(
      file.bytes, recipe: ImageRecipe(crop: .square, placement: .attention, maximumSide: .original))
    let decoded = try Decoded(image.png)
    let whole = try Decoded(file.bytes)
    #expect(decoded.bytes.count { $0 != 128 } == whole.bytes.count { $0 != 128 })
  }

  @Test func `a mugshot of a picture without room is refused before decoding`() {
    let header = TestPNG(width: 9, height: 1, colorType: 0, rows: [Array(repeating: 1, count: 9)])
    #expect(
      throws: ImageError.crop(.nothingLeft(across: 4, down: 5, picture: .init(width: 9, height: 1)))
    ) {
      _ = try ImageDeveloper.develop(
        header.bytes, recipe: ImageRecipe(crop: .mugshot, maximumSide: .original))
    }
  }
}
