@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// PNGs as programs really write them, and those that nobody can decode.
@Suite struct PNGVariantTests {
  typealias Chunk = (name: String, data: [UInt8])

  /// A picture of five by five pixels whose chunks can be chosen.
  private static func file(
    header: [UInt8] = [8, 2, 0, 0, 0], before: [Chunk] = [], data: [Chunk]? = nil,
    after: [Chunk] = []
  ) -> [UInt8] {
    let size = TestPNG.bigEndian(5) + TestPNG.bigEndian(5)
    let chunks = [("IHDR", size + header)] + before + (data ?? [("IDAT", stream)]) + after
    return TestPNG.signature + (chunks + [("IEND", [])]).flatMap { TestPNG.chunk($0.0, $0.1) }
  }

  private static func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    [UInt8(x * 50), UInt8(y * 50), UInt8(x * y * 10)]
  }

  private static let rows = (0..<5).map { y in (0..<5).flatMap { pixel($0, y) } }

  private static let stream = TestPNG.stored(rows.flatMap { [0] + $0 })

  struct Case: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var warnings: [ImageWarning] = []
    var testDescription: String { name }
  }

  /// The picture with a chunk whose check sum is wrong, in front of its pixels.
  private static func damaged(_ chunk: Chunk) -> [UInt8] {
    var broken = TestPNG.chunk(chunk.name, chunk.data)
    broken[broken.count - 1] ^= 1
    let sound = file()
    return sound[..<33] + broken + sound[33...]
  }

  private static let pieces = stream.map { ("IDAT", [$0]) }

  private static let frameControl: [UInt8] =
    [7, 5, 5, 0, 0].flatMap { (number: Int) in TestPNG.bigEndian(number) } + [0, 1, 0, 1, 0, 0]

  private static let xmp = Array(
    "XML:com.adobe.xmp\0\0\0\0\0<x xmlns:tiff=\"http://ns.adobe.com/tiff/1.0/\" tiff:Orientation=\"6\"/>"
      .utf8)

  /// What old programs wrote: the EXIF as hexadecimal text.
  private static let rawProfile: [UInt8] = {
    let block = TestExif.orientation(6).segment
    let digits = Array("0123456789abcdef".utf8)
    let text = block.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    let lines = Array("\nexif\n      \(block.count)\n".utf8) + text
    return Array("Raw profile type exif\0\0".utf8) + TestPNG.stored(lines)
  }()

  static let taken = [
    Case(name: "plain", bytes: file()),
    Case(
      name: "seven passes",
      bytes: file(
        header: [8, 2, 0, 0, 1],
        data: [
          (
            "IDAT",
            TestPNG.stored(
              Adam7.passes.flatMap { pass in
                stride(from: pass.y, to: 5, by: pass.down).flatMap { y in
                  pass.x >= 5
                    ? []
                    : [0] + stride(from: pass.x, to: 5, by: pass.across).flatMap { pixel($0, y) }
                }
              })
          )
        ])),
    Case(name: "a byte a chunk", bytes: file(data: pieces)),
    Case(
      name: "gamma and colours of a screen",
      bytes: file(before: [
        ("gAMA", TestPNG.bigEndian(100_000)),
        ("cHRM", (0..<8).flatMap { TestPNG.bigEndian(20_000 + 1000 * $0) }),
      ])),
    Case(
      name: "what painters note",
      bytes: file(before: [
        ("sBIT", [5, 6, 5]), ("bKGD", [0, 255, 0, 0, 0, 0]),
        ("sPLT", Array("p\0".utf8) + [8, 1, 2, 3, 4, 0, 1]), ("pHYs", [0, 0, 1, 0, 0, 0, 2, 0, 1]),
        ("tIME", [7, 0xE3, 1, 1, 1, 1, 1]),
      ])),
    Case(
      name: "a suggested palette with its histogram",
      bytes: file(before: [("PLTE", [1, 2, 3, 4, 5, 6]), ("hIST", [0, 1, 0, 2])])),
    Case(
      name: "an animation whose first frame is the picture",
      bytes: file(
        before: [("acTL", TestPNG.bigEndian(2) + TestPNG.bigEndian(0)), ("fcTL", frameControl)],
        after: [("fcTL", frameControl), ("fdAT", TestPNG.bigEndian(1) + stream)])),
    Case(
      name: "an animation that is none",
      bytes: file(before: [("acTL", [9]), ("fcTL", [])], after: [("fdAT", [])])),
    Case(
      name: "orientation in words for other programs",
      bytes: file(before: [("iTXt", xmp), ("zTXt", rawProfile)])),
    Case(name: "empty chunks", bytes: file(before: [("gAMA", []), ("pHYs", []), ("tEXt", [])])),
    Case(
      name: "a damaged text", bytes: damaged(("tEXt", Array("k\0v".utf8))),
      warnings: [.damagedAncillaryData]),
    Case(
      name: "a damaged chunk nobody knows", bytes: damaged(("abCd", [1, 2])),
      warnings: [.damagedAncillaryData]),
    Case(
      name: "data behind the pixels", bytes: file(data: [("IDAT", stream + [1, 2, 3])]),
      warnings: [.extraneousData]),
    Case(
      name: "a chunk of data behind the pixels",
      bytes: file(data: [("IDAT", stream), ("IDAT", stream)]), warnings: [.extraneousData]),
  ]

  @Test(arguments: taken)
  func `an unusual PNG is taken, pixel for pixel`(_ example: Case) throws {
    let image = try ImageDeveloper.develop(example.bytes, recipe: .asIs)
    #expect(image.warnings == example.warnings)
    #expect(image.exif.orientation == .upright)
    let decoded = try Decoded(image.png)
    try #require(decoded.size == PixelSize(width: 5, height: 5))
    #expect(decoded.bytes == Self.rows.flatMap(\.self))
  }

  @Test func `of two sound eXIf chunks the first counts`() throws {
    let chunks: [Chunk] = [6, 3].map { ("eXIf", TestExif.orientation($0).block) }
    for file in [Self.file(before: chunks), Self.file(before: [chunks[0]], after: [chunks[1]])] {
      #expect(try ImageDeveloper.develop(file, recipe: .asIs).exif.orientation == .turnedLeft)
    }
    let prefixed = Self.file(before: [("eXIf", TestExif.orientation(6).segment)])
    #expect(try ImageDeveloper.develop(prefixed, recipe: .asIs).exif.orientation == .turnedLeft)
  }

  struct Refusal: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var testDescription: String { name }
  }

  private static var wrongFilter: [UInt8] {
    TestPNG.stored(rows.enumerated().flatMap { [$0.offset == 2 ? 5 : 0] + $0.element })
  }

  static let refused = [
    Refusal(name: "no such filter", bytes: file(data: [("IDAT", wrongFilter)])),
    Refusal(
      name: "a stream that ends early",
      bytes: file(data: [("IDAT", TestPNG.stored(rows.dropLast().flatMap { [0] + $0 }))])),
    Refusal(name: "no stream", bytes: file(data: [("IDAT", [1, 2, 3, 4])])),
    Refusal(
      name: "pixels in two places",
      bytes: file(data: [
        ("IDAT", Array(stream[..<20])), ("tEXt", Array("k\0v".utf8)),
        ("IDAT", Array(stream[20...])),
      ])),
    Refusal(name: "no palette", bytes: file(header: [8, 3, 0, 0, 0])),
    Refusal(
      name: "a palette of half a colour",
      bytes: file(header: [8, 3, 0, 0, 0], before: [("PLTE", [1, 2])])),
    Refusal(name: "no pixels", bytes: file(data: [])),
    Refusal(name: "no header", bytes: Array(file()[..<8] + file()[33...])),
    Refusal(name: "colour type 1", bytes: file(header: [8, 1, 0, 0, 0])),
    Refusal(name: "colour type 9", bytes: file(header: [8, 9, 0, 0, 0])),
    Refusal(name: "3 bits", bytes: file(header: [3, 0, 0, 0, 0])),
    Refusal(name: "99 bits", bytes: file(header: [99, 2, 0, 0, 0])),
    Refusal(name: "a compression nobody knows", bytes: file(header: [8, 2, 1, 0, 0])),
    Refusal(name: "filters nobody knows", bytes: file(header: [8, 2, 0, 1, 0])),
    Refusal(name: "passes nobody knows", bytes: file(header: [8, 2, 0, 0, 2])),
    Refusal(name: "a needed chunk nobody knows", bytes: file(before: [("ABCD", [1])])),
    Refusal(
      name: "what iPhones have in their applications",
      bytes: file()[..<8] + TestPNG.chunk("CgBI", [0x50, 0, 0x20, 2]) + file()[8...]),
  ]

  @Test(arguments: refused)
  func `a PNG that cannot be decoded is refused`(_ example: Refusal) {
    #expect(Verdict(example.bytes) == .corrupt(.png))
  }
}
