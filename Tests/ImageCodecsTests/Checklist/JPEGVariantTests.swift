@testable import ImageCodecs
import Raster
import TestSupport
import Testing

/// JPEGs as programs and cameras really write them, and those that nobody can decode.
@Suite struct JPEGVariantTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var warnings: [ImageWarning] = []
    /// The colours of four blocks, two across.
    var colors: [[UInt8]] = [40, 90, 200, 17].map { [$0, $0, $0] }
    var testDescription: String { name }
  }

  private static func flat(
    _ samples: [UInt8], _ segments: [(marker: UInt8, data: [UInt8])]
  ) -> [UInt8] {
    TestJPEG(
      columns: 2, rows: 2, blocks: Array(repeating: samples, count: 4), segments: segments
    ).bytes
  }

  private static let eightBit = VariantJPEG.quantisation([0] + Array(repeating: 1, count: 64))
  private static let sixteenBit = VariantJPEG.quantisation(
    [0x10] + (0..<64).flatMap { _ in [0, 1] })
  private static let jfif2: (marker: UInt8, data: [UInt8]) = (
    0xE0, Array("JFIF\0".utf8) + [2, 1, 0, 0, 1, 0, 1, 0, 0]
  )

  static let taken = [
    Case(name: "plain", bytes: VariantJPEG.gray.bytes),
    Case(name: "arithmetic coding", bytes: VariantJPEG.arithmetic),
    Case(name: "quantisation of 16 bits", bytes: VariantJPEG.gray(eightBit, sixteenBit)),
    Case(
      name: "extended sequential",
      bytes: VariantJPEG.gray(VariantJPEG.frame(0xC0), VariantJPEG.frame(0xC1))),
    Case(
      name: "grey with sampling of two by two",
      bytes: VariantJPEG.gray(
        VariantJPEG.frame(0xC0), VariantJPEG.frame(0xC0, sampling: 0x22))),
    Case(
      name: "a scan of its own for each component", bytes: VariantJPEG.separateScans,
      colors: [[1, 2, 3], [90, 80, 70], [200, 7, 0], [9, 8, 255]]),
    Case(
      name: "a scan that says to be of the first coefficient only",
      bytes: VariantJPEG.gray(
        TestJPEG.segment(0xDA, [1, 1, 0, 0, 63, 0]), TestJPEG.segment(0xDA, [1, 1, 0, 0, 0, 0])),
      warnings: [.oddHeader]),
    Case(
      name: "filling before a marker",
      bytes: VariantJPEG.gray(eightBit, [0xFF, 0xFF, 0xFF] + eightBit)),
    Case(
      name: "junk between segments", bytes: VariantJPEG.gray(eightBit, eightBit + [0, 1, 2]),
      warnings: [.extraneousData]),
    Case(
      name: "a later revision of JFIF",
      bytes: [0xFF, 0xD8] + TestJPEG.segment(jfif2.marker, jfif2.data)
        + VariantJPEG.gray.bytes.dropFirst(2), warnings: [.oddHeader]),
    Case(
      name: "a transformation of one component",
      bytes: flat([77], [VariantJPEG.adobe(transform: 1)]),
      colors: Array(repeating: [77, 77, 77], count: 4)),
    Case(
      name: "a transformation for inks of three components",
      bytes: flat([99, 128, 128], [VariantJPEG.adobe(transform: 2)]), warnings: [.oddHeader],
      colors: Array(repeating: [99, 99, 99], count: 4)),
    // Light and two differences of colour become inks: 255 - 200, weighed by 128 of 255.
    Case(
      name: "inks as light and differences",
      bytes: flat([200, 128, 128, 128], [VariantJPEG.adobe(transform: 2)]),
      colors: Array(repeating: [28, 28, 28], count: 4)),
  ]

  @Test(arguments: taken)
  func `an unusual JPEG is taken, pixel for pixel`(_ example: Case) throws {
    let image = try ImageDeveloper.develop(example.bytes, recipe: .asIs)
    #expect(image.warnings == example.warnings)
    let decoded = try Decoded(image.png)
    try #require(decoded.size == PixelSize(width: 16, height: 16))
    for y in 0..<16 {
      for x in 0..<16 {
        #expect(decoded.pixel(x, y) == example.colors[y / 8 * 2 + x / 8] + [255])
      }
    }
  }

  @Test(arguments: 1...33)
  func `a size that is no whole number of blocks loses no pixel`(_ width: Int) throws {
    let height = 34 - width
    let (columns, rows) = ((width + 7) / 8, (height + 7) / 8)
    let blocks = (0..<columns * rows).map { [UInt8($0 * 9 + 5)] }
    let file = TestJPEG(columns: columns, rows: rows, width: width, height: height, blocks: blocks)
    let decoded = try Decoded(try ImageDeveloper.develop(file.bytes, recipe: .asIs).png)
    try #require(decoded.size == PixelSize(width: width, height: height))
    for y in 0..<height {
      for x in 0..<width {
        #expect(decoded.pixel(x, y)[0] == blocks[y / 8 * columns + x / 8][0])
      }
    }
  }

  struct Refusal: CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var verdict: Verdict
    var testDescription: String { name }
  }

  private static let frame = VariantJPEG.frame(0xC0)

  static let refused = [
    Refusal(
      name: "12 bits a sample",
      bytes: VariantJPEG.gray(frame, VariantJPEG.frame(0xC1, precision: 12)),
      verdict: .unsupported(.jpeg)),
    Refusal(
      name: "lossless", bytes: VariantJPEG.gray(frame, VariantJPEG.frame(0xC3)),
      verdict: .unsupported(.jpeg)),
    Refusal(
      name: "hierarchical", bytes: VariantJPEG.gray(frame, VariantJPEG.frame(0xC5)),
      verdict: .unsupported(.jpeg)),
    Refusal(
      name: "arithmetic and lossless", bytes: VariantJPEG.gray(frame, VariantJPEG.frame(0xCB)),
      verdict: .unsupported(.jpeg)),
    Refusal(
      name: "a width that no JPEG has", bytes: HostileJPEG.header(width: 65_535, height: 9),
      verdict: .refused(
        .tooLarge(PixelSize(width: 65_535, height: 9), limit: .side(32_767)))),
    Refusal(name: "no frame", bytes: VariantJPEG.gray(frame, []), verdict: .corrupt(.jpeg)),
    Refusal(
      name: "two frames", bytes: VariantJPEG.gray(frame, frame + frame), verdict: .corrupt(.jpeg)),
    Refusal(
      name: "no quantisation", bytes: VariantJPEG.gray(eightBit, []), verdict: .corrupt(.jpeg)),
    Refusal(
      name: "no scan", bytes: VariantJPEG.gray.head(frame: 0xC0) + [0xFF, 0xD9],
      verdict: .corrupt(.jpeg)),
    Refusal(name: "nothing", bytes: [0xFF, 0xD8, 0xFF, 0xD9], verdict: .corrupt(.jpeg)),
  ]

  @Test(arguments: refused)
  func `a JPEG that cannot be decoded is refused`(_ example: Refusal) {
    #expect(Verdict(example.bytes) == example.verdict)
  }

  @Test func `the same bytes always give the same PNG and thumbnail`() throws {
    for picture in SmallPicture.jpegs + SmallPicture.pngs {
      let first = try ImageDeveloper.develop(picture.bytes, recipe: .asIs)
      #expect(try ImageDeveloper.develop(picture.bytes, recipe: .asIs) == first)
    }
  }
}
